import CommandKit
import Testing

/// What the commands of these tests write into.
struct Log: Sendable {
  var lines: [String] = []
}

extension Format where Value == Int {
  fileprivate static var digit: Format { integer(0...9) }
}

/// The speeds of the test's command.
enum Speed: String, CaseIterable {
  case slow
  case fast
}

private func move(
  log: inout Log, row: Int, place: String, times: Int?, tags: [String], isQuiet: Bool
) throws(Diagnostic) {
  if row == 9 { throw Diagnostic(.noRow, "there is no row 9") }
  log.lines.append("\(row) \(place) \(times ?? 0) \(tags) \(isQuiet)")
}

private func echo(log: inout Log, words: [Word]) throws(Diagnostic) {
  log.lines.append(words.map(\.text).joined(separator: " "))
}

private func sort(log: inout Log, fields: [String], speed: Speed?) throws(Diagnostic) {
  log.lines.append("\(fields) \(speed?.rawValue ?? "-")")
}

private func repeating(log: inout Log, count: Int, block: Block) throws(Diagnostic) {
  log.lines.append("\(count) \(block.lines.count)")
}

/// The commands of these tests.
let registry = CommandRegistry<Log>([
  Command(
    "move", aliases: ["mv"], "Moves a row to another place.", category: "act",
    discussion: "Rows between the two places close the gap.",
    .operand("the row", .digit.named("ROW"), "The row to move."),
    .operand("the place", .text("PLACE"), "Where it ends up."),
    .option("--times", short: "-n", .integer(1...3), "How often."),
    .repeatedOption("--tag", short: "-t", .text("TAG"), "A tag to note."),
    .flag("--quiet", short: "-q", "Prints nothing."),
    examples: [Example("move 3 top", "The fourth row to the top"), "mv 3 top -n 2"], run: move),
  Command(
    "echo", "Prints its words.", category: "script", optionsFirst: true,
    .anyOperands("text", .word("TEXT"), "What to print."), run: echo),
  Command(
    "sort", "Sorts by fields.", category: "data", allowsDashOperands: true,
    .operands("a field", .text("FIELD"), "A field; -FIELD sorts downwards."),
    .option("--speed", .choice(), "How fast."), run: sort),
  Command(
    "expect", "Checks what holds.", category: "script", ownsComparisons: true,
    .operand("the expression", .rest("EXPR"), "What must hold."), run: echo),
  Command(
    "repeat", "Repeats a block.", category: "script",
    .operand("the number", .integer(0...Int.max), "How often."),
    .operand("the block", .block, "What to repeat."),
    run: repeating),
])

/// Returns what the commands of a text write, or the error as a person sees it.
func run(_ text: String) -> String {
  var log = Log()
  return rendered(&log, text) ?? log.lines.joined(separator: "\n")
}

private func rendered(_ log: inout Log, _ text: String) -> String? {
  let source = SourceText(name: "t.hpsh", text)
  do throws(Diagnostic) {
    for item in try ScriptParser.parse(source).units.flatMap(\.items) {
      let (command, form) = try registry.resolve(item)
      switch try command.bind(form.arguments, at: form.command) {
      case .run(let invocation): try invocation.run(&log)
      case .help: log.lines.append("help of \(command.name)")
      }
      if let redirect = form.redirect {
        log.lines.append("\(redirect.appends ? ">>" : ">") \(redirect.file.text)")
      }
    }
    return nil
  } catch {
    return error.with(source: source).rendered
  }
}

struct CommandTests {
  @Test(arguments: [
    ("move 3 top", "3 top 0 [] false"),
    ("mv --quiet 3 --times 2 top", "3 top 2 [] true"),
    ("move -q --times=2 -t x --tag='y z' --tag= 3 'a b'", #"3 a b 2 ["x", "y z", ""] true"#),
    (#"move 3 "--times""#, "3 --times 0 [] false"),
    ("move 3 -- --times", "3 --times 0 [] false"),
    ("move -t -x 3 -5", #"3 -5 0 ["-x"] false"#),
    ("move 3 -", "3 - 0 [] false"),
    ("move 3 ->", "3 -> 0 [] false"),
    ("move --help", "help of move"),
    ("move 3 x y z --help", "help of move"),
    ("move 3 top > f.txt", "3 top 0 [] false\n> f.txt"),
    ("move 3 top >> '>'", "3 top 0 [] false\n>> >"),
    ("echo a --b -c", "a --b -c"),
    ("echo -- --help", "--help"),
    ("echo a --help", "a --help"),
    ("echo", ""),
    ("echo a > b c", "a > b c"),
    ("echo a '>' b", "a > b"),
    ("echo > f", "\n> f"),
    ("sort -name house --speed fast -5", #"["-name", "house", "-5"] fast"#),
    ("expect count > 3", "count > 3"),
    ("repeat 2 { a; b }", "2 2"),
  ]) func `words are bound to what the command declares`(_ text: String, _ result: String) {
    #expect(run(text) == result)
  }

  @Test func `a bound command can be run many times`() throws {
    let item = try parse("mv 3 top").units[0].items[0]
    let (command, form) = try registry.resolve(item)
    let binding = try command.bind(form.arguments, at: form.command)
    guard case .run(let invocation) = binding else {
      Issue.record("it is bound to help")
      return
    }
    var log = Log()
    try invocation.run(&log)
    try invocation.run(&log)
    #expect(log.lines == ["3 top 0 [] false", "3 top 0 [] false"])
    #expect(invocation.name == "move")
  }

  @Test func `words of the program's own arguments have no place`() throws {
    let words = ["--times", "7", "x y", "--tag"].map { Word(argument: $0) }
    let command = try #require(registry.command(named: "move"))
    let error = #expect(throws: Diagnostic.self) {
      try command.bind([Word(argument: "3")] + words, at: Word(argument: "move"))
    }
    #expect(error?.summary == "error: --tag needs a value, TAG [usage]")
    let value = words.dropLast() + [Word(argument: "--tag"), Word(argument: "--x", isValue: true)]
    let other = #expect(throws: Diagnostic.self) {
      try command.bind([Word(argument: "3")] + value, at: Word(argument: "move"))
    }
    #expect(other?.summary == #"error: "7" is not a number from 1 to 3 [usage]"#)
  }

  @Test func `what stands before and behind a command is taken off`() throws {
    let form = try parse("! move 3 top >> f").units[0].items[0].form(ownsComparisons: false)
    #expect(form.isNegated)
    #expect(form.command.text == "move")
    #expect(form.arguments.map(\.text) == ["3", "top"])
    #expect(form.redirect?.file.text == "f")
    #expect(form.redirect?.appends == true)
  }

  @Test func `a status follows from each code`() {
    let statuses = Dictionary(grouping: DiagnosticCode.all) { $0.exitStatus.rawValue }
      .mapValues { $0.map(\.rawValue) }
    #expect(statuses[4] == ["syntax", "unknown-command", "usage"])
    #expect(statuses[3] == ["expectation"])
    #expect(statuses[130] == ["interrupted"] && statuses[124] == ["timed-out"])
    #expect(statuses[1]?.count == DiagnosticCode.all.count - 6)
    #expect(Set(DiagnosticCode.all).count == 23)
    #expect(DiagnosticCode.usage.isFaultOfText && !DiagnosticCode.io.isFaultOfText)
  }
}
