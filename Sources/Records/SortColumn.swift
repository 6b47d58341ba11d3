/// The values that rows have in one field, made ready once to be compared many times.
///
/// `false` and `true` come first, then numbers by what they mean, then text, arrays and objects by their
/// compact JSON, and null and missing values last, whatever the direction. Text is compared
/// naturally: without regard to case, runs of digits as numbers, so that `a2` comes before `a10`; then
/// by its bytes.
package struct SortColumn: Sendable {
  private enum Kind: UInt8 {
    case bool
    case number
    case text
    case array
    case object
    case nothing
  }

  private struct Entry {
    let kind: Kind
    /// A number as near as a double comes to it, which never turns an order round.
    var approximation = 0.0
    /// Where the natural key of a text stands among all.
    var key = 0..<0
    /// What settles it where all else is equal.
    var spelling = ""
  }

  private var entries: [Entry] = []
  private var keys: [UInt8] = []
  private let isDescending: Bool

  /// Makes a column without values.
  package init(isDescending: Bool) { self.isDescending = isDescending }

  /// Adds the value of the next row, nil where it has none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the value.
  package mutating func append(_ value: Value?) {
    switch value {
    case nil, .null: entries.append(Entry(kind: .nothing))
    case .bool(let flag): entries.append(Entry(kind: .bool, approximation: flag ? 1 : 0))
    case .number(let number):
      entries.append(
        Entry(
          kind: .number, approximation: number.approximation, spelling: number.spelling))
    case .string(let text): appendText(text, .text)
    case .array(let values): appendText(Value.array(values).json, .array)
    case .object(let record): appendText(Value.object(record).json, .object)
    }
  }

  private mutating func appendText(_ text: String, _ kind: Kind) {
    let start = keys.count
    NaturalKey.append(text, to: &keys)
    entries.append(Entry(kind: kind, key: start..<keys.count, spelling: text))
  }

  /// Compares the values of two rows: below 0 where the first comes before the second, 0 where neither
  /// does.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the shorter value.
  package func compare(_ left: Int, _ right: Int) -> Int {
    let (first, second) = (entries[left], entries[right])
    if first.kind == .nothing || second.kind == .nothing {
      return Int(first.kind.rawValue / Kind.nothing.rawValue)
        - Int(second.kind.rawValue / Kind.nothing.rawValue)
    }
    let order = compare(first, second)
    return isDescending ? -order : order
  }

  private func compare(_ first: Entry, _ second: Entry) -> Int {
    guard first.kind == second.kind else {
      return Int(first.kind.rawValue) - Int(second.kind.rawValue)
    }
    switch first.kind {
    case .bool, .number:
      if first.approximation != second.approximation {
        return first.approximation < second.approximation ? -1 : 1
      }
      guard first.spelling != second.spelling else { return 0 }
      let (left, right) = (Number(checked: first.spelling), Number(checked: second.spelling))
      return left < right ? -1 : right < left ? 1 : 0
    case .text, .array, .object:
      let order = compareKeys(first.key, second.key)
      return order == 0 ? first.spelling.byteOrder(to: second.spelling) : order
    case .nothing: return 0
    }
  }

  private func compareKeys(_ left: Range<Int>, _ right: Range<Int>) -> Int {
    for offset in 0..<min(left.count, right.count) {
      let (first, second) = (keys[left.lowerBound + offset], keys[right.lowerBound + offset])
      if first != second { return first < second ? -1 : 1 }
    }
    return left.count - right.count
  }
}

extension String {
  /// Compares two texts by their bytes: below 0 where this one comes first.
  fileprivate func byteOrder(to other: String) -> Int {
    if utf8.lexicographicallyPrecedes(other.utf8) { return -1 }
    return other.utf8.lexicographicallyPrecedes(utf8) ? 1 : 0
  }
}

extension Number {
  /// The double that is nearest, infinite past the largest; of two numbers the smaller never has the larger.
  fileprivate var approximation: Double { Double(spelling) ?? 0 }
}
