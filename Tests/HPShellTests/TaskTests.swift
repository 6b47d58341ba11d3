import SessionSupport
import TerminalSupport
import Testing

/// Tasks that somebody is given who knows hpsh from its help alone.
@Suite(.timeLimit(.minutes(10))) struct TaskTests {
  /// A task: what is looked up, what is done then, and what shows that it is done.
  struct Task: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is asked of the help.
    let lookUps: [String]
    /// The commands of the shell that are used.
    let commands: String
    /// The arguments of the program, where it is run in the system's shell.
    var arguments: [String] = []
    let result: String
    var status: Int32 = 0
  }

  static let tasks = [
    Task(
      testDescription: "show a file of your own by country, and find its second row in Japan",
      lookUps: ["help data", "help addresses"],
      commands: "load cities.csv --title city --group country; ls Japan:1",
      result: "section 1, Japan: 2 rows\n    3  1:1  Osaka  ≡\n"),
    Task(
      testDescription: "let one section alone reorder but for its first row, and try both",
      lookUps: ["help", "apropos lift refuse"],
      commands:
        "load --group house; reorder Slytherin; pin 1:0; ! move 1:0 -> 1:1; ! move 0:0 -> 0:1",
      result: "main: 64 rows in 5 sections\n"),
    Task(
      testDescription: "drag a row out of its section and see what the controller answers",
      lookUps: ["help", "help policies"],
      commands: "load --group house; trace on; move \"Draco Malfoy\" -> 0:3",
      result: "main targetIndexPathForMoveFromRowAt 1:0 proposed 0:3 -> 1:0\n"),
    Task(
      testDescription: "make a test of a bug",
      lookUps: ["help", "help tests"],
      commands: "record bug.hpsh; load --group house; select @lily-potter-mother; record off",
      result: "main: 64 rows in 5 sections\n"),
    Task(
      testDescription: "find why the card shows the wrong row",
      lookUps: ["apropos mistake", "help suspect"], commands: "",
      arguments: ["suspect", "wrong.hpsh"], result: "1 known mistake fits\ncard-by-name\n"),
    Task(
      testDescription: "run the tests of a folder in CI, with a report",
      lookUps: ["apropos ci", "help test"], commands: "",
      arguments: ["test", "good", "--junit", "out.xml"], result: "1 passed, 0 failed\n"),
    Task(
      testDescription: "learn what a pasted exception means",
      lookUps: ["apropos exception"], commands: "explain crash.txt",
      result: "  usual causes:\n"),
    Task(
      testDescription: "turn a console log into a script",
      lookUps: ["apropos console"], commands: "", arguments: ["import", "app.log"],
      result: "select main 0:1  # line 1\n"),
    Task(
      testDescription: "go back to a state that has a name",
      lookUps: ["help", "apropos undo", "apropos state"],
      commands: "load; mark here; select 0; select 1; undo here; diff here",
      result: "undone: select 1\nundone: select 0\nnone\n"),
    Task(
      testDescription: "draw the screen as a picture",
      lookUps: ["help", "apropos picture"],
      commands: "load; screen --svg screen.svg",
      result: "main: 64 rows in 1 section\n"),
    Task(
      testDescription: "state that no row is white but the selected one",
      lookUps: ["help", "apropos white", "help expectations"],
      commands: "load; select 0; reload; select 1; expect white = selection",
      result: "error: expected white = selection [expectation]", status: 3),
    Task(
      testDescription: "save what a filter leaves as CSV",
      lookUps: ["help data", "help save"],
      commands: "load; filter house = Ravenclaw; save some.csv --shown",
      result: "some.csv: 10 rows\n"),
  ]

  /// The files that the tasks are about.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "city,country\nOslo,Norway\nBergen,Norway\nKyoto,Japan\nOsaka,Japan\n", to: "cities.csv")
    try folder.write(
      "load --group house\nselect @lily-potter-daughter\nexpect card.row = @lily-potter-mother\n",
      to: "wrong.hpsh")
    try folder.write("load\n#> main: 64 rows in 1 section\n", to: "good/load.hpsh")
    try folder.write(ExceptionSentence.all[0].text, to: "crash.txt")
    try folder.write(
      "12:00 App[1] hpsh-trace main willSelectRowAt 0:1 -> 0:1\n"
        + "12:00 App[1] hpsh-trace main didSelectRowAt 0:1\n", to: "app.log")
    return folder
  }

  @Test(arguments: tasks)
  func `a task is done with what the help says`(task: Task) throws {
    let folder = try Self.folder()
    let help = try Hpsh.run(["-c", task.lookUps.joined(separator: "; ")]).output
    let known = Set(help.split { !$0.isLetter && $0 != "-" }.map(String.init))
    let names = task.commands.split(separator: ";").compactMap { line in
      line.split(separator: " ").first { $0 != "!" }.map(String.init)
    }
    let unknown = (names + task.arguments.prefix(1)).filter { !known.contains($0) }
    #expect(unknown.isEmpty, "not in \(task.lookUps)")
    let run = try Hpsh.run(
      task.arguments.isEmpty ? ["-c", task.commands] : task.arguments, in: folder.path)
    #expect((run.output + run.errors).contains(task.result), "\(run.output)\(run.errors)")
    #expect(run.status == task.status)
  }

  @Test func `what is recorded passes as a test`() throws {
    let folder = try Self.folder()
    let record = try #require(Self.tasks.first { $0.commands.hasPrefix("record") })
    #expect(try Hpsh.run(["-c", record.commands], in: folder.path).status == 0)
    #expect(try Hpsh.run(["test", "bug.hpsh"], in: folder.path).status == 0)
  }
}
