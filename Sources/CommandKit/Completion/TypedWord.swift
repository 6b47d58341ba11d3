/// A word that is being typed, up to where the cursor stands.
package struct TypedWord: Equatable, Sendable {
  /// What was typed, without quotes and escapes.
  package let text: String
  /// Whether a quote is open or was closed in the word.
  package let isQuoted: Bool
  /// The offset in bytes at which it starts.
  package let start: Int
  /// Where a `$` begins a variable's name at the end of the word, with what was typed of the name.
  package let variable: Variable?

  /// A variable's name that is being typed.
  package struct Variable: Equatable, Sendable {
    /// The offset in bytes of the `$`.
    package let start: Int
    package let name: String
  }
}
