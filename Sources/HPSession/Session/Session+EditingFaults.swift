import CommandKit
import TableModel

extension Session {
  /// Returns the error for an act of editing that the screen refused.
  func editingDiagnostic(_ fault: ScreenFault, at range: SourceRange?) -> Diagnostic {
    switch fault {
    case .notEditing(let path, let table):
      let isSwiped = screen.table(named: table).flatMap { screen.swipedRow(in: $0) }
      let message =
        isSwiped.map { "row \(path) shows no control; row \($0) is the one that was swiped" }
        ?? "row \(path) shows no control: \(table) is not in editing mode"
      return Diagnostic(
        .wrongState, message, at: range, hint: "edit on \(table), or swipe \(table) \(path)")
    case .swipeWhileEditing(_, let table):
      return Diagnostic(
        .wrongState, "a swipe does nothing while \(table) is in editing mode", at: range,
        hint: "edit off \(table)")
    case .rowNotEditable(let path, _):
      return Diagnostic(
        .denied, "row \(path) cannot be edited: canEditRowAt answered false", at: range)
    case .otherEditingStyle(let path, let style, _):
      let control = style == .none ? "no control" : "the control \(style.rawValue)"
      return Diagnostic(
        .denied, "row \(path) has \(control): editingStyleForRowAt answered \(style.rawValue)",
        at: range)
    default:
      return Diagnostic(
        .denied,
        "the controller has no commit, so no row can be deleted or inserted by its control",
        at: range)
    }
  }
}
