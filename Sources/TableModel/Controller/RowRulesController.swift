/// A controller whose answers about single rows are rules that can be set from outside.
///
/// Adopt it to let a script say `veto select 0:2` or `redirect select 0:1 -> 0:2` to a controller of
/// your own, and answer `shouldHighlightRowAt`, `willSelectRowAt`, `willDeselectRowAt` and
/// `editingStyleForRowAt` from the rules.
public protocol RowRulesController: TableController {
  /// Returns the rules of a table.
  func rowRules(of tableName: String) -> RowRules

  /// Sets the rules of a table.
  mutating func setRowRules(_ rules: RowRules, of tableName: String)
}
