/// A controller whose answers about reordering are rules that can be set from outside.
///
/// Adopt it to let a script say `reorder Slytherin` to a controller of your own, and answer
/// `canMoveRowAt` and the target from the rules.
public protocol ReorderRulesController: TableController {
  /// Returns the rules of a table.
  func reorderRules(of tableName: String) -> ReorderRules

  /// Sets the rules of a table.
  mutating func setReorderRules(_ rules: ReorderRules, of tableName: String)
}
