import CommandKit
import HPSession
import SessionSupport
import Testing

struct RecordedCommandTests {
  /// Returns what is recorded of commands on twelve characters, without the first line and the dump.
  private func recorded(
    _ commands: String..., arguments: [String] = []
  ) throws -> String {
    let folder = try TemporaryFolder()
    var trial = try TrialSession.loaded(isGrouped: false)
    trial.session.arguments = arguments
    let path = "\(folder.path)/a.hpsh"
    #expect(trial.run("record \(path)") == "")
    for command in commands { trial.run(command) }
    #expect(trial.run("record off") == "")
    let text = String(decoding: try FileSystem.contents(ofFile: path), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst().prefix { !$0.hasPrefix("expect dump") }.joined(separator: "\n")
  }

  @Test(
    arguments: [
      ("move 0 -> 0:2", "move @aa1 -> 0:2  # Harry Potter"),
      ("move \"Draco Malfoy\" → last", "move @bb2 → @jj11  # Draco Malfoy, Garrick Ollivander"),
      ("move 0:0->0:2", "move @aa1->0:2  # Harry Potter"),
      ("move 0:2 before @aa1", "move @bb2 before @aa1  # Draco Malfoy, Harry Potter"),
      ("tap 0:1", "tap @aa10  # Hermione Granger"),
      ("select 0; deselect selected", "select @aa1  # Harry Potter\ndeselect @aa1  # Harry Potter"),
      ("reload 0:0..0:1", "reload @aa1..@aa10  # Harry Potter, Hermione Granger"),
      ("reload 0 .. 1", "reload @aa1 .. @aa10  # Harry Potter, Hermione Granger"),
      ("delete where house = Ravenclaw", "delete where house = Ravenclaw"),
      ("metrics row-height 80 of 0:2", "metrics row-height 80 of @bb2  # Draco Malfoy"),
      (
        "redirect select 0 -> 1",
        "redirect select @aa1 -> @aa10  # Harry Potter, Hermione Granger"
      ),
      ("update 0 n=\"a b\"", "update @aa1 n=\"a b\"  # Harry Potter"),
      ("insert 0:0 name=0", "insert 0:0 name=0"),
      ("model move \"Draco Malfoy\" -> 0:0", "model move @bb2 -> 0:0  # Draco Malfoy"),
      ("select card Patronus:", ""),
      ("use card; use main; select card 0:1", "select card @house  # House: "),
      ("use card; select 0", "use card\nselect @gender  # Gender: "),
      (
        "group house; reload section Slytherin",
        "group house\nreload section Slytherin"
      ),
      ("! select 99; select 0 99; move 0 -> 0:0; edit off; reorder all; deselect 0", ""),
      ("ls; dump; mark a; expect count = 12; echo a; trace on; set quiet on; use main", ""),
      (
        "repeat 2 { move 0:0 -> 0:1 }",
        "move @aa1 -> 0:1  # Harry Potter\nmove @aa10 -> 0:1  # Hermione Granger"
      ),
      ("select 0; undo; redo", "select @aa1  # Harry Potter\nundo\nredo"),
      (
        "fault mover-insert-first on; move 3 -> 0:1; reload; select 1 0",
        """
        fault mover-insert-first on
        move @cc3 -> 0:1  # Severus Snape
        reload
        select 0:1 @aa1  # Severus Snape, Harry Potter
        """
      ),
      ("swipe 0", "swipe @aa1  # Harry Potter"),
      (
        "metrics row-height 100; scroll last",
        "metrics row-height 100\nscroll @jj11  # Garrick Ollivander"
      ),
    ] as [(String, String)])
  func `a command is recorded as what it came to`(command: String, line: String) throws {
    let recorded = try recorded(command)
    #expect(recorded == line)
  }

  @Test func `taps where several can be selected are recorded as what they came to`() throws {
    #expect(
      try recorded(
        "allow selection multiple", "select 0 1", "select 1", "select 0 1", "select selected")
          == """
          allow selection multiple
          select @aa1 @aa10  # Harry Potter, Hermione Granger
          deselect @aa10  # Hermione Granger
          select @aa1 @aa10  # Harry Potter, Hermione Granger
          deselect @aa10  # Hermione Granger
          """)
  }

