import CommandKit
import TableModel

/// An expression as a condition on the fields of a row.
extension Expression {
  /// Returns whether the condition holds for a row, of which fields can be asked by name.
  ///
  /// What is empty or missing comes neither before nor after anything.
  ///
  /// - Throws: `usage` for a pattern that is none.
  func holds(_ field: (String) -> String) throws(Diagnostic) -> Bool {
    switch self {
    case .comparison(let left, let comparison, let right):
      let isNone = right.words.count == 1 && right.words[0].isBare("none")
      let wanted = isNone ? "" : right.words.map(\.text).joined(separator: " ")
      let got = left.value(field)
      // A row without a price is not one that costs less than 5.
      if comparison.isOrder, got.isEmpty || wanted.isEmpty { return false }
      return try comparison.holds(for: got, with: wanted, right)
    case .not(let inner): return try !inner.holds(field)
    case .and(let parts):
      for part in parts where try !part.holds(field) { return false }
      return true
    case .or(let parts):
      for part in parts where try part.holds(field) { return true }
      return false
    // No condition on fields makes one.
    case .claim: return false
    }
  }
}

extension Expression.Side {
  /// What a row has in the field that the side names, its own text for a quoted word.
  fileprivate func value(_ field: (String) -> String) -> String {
    guard let word = words.first, word.quoting == .bare else {
      return words.map(\.text).joined(separator: " ")
    }
    return field(word.text)
  }
}

extension RowCondition {
  /// Makes the condition of an expression and its text.
  init(_ expression: Expression, text: String) {
    self.init(text) { field in
      (try? expression.holds { field($0) ?? "" }) ?? false
    }
  }
}
