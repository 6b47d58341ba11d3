import CommandKit
package import TableModel

extension Session {
  /// The row that is held in the air, nil where there is none; a prompt shows it.
  package var liftedRow: LiftedRow? { screen.liftedRow }

  /// Returns the error for an act of reordering that the screen refused.
  func reorderDiagnostic(_ fault: ScreenFault, at range: SourceRange?) -> Diagnostic {
    switch fault {
    case .rowsOfTwoSections(let first, let other, _):
      return Diagnostic(
        .notMovable,
        "rows of sections \(first.section) and \(other.section) do not move together", at: range)
    case .severalRowsDragged(let table):
      return Diagnostic(
        .notMovable, "rows that are dragged and dropped move one at a time", at: range,
        hint: "reorder \(table) --api control moves several")
    case .noRoom(let place, let rows, let name):
      let count =
        screen.table(named: name).map {
          screen.shownRows(in: $0).numberOfRows(inSection: place.section)
        } ?? 0
      return Diagnostic(
        .noRow,
        "\(rows) rows do not fit from \(place) on (\(place.section):0 to \(place.section):\(count - rows))",
        at: range)
    case .rowLifted(let path, let table):
      return Diagnostic(
        .wrongState, "row \(path) of \(table) is lifted", at: range,
        hint: "drop lets it go, cancel puts it back")
    default:
      return Diagnostic(
        .wrongState, "no row is lifted", at: range, hint: "lift REF lifts one")
    }
  }

  /// Finds that a row is in the air, so that what was done cannot be taken back, nor the table changed.
  ///
  /// - Throws: `wrong-state`.
  func needNoLiftedRow() throws(Diagnostic) {
    guard let lifted = liftedRow else { return }
    throw reorderDiagnostic(.rowLifted(lifted.source, table: lifted.table), at: nil)
  }

  /// Puts a row back that a text left in the air at its end, and says so.
  package func putBackLiftedRow() {
    guard let lifted = liftedRow else { return }
    screen.cancelLift()
    sink.note("row \(lifted.source) of \(lifted.table) was lifted to the end, and is put back")
  }
}
