import CommandKit
import Records

extension Comparison {
  /// Compares two lists: whether they are equal, or one holds all of the other.
  func verdict<Element: Hashable>(
    got: [Element], wanted: [Element], _ side: Expression.Side,
    pieces: ([Element]) -> [String]
  ) throws(Diagnostic) -> Verdict {
    let holds: Bool
    switch self {
    case .equal: holds = got == wanted
    case .notEqual: holds = got != wanted
    case .contains: holds = Set(got).isSuperset(of: wanted)
    default:
      throw Diagnostic(
        .usage, "rows and lines are compared by = != contains, not by \(rawValue)",
        at: side.range)
    }
    return Verdict(
      holds: holds, comparison: self, wanted: pieces(wanted), got: pieces(got))
  }

  /// Compares a text or number: numbers as numbers where both sides are.
  func scalar(
    _ got: String, _ wanted: [String], _ side: Expression.Side
  ) throws(Diagnostic) -> Verdict {
    let text = wanted.joined(separator: " ")
    let holds = try self.holds(for: got, with: text, at: side.range)
    return Verdict(
      holds: holds, comparison: self, wanted: ["\"\(text)\""], got: ["\"\(got)\""])
  }

  /// Returns whether a text or number compares so with another: numbers as numbers where both are.
  ///
  /// - Throws: `usage` for a pattern that is none.
  func holds(
    for got: String, with text: String, at range: SourceRange
  ) throws(Diagnostic) -> Bool {
    switch self {
    case .contains: text.isEmpty || got.contains(text)
    case .matches: try got.matches(pattern: text, at: range)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: holds(for: got, text)
    }
  }

  /// Returns whether an order holds between two texts: that of numbers where both are, else that of scalars.
  fileprivate func holds(for left: String, _ right: String) -> Bool {
    let isLess: Bool
    let isEqual: Bool
    if let left = Number(left), let right = Number(right) {
      isLess = left < right
      isEqual = left == right
    } else {
      isLess = left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
      isEqual = left == right
    }
    return switch self {
    case .equal: isEqual
    case .notEqual: !isEqual
    case .less: isLess
    case .lessOrEqual: isLess || isEqual
    case .greater: !isLess && !isEqual
    case .greaterOrEqual: !isLess
    case .contains, .matches: false
    }
  }
}

extension String {
  /// Returns whether a regular expression finds a place in the text.
  fileprivate func matches(
    pattern: String, at range: SourceRange
  ) throws(Diagnostic) -> Bool {
    guard let regex = try? Regex(pattern) else {
      throw Diagnostic(.usage, "\"\(pattern)\" is no regular expression", at: range)
    }
    return (try? regex.firstMatch(in: self)) ?? nil != nil
  }
}
