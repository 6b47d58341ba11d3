/// A text that is looked for in others without regard to case.
package struct CaselessSearch: Sendable {
  private let wanted: [UInt8]
  private let isASCII: Bool

  /// Makes the search for a text.
  package init(_ text: String) {
    wanted = Array(text.lowercased().utf8)
    isASCII = wanted.allSatisfy { $0 < 0x80 }
  }

  /// Returns whether the text stands in another one.
  ///
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths of the two; no string is made where the
  ///   other one is ASCII.
  package func isFound(in text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return isFound(inLowercase: Array(text.lowercased().utf8))
    }
    guard isASCII else { return wanted.isEmpty }
    guard text.utf8.count >= wanted.count else { return false }
    return isFound(inLowercase: text.utf8.lazy.map(Self.lowercase))
  }

  private func isFound(inLowercase bytes: some Collection<UInt8>) -> Bool {
    guard let first = wanted.first else { return true }
    var rest = bytes[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
