import CommandKit

/// What a loop runs through.
enum LoopRange {
  /// `N to N`; none where the first is the greater.
  case numbers(ClosedRange<Int>?)
  /// Rows, in a table if one stands first.
  case rows(RowsOperand)
  /// Words as they stand.
  case words([WordValue])

  /// Finds out what words are: rows where any of them can be nothing else, as `1:2`, `*` and `selected`.
  ///
  /// A title alone, and a number, are words.
  ///
  /// - Throws: `usage` for numbers that are none, and for a range without an end.
  init(_ words: [Word]) throws(Diagnostic) {
    if words.count == 3, words[1].isBare("to") {
      let first = try LoopRange.number(words[0])
      let last = try LoopRange.number(words[2])
      self = .numbers(first <= last ? first...last : nil)
      return
    }
    let operand = try RowsOperand(words)
    self =
      operand.ranges.contains(where: \.isOnlyRows)
      ? .rows(operand) : .words(words.map { WordValue($0) })
  }

  private static func number(_ word: Word) throws(Diagnostic) -> Int {
    var words = WordCursor([word], after: word.range)
    return try Format<Int>.integer(Int.min...Int.max).parse(&words)
  }
}

extension RowRange {
  /// Whether the words can mean nothing but rows.
  fileprivate var isOnlyRows: Bool {
    guard case .row(let reference) = form else { return true }
    switch reference.form {
    case .path, .lastInSection, .identity, .last, .selected: return true
    case .position, .title: return false
    }
  }
}
