/// Answers about single rows of a table that can be set from outside.
///
/// Rows are named by identity, so an answer follows its row.
public struct RowRules: Hashable, Sendable {
  /// What a controller can refuse.
  public enum Veto: String, Sendable, CaseIterable {
    /// `willSelectRowAt` answers nil.
    case select
    /// `willDeselectRowAt` answers nil.
    case deselect
    /// `shouldHighlightRowAt` answers false.
    case highlight
  }

  /// The rows that each refusal holds for; none where a refusal is missing.
  public var vetoes: [Veto: RowSet] = [:]
  /// The row that `willSelectRowAt` answers instead of another one.
  public var redirects: [String: String] = [:]
  /// The answers of `editingStyleForRowAt` that are not the usual one.
  public var editingStyles: [String: EditingStyle] = [:]

  /// Makes the rules of a fresh table: nothing is refused, nothing redirected.
  public init() {}

  /// Returns whether something is refused to a row, of which fields can be asked by name.
  ///
  /// - Complexity: O(*c*), where *c* is the number of conditions.
  public func refuses(
    _ veto: Veto, identity: String?, field: (String) -> String?
  ) -> Bool {
    vetoes[veto]?.contains(identity: identity, field: field) ?? false
  }
}
