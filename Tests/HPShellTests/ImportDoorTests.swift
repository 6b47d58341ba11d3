import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ImportDoorTests {
  private static let log = """
    12:00:00 App[1:2] started
    12:00:01 App[1:2] hpsh-trace main didSelectRowAt 0:3
    12:00:02 App[1:2] hpsh-trace main didSelectRowAt 0:

    """
  private static let script = """
    select main 0:3  # line 2
    expect calls {
      ...
      main didSelectRowAt 0:3
      ...
    }

    """

  /// The first line of a script, for a log of a name.
  private static func head(_ name: String) -> String {
    "# From \(name). What fills the tables goes above the commands, such as: load\n"
  }

  @Test
  func `a log in a file or on standard input becomes a script, and what cannot be read a note`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.log, to: "app.log")
    for (arguments, input, name) in [
      (["import", "app.log"], "", "app.log"), (["import"], Self.log, "standard input"),
      (["import", "-"], Self.log, "standard input"),
    ] {
      let run = try Hpsh.run(arguments, input: input, in: folder.path)
      #expect(run.output == Self.head(name) + Self.script && run.status == 0)
      #expect(
        run.errors == """
          note: \(name):3: no call: "main didSelectRowAt 0:"
          note: a call is written as trace shows it: main didSelectRowAt 0:1, main moveRowAt 0:0 to 0:2

          """)
    }
  }

  @Test func `the script runs on what the app showed`() throws {
    let folder = try TemporaryFolder()
    let script = try Hpsh.run(["import"], input: Self.log).output
    try folder.write("load\n\(script)", to: "bug.hpsh")
    #expect(try Hpsh.run(["test", "bug.hpsh"], in: folder.path).status == 0)
    try folder.write("load\nveto select 0:3\n\(script)", to: "bug.hpsh")
    #expect(try Hpsh.run(["test", "bug.hpsh"], in: folder.path).status == 1)
  }

  @Test(
    arguments: [
      (["import", "nope.log"], "hpsh: nope.log: no such file or directory\n", 1),
      (
        ["import"],
        """
        hpsh: standard input: no line of it has "hpsh-trace " and a call behind it
          hint: an app logs one by print("hpsh-trace main didSelectRowAt \
        \\(indexPath.section):\\(indexPath.row)")

        """, 1
      ),
      (
        ["import", "a", "b"],
        """
        hpsh: "b" is more than the command takes
          hint: the form is hpsh import [--safe [--allow PATH]…] [LOG]

        """, 2
      ),
    ] as [([String], String, Int32)])
  func `what is no log is an error, and nothing is written`(
    arguments: [String], errors: String, status: Int32
  ) throws {
    let run = try Hpsh.run(arguments, input: "a\nb\n")
    #expect(run.output == "" && run.errors == errors && run.status == status)
  }

  @Test func `a path that no app could show is no call`() throws {
    let far = "1:9223372036854775807"
    let log = [
      "canMoveRowAt 0:0 -> true", "canMoveRowAt 0:1 -> true",
      "targetIndexPathForMoveFromRowAt 0:1 proposed \(far) -> \(far)",
      "moveRowAt 0:1 to \(far)", "moveRowAt 0:0 to \(far)", "didSelectRowAt 0:0",
    ].map { "hpsh-trace main \($0)\n" }.joined()
    let run = try Hpsh.run(["import"], input: log)
    #expect(run.status == 0 && run.output.contains("select main 0:0"), "\(run.errors)")
  }
}
