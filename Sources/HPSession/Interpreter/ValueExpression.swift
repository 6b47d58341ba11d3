import CommandKit

/// What stands behind `let NAME =`, in `$( … )` or behind `if`: a value, arithmetic, or a statement.
indirect enum ValueExpression: Sendable {
  /// Words that stand for themselves.
  case words([Word])
  /// What a subject comes to.
  case subject(Expression.Side)
  /// Whole numbers with signs of one strength between them, from left to right; a list, so that a long
  /// chain is no deep one.
  case chain(ValueExpression, [Step])
  /// A comparison as `expect` has it: rows are compared as rows.
  case statement(Expression)
  /// A comparison of values, one of them computed.
  case comparison(ValueExpression, Comparison, ValueExpression, at: SourceRange)
  case not(ValueExpression, at: SourceRange)
  /// All of them hold.
  case and([ValueExpression])
  /// One of them holds.
  case or([ValueExpression])

  /// A sign and what stands behind it.
  struct Step: Sendable {
    let sign: ArithmeticSign
    let operand: ValueExpression
    /// The places of the operands.
    let leftPlace: SourceRange
    let place: SourceRange
    /// The place of the whole chain up to here.
    let range: SourceRange
  }

  /// Whether the value is the same whatever the screen shows.
  var isConstant: Bool {
    switch self {
    case .words: true
    case .subject, .statement: false
    case .chain(let first, let steps):
      first.isConstant && steps.allSatisfy(\.operand.isConstant)
    case .comparison(let left, _, let right, _): left.isConstant && right.isConstant
    case .not(let inner, _): inner.isConstant
    case .and(let parts), .or(let parts): parts.allSatisfy(\.isConstant)
    }
  }
}
