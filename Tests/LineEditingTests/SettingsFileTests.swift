import Foundation
import TerminalSupport
import Testing

/// The user's editrc file.
@Suite(.timeLimit(.minutes(10))) struct SettingsFileTests {
  @Test func `a bad line is named with its place, and the lines around it count`() throws {
    let terminal = try startEcho(
      settings: """
        # keys
        bind ^T nonsense

        bind ^G ed-move-to-beg\r
        frob on
        bind "open
        bind ^O ed-move-to-end
        """,
      columns: 200,
      notes: [
        "FILE:2: bind: Invalid command `nonsense'.", "FILE:5: frob is not understood",
        "FILE:6: bind is not understood",
      ])
    try terminal.send("bc" + Press.control("G") + "a" + Press.control("O") + "d\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"abcd\"", ">"] }
  }

  @Test func `lines for other programs are left alone, and those for this one count`() throws {
    let terminal = try startEcho(
      settings:
        "other:bind -v\nother:nonsense\nother:bind ^A ed-unassigned\nline-echo:bind ^G ed-move-to-beg\n"
    )
    try terminal.send(
      "bc" + Press.control("A") + "a" + Press.control("E") + "d" + Press.control("G"))
    try terminal.wait(for: "the start") { $0.lastRow == "> abcd" && $0.column == 2 }
  }

  @Test func `what the user binds goes before what is bound here, but for the keys nobody types`()
    throws
  {
    let terminal = try startEcho(
      settings:
        "bind ^A ed-move-to-end\nbind \\\\203 ed-unassigned\nbind -r \\\\203\nbind -r \\\\202\n")
    try terminal.send(
      "ac" + Press.left + "b" + Press.right + Press.home + Press.control("A") + "d\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"abcd\"", ">"] }
  }

  @Test func `choosing emacs keys, even after vi's, leaves nothing of vi`() throws {
    let terminal = try startEcho(settings: "bind -v\nbind ^G ed-move-to-beg\nbind -e\n")
    try terminal.send("one two" + Press.alt("b") + "x" + Press.control("_"))
    try terminal.wait(for: "emacs's keys") { $0.lastRow == "> one two" && $0.column == 6 }
  }

  @Test func `editing that is turned off takes lines as the terminal gathers them`() throws {
    let terminal = try PseudoTerminal(
      TestProgram.path("line-echo"), ["> "], environment: ["EDITRC": try write("edit off\n")])
    try terminal.wait(forRows: [">"])
    try terminal.send("a {\n")
    try terminal.wait(forRows: ["> a {", ">"])
    try terminal.send("b}\n")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"a {\\nb}\"", ">"] }
    #expect(!terminal.screen.marksPastes)
    try terminal.send(Press.control("D"))
    #expect(try terminal.waitForExit() == 0)
  }

  @Test func `many bad lines are five notes and a number`() throws {
    let notes = (1...5).map { "FILE:\($0): x is not understood" }
    let terminal = try startEcho(
      settings: String(repeating: "x\n", count: 300), columns: 200,
      notes: notes + ["FILE has 295 more lines that are not understood"])
    try terminal.send("a\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"a\"", ">"] }
  }

  @Test func `a folder, a binary and a huge file are a note, and a missing one or none is nothing`()
    throws
  {
    let cases: [(path: String, note: String?)] = [
      ("/", "/ is not read: it is no file of text"), ("/nonexistent/editrc", nil), ("", nil),
      (try write("bind -v\0\n"), "FILE is not read: it is no file of text"),
      (
        try write(String(repeating: "#aaaaaaa\n", count: 200_000)),
        "FILE is not read: it is too large"
      ),
      ("/dev/tty", "/dev/tty is not read: it is no file of text"),
    ]
    for (path, note) in cases {
      let terminal = try startEcho(environment: ["EDITRC": path], columns: 200)
      let expected = note.map { [$0.replacingOccurrences(of: "FILE", with: path)] } ?? []
      #expect(terminal.screen.text == expected + [">"])
    }
  }

  @Test func `without EDITRC it is the one in the home folder`() throws {
    let home = FileManager.default.temporaryDirectory.path + "/home-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: home) }
    try "bind -v\n".write(toFile: home + "/.editrc", atomically: false, encoding: .utf8)
    let terminal = try startEcho(environment: ["HOME": home])
    try terminal.send("ab" + Press.escape + "x\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"a\"", ">"] }
  }

  private func write(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/editrc-\(UUID().uuidString)"
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    return path
  }
}
