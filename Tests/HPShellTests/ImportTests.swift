import SessionSupport
import TerminalSupport
import Testing

/// A console log that becomes a script.
@Suite(.timeLimit(.minutes(10))) struct ImportTests {
  private static let log = """
    12:00:01 App[7] hpsh-trace main moveRowAt 0:0 to 0:2
    12:00:01 App[7] something else
    12:00:02 App[7] hpsh-trace main didSelectRowAt 0:2

    """
  private static let script = """
    # From app.log. What fills the tables goes above the commands, such as: load
    move main 0:0 -> 0:2  # line 1
    expect calls {
      ...
      main moveRowAt 0:0 to 0:2
      ...
    }
    select main 0:2  # line 3
    expect calls {
      ...
      main didSelectRowAt 0:2
      ...
    }

    """

  @Test func `a log becomes a script that holds once its rows are there`() throws {
    let folder = try TemporaryFolder()
    try folder.write(ImportTests.log, to: "app.log")
    let run = try Hpsh.run(["import", "app.log"], in: folder.path)
    #expect(run.status == 0 && run.output == ImportTests.script && run.errors.isEmpty)
    try folder.write("load\n" + run.output, to: "bug.hpsh")
    let test = try Hpsh.run(["test", "--strict", "bug.hpsh"], in: folder.path)
    #expect(test.status == 0, "\(test.errors)")
  }

  @Test func `a line that cannot be read is told of, with how a call is written`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      ImportTests.log + "hpsh-trace main moveRowAt 0:0 -> 0:2\n", to: "app.log")
    let run = try Hpsh.run(["import", "app.log"], in: folder.path)
    #expect(run.status == 0 && run.output == ImportTests.script)
    #expect(
      run.errors == """
        note: app.log:4: no call: "main moveRowAt 0:0 -> 0:2"
        note: a call is written as trace shows it: main didSelectRowAt 0:1, main moveRowAt 0:0 to 0:2

        """)
  }
}
