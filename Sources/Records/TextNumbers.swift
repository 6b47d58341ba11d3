/// The different ones among some texts, numbered as they come.
package struct TextNumbers: Sendable {
  /// The texts by number.
  package private(set) var texts: [String] = []
  private var index = IdentityIndex()

  package init() {}

  /// Returns the number of a text, the next one where it is new.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the length of the text.
  package mutating func number(of text: String) -> Int {
    var text = text
    return text.withUTF8 { unsafe number(of: UnsafeRawBufferPointer($0)) }
  }

  /// Returns the number of a text whose UTF-8 these bytes are, the next one where it is new.
  ///
  /// - Complexity: O(*n*) on average, where *n* is the length of the text.
  @unsafe package mutating func number(of text: UnsafeRawBufferPointer) -> Int {
    let hash = unsafe IdentityIndex.hash(of: text)
    let known = index.insert(hash, of: texts.count) { unsafe texts[$0].isText(text) }
    if known == nil { unsafe texts.append(String(decoding: text, as: UTF8.self)) }
    return known ?? texts.count - 1
  }
}

extension String {
  /// Returns whether the text equals that whose UTF-8 some bytes are.
  @unsafe fileprivate func isText(_ other: UnsafeRawBufferPointer) -> Bool {
    let isSame = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe UnsafeRawBufferPointer(bytes).elementsEqual(other)
    }
    return unsafe isSame == true || self == String(decoding: other, as: UTF8.self)
  }
}
