extension [UInt8] {
  /// Returns a range without the blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, self[lower] == 0x20 || self[lower] == 0x09 { lower += 1 }
    while lower < upper, self[upper - 1] == 0x20 || self[upper - 1] == 0x09 { upper -= 1 }
    return lower..<upper
  }

  /// Tells whether a range holds one number by JSON's grammar and nothing else.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the range.
  func isNumber(_ range: Range<Int>) -> Bool {
    let end = range.upperBound
    var at = range.lowerBound
    if at < end, self[at] == UInt8(ascii: "-") { at += 1 }
    let whole = at
    guard passDigits(&at, end) else { return false }
    // A zero at the start of more digits is part of a code, such as 007.
    if self[whole] == UInt8(ascii: "0"), at - whole > 1 { return false }
    if at < end, self[at] == UInt8(ascii: ".") {
      at += 1
      guard passDigits(&at, end) else { return false }
    }
    if at < end, self[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < end, self[at] == UInt8(ascii: "-") || self[at] == UInt8(ascii: "+") { at += 1 }
      guard passDigits(&at, end) else { return false }
    }
    return at == end
  }

  /// Passes digits and tells whether there was one.
  private func passDigits(_ at: inout Int, _ end: Int) -> Bool {
    let start = at
    while at < end, self[at] >= UInt8(ascii: "0"), self[at] <= UInt8(ascii: "9") { at += 1 }
    return at > start
  }
}
