import HPSession
import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct RecordDoorTests {
  private static let rows = #"[{"id":"a","name":"Ada","team":1},{"id":"b b","name":"Bo; the #1"}]"#
  private static let firstLine = "# Recorded by hpsh 0.1.0.\n"

  /// Returns the commands of a recording: what stands between its first line and the dump.
  private func commands(_ folder: TemporaryFolder, _ name: String) throws -> String {
    let text = String(
      decoding: try FileSystem.contents(ofFile: "\(folder.path)/\(name)"), as: UTF8.self)
    let end = text.firstRange(of: "expect dump = recorded-dump.json\n-- recorded-dump.json --\n{\n")
    #expect(text.hasPrefix(Self.firstLine) && end != nil, "\(text)")
    return String(text[..<(end?.lowerBound ?? text.endIndex)].dropFirst(Self.firstLine.count))
  }

  @Test func `files are named as seen from the recording, and it passes as a test`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.rows.replacing("Ada", with: "Ada L."), to: "data/some rows.json")
    try folder.write(Self.rows, to: "here/rows.json")
    try folder.write("", to: "here/scripts/x")
    let run = try Hpsh.run(
      [
        "-c", "record scripts/bug.hpsh; load rows.json", "-c", "refresh \"../data/some rows.json\"",
        "-c", "select 0:1 0; delete selected",
      ], in: "\(folder.path)/here")
    #expect(run.errors == "" && run.status == 0)
    #expect(
      try commands(folder, "here/scripts/bug.hpsh") == """
        load ../rows.json
        refresh "../../data/some rows.json"
        select @"b b" @a  # Bo; the #1, Ada L.
        delete @a  # Ada L.

        """)
    let test = try Hpsh.run(["test", "here/scripts/bug.hpsh"], in: folder.path)
    #expect(test.status == 0, "\(test.errors)")
  }

  @Test
  func `each command is in the file before its result shows, also where the program is killed`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.rows, to: "rows.json")
    let program = try PipedProgram(Hpsh.path, [], folder: folder.path)
    program.send("record bug.hpsh\nload rows.json\nmove 0:0 -> 0:1\n".utf8)
    try program.wait(for: "the result") { $0.output.suffix(11).elementsEqual("0:0 -> 0:1\n".utf8) }
    let text = try FileSystem.contents(ofFile: "\(folder.path)/bug.hpsh")
    program.signal(9)
    #expect(
      String(decoding: text, as: UTF8.self)
        == Self.firstLine + "load rows.json\nmove @a -> 0:1  # Ada\n")
  }

  @Test(arguments: ["exit 3", "select nobody", "record off"])
  func `whatever ends the session, the recording has its dump`(last: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.rows, to: "rows.json")
    _ = try Hpsh.run(
      [], input: "record bug.hpsh\nload rows.json\n\(last)\n", in: folder.path)
    #expect(try commands(folder, "bug.hpsh") == "load rows.json\n")
    #expect(try Hpsh.run(["test", "bug.hpsh"], in: folder.path).status == 0)
  }

  @Test func `variables, blocks, sourced scripts and the table in use are written out`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.rows, to: "rows.json")
    try folder.write("move 1 to top\nuse card\n", to: "inner.hpsh")
    try folder.write(
      """
      record bug.hpsh
      load $1
      insert 0:0 name=$2 n=$3
      veto select where name contains $2
      repeat 2 { source inner.hpsh; use main }
      use card; select card:0 0; card open > out.txt
      ! repeat 2 { use main; select 0; select 99 }
      repeat 1 { delete 0:0 } > none/out.txt
      """, to: "script.hpsh")
    let run = try Hpsh.run(
      ["-k", "script.hpsh", "rows.json", "Argus \"F\"", "5"], in: folder.path)
    #expect(run.messages.count == 3, "\(run.errors)")
    let text = try commands(folder, "bug.hpsh")
    #expect(
      text == """
        load rows.json
        insert 0:0 name=Argus" \\""F"\\"" n=5
        veto select where name contains "Argus \\"F\\""
        move @a to top  # Ada
        move @n0 to top  # Argus "F"
        use card
        card open

        """)
    let test = try Hpsh.run(["test", "bug.hpsh"], in: folder.path)
    #expect(test.status == 0, "\(test.errors)")
  }

  @Test func `at the prompt it can come later, and has what was done before`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.rows, to: "rows.json")
    let terminal = try PseudoTerminal(Hpsh.path, [], columns: 120, rows: 24)
    try terminal.wait(for: "the prompt") { $0.marksPastes && $0.lastRow == "hpsh main>" }
    for command in [
      "set quiet on", "load \(folder.path)/rows.json", "select Ada",
      "record \(folder.path)/bug.hpsh", "move 0 -> 0:1",
    ] {
      try terminal.send("\(command)\r")
      try terminal.wait(for: command) {
        $0.text.suffix(2).first?.hasSuffix("> \(command)") == true
          && $0.lastRow.hasPrefix("hpsh main") && $0.lastRow.hasSuffix(">")
      }
    }
    try terminal.send(Keys.control("D"))
    #expect(try terminal.waitForExit() == 0)
    #expect(
      try commands(folder, "bug.hpsh") == """
        load rows.json
        select @a  # Ada
        move @a -> 0:1  # Ada

        """)
  }

  @Test func `a file that cannot be written is the error of the command, which changes nothing`()
    throws
  {
    let run = try Hpsh.run(["-c", "record --force /dev/full", "-c", "load; tables"])
    #expect(run.status == 1 && run.output == "")
    #expect(run.messages.first == "error: /dev/full: invalid argument [io]")
  }
}
