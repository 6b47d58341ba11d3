import CommandKit
import HPSession
import SessionSupport
import TerminalSupport
import Testing

/// What the help of a command says that it leads to, held against what the scripts make it do.
@Suite(.timeLimit(.minutes(10))) struct CallsTests {
  /// What a table asks and tells all the time, which is no command's own.
  private static let queries: Set = [
    "numberOfRowsInSection", "cellForRowAt", "willDisplay", "didHighlightRowAt",
    "didUnhighlightRowAt",
  ]

  private static let root: String = {
    let package = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(package)/scripts/behaviours"
  }()

  @Test func `every call in the scripts is one that its command's help lists`() throws {
    var commands = Set<String>()
    for path in try TestSuite([Self.root]).paths {
      let script = try Include(path)
      let text = try ScriptParser.parse(script.source)
      // A known mistake makes calls that no command is to blame for.
      guard !text.units.contains(where: { $0.items.contains { $0.words[0].isBare("fault") } })
      else { continue }
      for (command, name) in try Self.calls(of: text, in: script.source) {
        guard let spec = CommandRegistry<Session>.standard.command(named: command)?.spec else {
          continue
        }
        commands.insert(spec.name)
        #expect(spec.calls.contains(name), "\(command) led to \(name) in \(path)")
      }
    }
    // The commands that make calls at all: had the scripts not run, there were none.
    let declared = CommandRegistry<Session>.standard.commands.filter { !$0.spec.calls.isEmpty }
    #expect(commands == Set(declared.map(\.name)))
  }

  /// Runs a script command by command and returns each call with the command that led to it.
  private static func calls(
    of text: ScriptText, in source: SourceText
  ) throws -> [(command: String, name: String)] {
    let folder = try TemporaryFolder()
    try text.unpackFixtures(into: folder.path)
    var commands: [String?] = []
    var lines: [String] = []
    for item in text.units.flatMap(\.items) {
      let words = item.words.drop { $0.isBare("!") }
      lines += [source.text(in: item.range), "echo '@'", "calls", "echo '@'"]
      commands.append(actName(of: words))
    }
    let path = try folder.write(lines.joined(separator: "\n") + "\n", to: "calls.hpsh")
    let run = try Hpsh.run(["-k", path])
    let pieces = run.output.split(separator: "@\n", omittingEmptySubsequences: false)
    var found: [(String, String)] = []
    for (index, command) in commands.enumerated() where index * 2 + 1 < pieces.count {
      guard let command else { continue }
      for line in pieces[index * 2 + 1].split(separator: "\n") {
        let words = line.split(separator: " ")
        // What does not add up is no call.
        guard words.count > 1, !["(invalid)", "(undone)"].contains(words[1]) else { continue }
        let isSilent = words[1] == "(silent)"
        let name = isSilent && words[2] == "deselect" ? "silentDeselect" : words[isSilent ? 2 : 1]
        if !queries.contains(String(name)) { found.append((command, String(name))) }
      }
    }
    return found
  }

  /// Returns the name of the command that words are, nil for one whose calls `calls` does not show.
  private static func actName(of words: ArraySlice<Word>) -> String? {
    guard let name = words.first?.text,
      let command = CommandRegistry<Session>.standard.command(named: name),
      Category.isAct(command, words.dropFirst())
    else { return nil }
    return name
  }
}
