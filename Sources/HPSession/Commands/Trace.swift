import CommandKit
import TableModel

extension Command<Session> {
  static let trace = Command(
    "trace", "Prints the calls between tables and controller, or stops printing them.",
    category: Category.script,
    discussion: """
      The grades: A Apple says it, K a public test on real UIKit asserts it, R re-implementations
      agree, U users report it, I it is our own contract.
      """,
    .operand("on or off", .onOff, "Whether calls are printed, each before the command's result."),
    .flag(
      "--queries",
      "Adds what is asked and told all the time: numbers of rows, cells, highlights."),
    .flag("--grades", "Prints with each call how well its rule is known."),
    examples: [
      Example("trace on", "a tap now shows its callbacks in order"),
      Example("trace on --queries", "the cells that are asked for too"),
    ],
    run: setTrace)
}

private func setTrace(
  _ session: inout Session, isOn: Bool, hasQueries: Bool, showsGrades: Bool
) throws(Diagnostic) {
  session.options.isTracing = isOn
  session.options.showsGrades = isOn && showsGrades
  session.screen.recordsQueries = isOn && hasQueries
}
