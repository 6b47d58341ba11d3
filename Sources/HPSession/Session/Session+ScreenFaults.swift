package import CommandKit
package import TableModel

extension Session {
  /// Returns the error for a table whose controller keeps no records.
  package func noRecords(of table: TableView, at range: SourceRange? = nil) -> Diagnostic {
    Diagnostic(
      .denied, "the rows of \(table.name) have no records", at: range,
      hint: "fields are known of what load brought in")
  }

  /// Returns the error for an act that the screen refused.
  package func diagnostic(_ fault: ScreenFault, at range: SourceRange? = nil) -> Diagnostic {
    switch fault {
    case .noRow(let path, let table):
      return noRow(path, in: screen.table(named: table) ?? self.table, at: range)
    case .noSection(let section, let table):
      return Diagnostic(.noSection, "\(table) has no section \(section)", at: range)
    case .noModelRow(let path, _):
      return Diagnostic(
        .noRow, "the table shows a row at \(path), and the model has none there", at: range)
    case .notSelectable(let path, let table, let reason):
      let isEditing = screen.table(named: table).map { screen.isEditing($0) } ?? false
      return Diagnostic(
        .notSelectable, reason.message(path), at: range,
        hint: reason == .selectionOff
          ? "allow selection \(table) single\(isEditing ? " --editing" : "")" : nil)
    case .notMovable(let path, _):
      return Diagnostic(.notMovable, notMovableMessage(path, fault), at: range)
    case .noReorderControl(let path, let table):
      return Diagnostic(
        .notMovable, "row \(path) shows no reorder control, and \(table) is in editing mode",
        at: range)
    case .rowsOfTwoSections, .severalRowsDragged, .noRoom, .rowLifted, .noLiftedRow:
      return reorderDiagnostic(fault, at: range)
    case .notEditing, .swipeWhileEditing, .rowNotEditable, .otherEditingStyle, .noCommitMethod:
      return editingDiagnostic(fault, at: range)
    case .noMoveMethod:
      return Diagnostic(
        .notMovable, "the controller has no moveRowAt, so no row can be moved", at: range)
    case .noTarget(let target, let proposed, _):
      return Diagnostic(
        .invalidUpdate,
        "the controller answered \(target) for a row proposed at \(proposed), where none can stand",
        at: range)
    case .actInProgress:
      return Diagnostic(
        .wrongState, "the controller acts on its screen inside a callback", at: range)
    case .invalidUpdate(let fault, _):
      return Diagnostic(.invalidUpdate, fault.message, at: range)
    case .notEditable(let table):
      return Diagnostic(
        .denied, "the model of \(table) cannot be changed from here", at: range,
        hint: "a controller that adopts EditableTableController takes changes")
    case .noDrag:
      return Diagnostic(
        .wrongState, "no drag: no finger holds the card", at: range,
        hint: "card drag DY… takes hold of it")
    case .notHittable(let path, let table):
      return notHittable(path, table: table, at: range)
    case .model(let fault, _): return Diagnostic(fault, at: range)
    case .tooManyRows(let count, let table):
      return Diagnostic(
        .limit, "\(table) would have \(count) rows, more than a table can hold", at: range)
    }
  }

  private func notMovableMessage(_ path: IndexPath, _ fault: ScreenFault) -> String {
    guard case .notMovable(_, let name) = fault, let table = screen.table(named: name),
      let rules = screen.reorderRules(of: table)
    else { return "row \(path) does not reorder" }
    guard rules.reorders(section: path.section) else {
      return "section \(path.section) does not reorder"
    }
    return rules.pins.isEmpty ? "row \(path) does not reorder" : "row \(path) is pinned"
  }
}

extension SelectionRefusal {
  /// What kept the tap from selecting, in words.
  fileprivate func message(_ path: IndexPath) -> String {
    switch self {
    case .selectionOff: "row \(path) cannot be selected: the table allows no selection"
    case .highlightVetoed: "row \(path) cannot be selected: shouldHighlightRowAt answered false"
    case .selectionVetoed: "row \(path) cannot be selected: willSelectRowAt answered nil"
    case .deselectionVetoed(let old):
      "row \(old) stays selected: willDeselectRowAt answered nil"
    case .redirectedToNoRow(let other):
      "row \(path) cannot be selected: willSelectRowAt answered \(other), where no row stands"
    }
  }
}
