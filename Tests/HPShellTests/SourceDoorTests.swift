import HPSession
import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct SourceDoorTests {
  private static let rows = "name,n\nHarry,1\n"

  @Test func `standard input is a source where commands come from elsewhere`() throws {
    let run = try Hpsh.run(["-c", "load -; ls --columns n"], input: Self.rows)
    #expect(run.errors == "" && run.status == 0)
    #expect(
      run.lines == [
        "main: 1 row in 1 section", "main: 1 row in 1 section", "            title  n",
        "    0  0:0  Harry  1  ≡",
      ])
    let again = try Hpsh.run(["-k", "-c", "load -", "-c", "load -"], input: Self.rows)
    #expect(again.messages == ["error: standard input: is empty [bad-data]"])
    let script = try Hpsh.run([], input: "load -\n" + Self.rows)
    #expect(script.messages.first == "error: standard input is where commands come from [io]")
    #expect(script.status == 1)
  }

  @Test func `a fault of standard input names the format that was found`() throws {
    let run = try Hpsh.run(["-c", "load -"], input: "a,b\n1,2,3\n")
    #expect(
      run.messages == [
        "error: standard input as CSV: line 2, column 5 (byte 8): a cell more than the 2 of the head line [bad-data]"
      ])
  }

  @Test(arguments: [
    "load --format csv", "load --no-header", "load a.db --table t --query q",
    "load a.csv --format xml", "refresh a.db --table t --query q", "load a b",
  ])
  func `options that make no sense together are found before anything is read`(
    command: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(command + "\n", to: "a.hpsh")
    let run = try Hpsh.run(["check", "a.hpsh"], in: folder.path)
    #expect(run.status == 4)
    #expect(run.messages.first?.hasSuffix("[usage]") == true, "\(run.errors)")
  }

  @Test func `a recording names files by their place and addresses as they are`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.rows, to: "data/rows.csv")
    try folder.write("", to: "scripts/x")
    let run = try Hpsh.run(
      [
        "-k", "-c", "record scripts/a.hpsh; load data/rows.csv --format csv",
        "-c", "load http://127.0.0.1:1/x", "-c", "load -",
      ], input: "name,n\nRon,2\n", in: folder.path)
    #expect(run.messages.count == 1, "\(run.errors)")
    let lines = try folder.read("scripts/a.hpsh").split(separator: "\n")
    #expect(lines.dropFirst().prefix(2) == ["load ../data/rows.csv --format csv", "load -"])
  }

  @Test func `a system without curl says so`() throws {
    let run = try Hpsh.run(["-c", "load http://127.0.0.1:1/x"], environment: ["PATH": "/nowhere"])
    #expect(
      run.messages == ["error: http://127.0.0.1:1/x: there is no curl to fetch it [io]"])
  }

  @Test func `a file without a format, a folder and a pipe are told apart`() throws {
    let folder = try TemporaryFolder()
    try folder.write("hello\n", to: "words")
    try folder.write("", to: "folder.csv/x")
    let run = try Hpsh.run(
      ["-k", "-c", "load words", "-c", "load folder.csv", "-c", "load no.csv"], in: folder.path)
    #expect(
      run.messages == [
        "error: words: is in no format that its content or name tells [bad-data]",
        "error: folder.csv: is a directory [io]",
        "error: no.csv: no such file or directory [io]",
      ])
  }
}
