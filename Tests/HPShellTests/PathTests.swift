import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PathTests {
  /// A folder with a script two folders down that reads what lies beside and above it.
  private static func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "source in.hpsh\nload ../data.json\necho a > beside.txt\n", to: "t/sub/outer.hpsh")
    try folder.write("echo in\nload ../data.json --as other\n", to: "t/sub/in.hpsh")
    try folder.write("[{\"name\":\"a\"},{\"name\":\"b\"}]\n", to: "t/data.json")
    try folder.link("links/script", to: "../t/sub/outer.hpsh")
    try folder.link("folder", to: "t/sub")
    return folder
  }

  private static let output = "in\nother: 2 rows in 1 section\nmain: 2 rows in 1 section\n"

  @Test(arguments: [
    ("/", "t/sub/outer.hpsh"), ("t", "sub/outer.hpsh"), ("t/sub", "outer.hpsh"),
    ("t/sub", "./outer.hpsh"), ("t/sub", "../sub/outer.hpsh"), ("links", "script"),
    ("", "links/script"), ("", "folder/outer.hpsh"), ("t", "../folder/outer.hpsh"),
  ])
  func `a script's paths are relative to it, wherever one stands and whatever leads to it`(
    place: String, script: String
  ) throws {
    let folder = try Self.makeFolder()
    let isRoot = place == "/"
    let run = try Hpsh.run(
      [isRoot ? "\(folder.path)/\(script)" : script],
      in: isRoot ? "/" : "\(folder.path)/\(place)")
    #expect(run.errors == "")
    #expect(run.output == Self.output)
    #expect(try folder.read("t/sub/beside.txt") == "a\n")
  }

  @Test func `typed paths are relative to the current folder`() throws {
    let folder = try Self.makeFolder()
    let commands = "source sub/outer.hpsh; load data.json; echo b > here.txt"
    for run in [
      try Hpsh.run(["-c", commands], in: "\(folder.path)/t"),
      try Hpsh.run([], input: commands, in: "\(folder.path)/t"),
    ] {
      #expect(run.errors == "")
      #expect(run.output == Self.output + "main: 2 rows in 1 section\n")
    }
    #expect(try folder.read("t/here.txt") == "b\n")
  }

  @Test func `an error names the path as it is written`() throws {
    let folder = try Self.makeFolder()
    try folder.write("load nope.json\n", to: "t/sub/bad.hpsh")
    let run = try Hpsh.run(["sub/bad.hpsh"], in: "\(folder.path)/t")
    #expect(run.messages == ["error: nope.json: no such file or directory [io]"])
    #expect(run.errors.hasPrefix("sub/bad.hpsh:1:6: "))
  }

  @Test func `a script that includes itself is caught through links too`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a\nsource link.hpsh\n", to: "a.hpsh")
    try folder.link("link.hpsh", to: "a.hpsh")
    let run = try Hpsh.run(["link.hpsh"], in: folder.path)
    #expect(run.status == 1 && run.output == "a\n")
    #expect(run.messages == ["error: link.hpsh includes itself: a.hpsh -> a.hpsh [limit]"])
  }

  @Test func `the tour runs from anywhere and goes well`() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let run = try Hpsh.run(["/\(root)/scripts/tour/tour.hpsh"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(!run.errors.contains(": error: "))
  }
}
