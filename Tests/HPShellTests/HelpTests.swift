import SessionSupport
import TerminalSupport
import Testing

/// What the help says is tried as it stands.
@Suite(.timeLimit(.minutes(10))) struct HelpTests {
  /// The names that `help all` lists.
  private static func commandNames() throws -> [String] {
    try Hpsh.run(["-c", "help all"]).lines
      .filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test func `the two examples of each command print what its help says`() throws {
    let names = try Self.commandNames()
    let pages = try Hpsh.run(["-c", names.map { "help \($0); echo =-=-=" }.joined(separator: "; ")])
      .output.split(separator: "=-=-=\n").map(HelpExamples.init)
    try #require(pages.count == names.count && names.count > 70)
    let folder = try TemporaryFolder()
    for (name, page) in zip(names, pages) {
      #expect(page.scripts.count == 2, "\(name)")
      // Scripts have no aliases.
      if name.hasSuffix("alias") { continue }
      for (index, script) in page.scripts.enumerated() {
        try folder.write(script, to: "\(name)-\(index).hpsh")
      }
    }
    let run = try Hpsh.run(["test", folder.path])
    let failures = run.output.split(separator: "\n").filter { !$0.hasPrefix("ok") }
    #expect(run.status == 0, "\(failures.joined(separator: "\n"))\n\(run.errors)")
  }

  @Test func `the first lines can be typed as they stand`() throws {
    let lines = try Hpsh.run(["-c", "help"]).output.split(separator: "\n\n")[1]
      .split(separator: "\n").filter { !$0.hasPrefix("   ") }
      .map { $0.dropFirst(2).prefixBeforeColumns }
    #expect(lines.count == 12 && lines.last == "exit")
    let run = try Hpsh.run([], input: lines.joined(separator: "\n"))
    #expect(run.errors == "" && run.status == 0)
    #expect(run.output.contains("1:2 -> 1:11  (asked for 2:0; edge of section 1)"))
  }

  @Test func `help leads on to each topic, and each says where it is`() throws {
    let text = try Hpsh.run(["-c", "help"]).output
    for topic in [
      "addresses", "data", "scripts", "tests", "policies", "faults", "rules", "startup",
    ] {
      #expect(text.contains(topic))
      #expect(try Hpsh.run(["-c", "help \(topic)"]).output.hasSuffix("\n"))
    }
  }

  @Test(arguments: [
    ("test", "In the system's shell:\n\nRuns scripts as tests"),
    ("move", "Moves rows as a finger does"), ("explain", "Explains an update exception"),
    ("card-by-name", "card-by-name: a mistake of controllers"), ("no-row", "no-row: no row stands"),
    ("junit", "nothing"),
  ])
  func `help knows commands, sub-commands, codes and mistakes`(name: String, begin: String) throws {
    let run = try Hpsh.run(["-c", "help \(name)"])
    if begin == "nothing" {
      #expect(run.errors.hasSuffix("  hint: apropos junit looks for it\n"))
    } else {
      #expect(run.output.hasPrefix(begin))
    }
  }
}

/// The examples that a page of the help has, as scripts.
private struct HelpExamples {
  let scripts: [String]

  init(_ page: some StringProtocol) {
    let text = String(page)
    guard let head = text.firstRange(of: "\nExamples") else {
      scripts = []
      return
    }
    let rest = text[head.upperBound...].components(upTo: "\n\nSee also:")
    let parts = rest.split(separator: "\n\n")
    let setUp = parts[0].firstRange(of: ", each after ").map { range in
      "\(parts[0][range.upperBound...].dropLast())\n#> ...\n"
    }
    scripts = parts.dropFirst().map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }
      return (setUp ?? "") + lines.joined(separator: "\n") + "\n"
    }
  }
}

extension StringProtocol {
  /// The text before the first gap between columns.
  fileprivate var prefixBeforeColumns: String {
    String(firstRange(of: "  ").map { self[..<$0.lowerBound] } ?? self[...])
  }
}

extension Substring {
  /// Returns the text before another.
  fileprivate func components(upTo end: String) -> Substring {
    firstRange(of: end).map { self[..<$0.lowerBound] } ?? self
  }
}
