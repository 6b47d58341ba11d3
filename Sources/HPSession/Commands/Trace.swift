import CommandKit
import TableModel

extension Command<Session> {
  static let trace = Command(
    "trace", "Prints the calls between tables and controller, or stops printing them.",
    category: Category.script,
    discussion: """
      Beside the calls there is what the controller does not hear of, (silent); what an app would end by,
      (invalid); and where a command failed, that what the calls before it did was taken back, (undone).
      The grades: A Apple says it, K a public test on real UIKit asserts it, R re-implementations
      agree, U users report it, I it is our own contract.
      """,
    .operand("on or off", .onOff, "Whether calls are printed, each before the command's result."),
    .flag(
      "--queries",
      "Adds what is asked and told all the time: numbers of rows, cells, highlights."),
    .flag("--grades", "Prints with each call how well its rule is known."),
    examples: [
      Example(
        """
        trace on
        select 0:0
        #> main shouldHighlightRowAt 0:0 -> true
        #> main willSelectRowAt 0:0 -> 0:0
        #> main didSelectRowAt 0:0
        #> card reloadData
        #> card nudge -10 +10
        """, "a tap now shows its callbacks in order"),
      Example(
        """
        trace on --queries --grades
        move 1:0 -> 1:1
        #> main canMoveRowAt 1:0 -> true  [A]
        #> main targetIndexPathForMoveFromRowAt 1:0 proposed 1:1 -> 1:1  [A]
        #> main moveRowAt 1:0 to 1:1  [A]
        #> 1:0 -> 1:1
        """, "the cells that are asked for too, each call with the grade of its rule"),
    ],
    seeAlso: ["calls", "rules"],
    run: setTrace)
}

private func setTrace(
  _ session: inout Session, isOn: Bool, hasQueries: Bool, showsGrades: Bool
) throws(Diagnostic) {
  session.options.isTracing = isOn
  session.options.showsGrades = isOn && showsGrades
  session.screen.recordsQueries = isOn && hasQueries
}
