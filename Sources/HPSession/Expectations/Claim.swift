import CommandKit

/// Something that is stated as a whole rather than compared.
package struct Claim: Sendable {
  /// What is stated.
  enum Form: Sendable {
    /// The last act changed nothing that a dump shows.
    case unchanged
    /// The last act made exactly these calls.
    case calls([String])
    /// The last act moved exactly these rows in the model.
    case moves(WantedMoves)
    /// The state is, or is not, the one that a file holds.
    case dump(isEqual: Bool, Word)
  }

  let form: Form
  let range: SourceRange
}

extension Claim {
  /// The words that claims begin with.
  static let keywords = ["unchanged", "calls", "moves", "dump"]
}
