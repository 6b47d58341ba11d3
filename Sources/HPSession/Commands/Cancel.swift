import CommandKit
import TableModel

extension Command<Session> {
  static let cancel = Command(
    "cancel", "Puts the lifted row back where it was; nobody is told.", category: Category.act,
    examples: [
      Example(
        """
        lift 1:2
        hover 1:0
        #> 1:2 -> 1:0
        cancel
        expect title 1:2 = "Bellatrix Lestrange"
        """, "the row goes home"),
      Example(
        """
        lift 1:2
        hover 1:0
        #> 1:2 -> 1:0
        cancel
        calls
        #> none
        """, "no moveRowAt is called"),
    ],
    seeAlso: ["lift", "hover", "drop"],
    run: cancelLift)
}

private func cancelLift(_ session: inout Session) throws(Diagnostic) {
  guard session.liftedRow != nil else {
    throw session.reorderDiagnostic(.noLiftedRow, at: nil)
  }
  session.screen.cancelLift()
}
