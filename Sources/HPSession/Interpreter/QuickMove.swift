package import TableModel

/// A move of one row as most are written: `move 0:3 -> 0:7`, with a blank between its words and nothing else.
///
/// It means what the words mean, and needs no reading of them: numbers are never anything but numbers.
package struct QuickMove: Sendable {
  /// Where the row stands.
  package let source: IndexPath
  /// Where it is to go.
  package let place: IndexPath

  /// Reads a command; nil for every other spelling, which is read word by word.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init?(_ text: ArraySlice<UInt8>) {
    var rest = text
    guard rest.skip("move "), let source = rest.takePath(), rest.skip(" -> "),
      let place = rest.takePath(), rest.isEmpty
    else { return nil }
    (self.source, self.place) = (source, place)
  }
}

extension ArraySlice<UInt8> {
  /// The digits of a number that is read here; a longer one may be too large for any table.
  private static var mostDigits: Int { 9 }

  /// Drops a text at the start; returns false where another one stands there.
  fileprivate mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard self.count >= count else { return false }
    for index in 0..<count where unsafe self[startIndex + index] != text.utf8Start[index] {
      return false
    }
    self = self[(startIndex + count)...]
    return true
  }

  /// Drops and returns an index path in digits, nil where none stands at the start.
  fileprivate mutating func takePath() -> IndexPath? {
    guard let section = takeNumber(), first == UInt8(ascii: ":") else { return nil }
    self = self[(startIndex + 1)...]
    return takeNumber().map { IndexPath(row: $0, section: section) }
  }

  private mutating func takeNumber() -> Int? {
    var number = 0
    var at = startIndex
    while at < endIndex, self[at] >= UInt8(ascii: "0"), self[at] <= UInt8(ascii: "9") {
      guard at - startIndex < Self.mostDigits else { return nil }
      number = number * 10 + Int(self[at] - UInt8(ascii: "0"))
      at += 1
    }
    guard at > startIndex else { return nil }
    self = self[at...]
    return number
  }
}
