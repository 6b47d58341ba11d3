import CommandKit
import TableModel

extension Session {
  /// What sorting, grouping and filtering may tell a table.
  static let arrangingCalls = [
    "insertRows", "deleteRows", "moveRow", "insertSections", "deleteSections", "moveSection",
    "silentDeselect", "didEndEditingRowAt",
  ]

  /// Lets the controller sort, group or filter the rows of the table in use, tells the table the difference
  /// and prints its size.
  ///
  /// - Throws: `denied` for a controller that cannot, or what it throws, at a place of the command.
  /// - Complexity: O(*n* log *n*), where *n* is the number of rows.
  mutating func arrange<Capability>(
    _ type: Capability.Type, at range: SourceRange? = nil,
    _ change: (inout Capability) throws(ModelFault) -> Void
  ) throws(Diagnostic) {
    let table = table
    guard screen.controller.capability(type) != nil else {
      throw Diagnostic(
        .denied, "the rows of \(table.name) cannot be arranged so from here", at: range,
        hint: "a controller that adopts \(type) can be asked to")
    }
    let isOwn = screen.controller.capability(CharactersController.self) != nil
    guard !isOwn || screen.data(of: table) != nil else { throw noRecords(of: table) }
    forgetNames()
    try act(at: range) { screen throws(ScreenFault) in
      try screen.arrange(type, of: table, change)
    }
    report(screen.summary(of: table).visible)
  }

  /// Changes rows of a model and tells the table the difference where a filter is on: it may show or hide
  /// them by what they become.
  ///
  /// Returns whether it did; without a filter, or where the table drifts and has to be told what was
  /// done, it does nothing.
  mutating func changeUnderFilter(
    in table: TableView, at range: SourceRange?,
    _ change: (inout any EditableTableController) throws(ModelFault) -> Void
  ) throws(Diagnostic) -> Bool {
    guard screen.filter(of: table) != nil, !screen.isDrifting(table) else { return false }
    forgetNames()
    try act(at: range) { screen throws(ScreenFault) in
      try screen.arrange((any EditableTableController).self, of: table, change)
    }
    return true
  }
}
