import CommandKit
import TableModel

extension Command<Session> {
  static let cancel = Command(
    "cancel", "Puts the lifted row back where it was; nobody is told.", category: Category.act,
    examples: [Example("cancel", "after lift and hover")],
    run: cancelLift)
}

private func cancelLift(_ session: inout Session) throws(Diagnostic) {
  guard session.liftedRow != nil else {
    throw session.reorderDiagnostic(.noLiftedRow, at: nil)
  }
  session.screen.cancelLift()
}
