import CommandKit
import Records

extension Comparison {
  /// Returns whether a list is equal to another one, or is not, or holds all of it.
  ///
  /// - Throws: `usage` for a comparison that lists have not.
  func holds<Element: Hashable>(
    forList got: [Element], with wanted: [Element], _ side: Expression.Side
  ) throws(Diagnostic) -> Bool {
    switch self {
    case .equal: got == wanted
    case .notEqual: got != wanted
    case .contains: wanted.isEmpty || Set(got).isSuperset(of: wanted)
    default:
      throw Diagnostic(
        .usage, "rows and lines are compared by = != contains, not by \(rawValue)",
        at: side.range)
    }
  }

  /// Returns whether a text or number compares so with another: numbers as numbers where both are.
  ///
  /// - Throws: `usage` for a pattern that is none, `limit` for a text too long for it.
  func holds(
    for got: String, with text: String, _ side: Expression.Side
  ) throws(Diagnostic) -> Bool {
    try holds(for: got, with: text, read: side.pattern, at: side.range)
  }

  /// Returns whether a text or number compares so with one at a place, which may have been read as a pattern.
  ///
  /// - Throws: `usage` for a pattern that is none, `limit` for a text too long to search.
  func holds(
    for got: String, with text: String, read pattern: Pattern? = nil, at range: SourceRange
  ) throws(Diagnostic) -> Bool {
    switch self {
    case .contains: text.isEmpty || got.contains(text)
    case .matches: try got.matches(pattern, text, at: range)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: holds(for: got, text)
    }
  }

  /// Returns whether an order holds between two texts: that of numbers where both are, else that of scalars.
  private func holds(for left: String, _ right: String) -> Bool {
    let isLess: Bool
    let isEqual: Bool
    if left.startsAsNumber, right.startsAsNumber, let left = Number(left), let right = Number(right)
    {
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
  /// Whether the first byte is one that a number can begin with; most texts are told apart by it.
  fileprivate var startsAsNumber: Bool {
    utf8.first.map {
      $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
      ?? false
  }

  /// Returns whether a pattern, which may not have been read yet, is found in the text.
  fileprivate func matches(
    _ pattern: Pattern?, _ spelling: String, at range: SourceRange
  ) throws(Diagnostic) -> Bool {
    let known: Pattern
    if let pattern { known = pattern } else { known = try Pattern(spelling, at: range) }
    do {
      return try known.isFound(in: self)
    } catch {
      throw Diagnostic(
        .limit, "the text is too long to look for \"\(spelling.clipped(to: 60))\" in it", at: range)
    }
  }
}
