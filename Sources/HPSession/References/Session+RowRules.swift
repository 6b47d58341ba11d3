import CommandKit
import TableModel

extension Session {
  /// Returns the identity of a row.
  ///
  /// - Throws: `denied` where its controller gives none.
  func identity(
    ofRowAt path: IndexPath, in table: TableView, at range: SourceRange?
  ) throws(Diagnostic) -> String {
    guard let identity = screen.shownName(ofRowAt: path, in: table).identity else {
      throw Diagnostic(
        .denied, "the rows of \(table.name) have no identities, which an answer could follow",
        at: range)
    }
    return identity
  }

  /// Changes what the controller answers about single rows of a table.
  ///
  /// - Throws: `denied` for a controller that answers itself.
  func changeRowRules(
    of table: TableView, answering method: String, _ body: (inout RowRules) -> Void
  ) throws(Diagnostic) {
    guard var rules = screen.rowRules(of: table) else {
      throw Diagnostic(
        .denied, "this controller answers \(method) itself",
        hint: "a controller that adopts RowRulesController takes rules")
    }
    body(&rules)
    _ = screen.setRowRules(rules, in: table)
  }
}
