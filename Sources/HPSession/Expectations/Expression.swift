import CommandKit

/// What `expect` states, before it is looked at.
package indirect enum Expression: Sendable {
  case comparison(Side, Comparison, Side)
  case not(Expression)
  /// All of them hold; a list, so that a long chain is no deep one.
  case and([Expression])
  /// One of them holds.
  case or([Expression])
  /// Something stated as a whole.
  case claim(Claim)

  /// One side of a comparison.
  package struct Side: Sendable {
    /// What is asked for, nil for words that stand for themselves.
    let subject: Subject?
    /// The words behind it: references and names, or the literals.
    let words: [Word]
    let range: SourceRange
    /// The pattern that the words are, where they are compared as one.
    var pattern: Pattern?
  }
}