  @Test(
    arguments: [
      ("select $1", ["0:1"], "select @aa10  # Hermione Granger"),
      ("select \"$1\"", ["Draco Malfoy"], "select @bb2  # Draco Malfoy"),
      ("select $1 main:0", ["main"], ""),
      ("move $1->0:0", ["0:1"], "move 0:1->0:0"),
      ("select $1..$2", ["0", "1"], "select 0..1"),
      ("veto select where  name contains $1", ["a b"], "veto select where name contains \"a b\""),
      (
        "update 0 name=$1", ["\"a\" $b; #c"],
        ##"update @aa1 name="\""a"\" \$"b"; ""#c"  # Harry Potter"##
      ),
      ("use $1; select 0", ["card"], "use card\nselect @gender  # Gender: "),
    ] as [(String, [String], String)])
  func `variables are recorded as what they stood for`(
    command: String, arguments: [String], line: String
  ) throws {
    let recorded = try recorded(command, arguments: arguments)
    #expect(recorded == line)
  }

  @Test func `a comment names five titles at most, and nothing in it drives a terminal`() throws {
    #expect(
      try recorded("reload 0 1 2 3 4 5 6", "update 0 name=\"a\\u{1B}[31m\\nb\"", "reload 0") == """
        reload @aa1 @aa10 @bb2 @cc3 @dd4 @ee5 @ff6  # Harry Potter, Hermione Granger, Draco Malfoy, \
        Severus Snape, Luna Lovegood and 2 more
        update @aa1 name="a\\u{1B}[31m\\nb"  # Harry Potter
        reload @aa1  # a\\u{1B}[31m\\nb
        """)
  }

  @Test func `a command is in the file before anything that it prints comes out`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a.hpsh"
    let sink = WatchingSink(path)
    var session = try Session(
      controller: CharactersController(), registry: .standard, sink: sink)
    try session.show(.characters)
    for command in ["record \(path)", "trace on", "move 0 -> 0:1"] {
      session.run(SourceText(name: "trial", command))
    }
    #expect(sink.seen.last == "move @aa1 -> 0:1  # Harry Potter\n")
    session.run(SourceText(name: "trial", "repeat 2 { move 0 -> 0:1 }"))
    #expect(
      sink.seen.suffix(2) == [
        "move @aa10 -> 0:1  # Hermione Granger\n", "move @aa1 -> 0:1  # Harry Potter\n",
      ])
  }

  @Test func `what came to nothing after all is taken out of the file at once`() throws {
    let folder = try TemporaryFolder()
    var trial = try TrialSession.loaded(isGrouped: false)
    let path = "\(folder.path)/a.hpsh"
    trial.run("record \(path); select 0")
    let before = try FileSystem.contents(ofFile: path)
    let answer = trial.run("repeat 2 { move 0 -> 0:1; select 1 } > /nonexistent/a")
    #expect(answer.contains("[io]"))
    #expect(try FileSystem.contents(ofFile: path) == before)
  }

  @Test func `a controller that names no rows is recorded by index paths`() throws {
    let folder = try TemporaryFolder()
    var trial = try TrialSession(Jukebox())
    trial.run("record \(folder.path)/a.hpsh")
    trial.run("select 0:1; select 0:1; move 0:1 -> 0:1; record off")
    let text = try FileSystem.contents(ofFile: "\(folder.path)/a.hpsh")
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    // Whether a call has changed anything that shows only later, nobody knows.
    #expect(
      lines[1...3].elementsEqual(["select 0:1  # B", "select 0:1  # B", "move 0:1 -> 0:1  # B"]))
  }
}

/// A sink that looks into a file whenever something comes out.
///
/// A class, as every sink.
private final class WatchingSink: TextSink {
  private let path: String
  /// The file's last line each time.
  private(set) var seen: [String] = []

  init(_ path: String) { self.path = path }

  func write(_ text: String) {
    guard let bytes = try? FileSystem.contents(ofFile: path) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    seen.append("\(lines.last ?? "")\n")
  }

  func report(_ error: Diagnostic, isExpected: Bool) {}

  func note(_ line: String) {}
}
