import CommandKit

/// Something that is to hold after every command.
package struct AlwaysStatement: Sendable {
  let expression: Expression
  /// The statement as a script would write it, variables replaced by what they stood for.
  package let text: String
  /// The table that was in use when it was made, which it goes on meaning.
  let table: String
  /// The text it stands in, and where.
  let source: SourceText
  let range: SourceRange
  /// Whether it did not hold after the last command: it is told once, until it has held again.
  var isBroken = false
}
