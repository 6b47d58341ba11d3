/// The words of a command, sorted into options and operands.
struct BoundWords {
  /// An option or flag that was given.
  struct Given {
    /// The declared name.
    let name: String
    /// The option as it was written.
    let word: Word
    /// The value; none for a flag.
    let value: Word?
  }

  var given: [Given] = []
  var operands: WordCursor

  /// Returns whether a flag was given.
  func has(_ name: String) -> Bool { given.contains { $0.name == name } }

  /// Reads the values that an option was given, in the order of the words.
  ///
  /// - Throws: A `usage` diagnostic at a value that is none.
  /// - Complexity: O(*n*), where *n* is the number of options given.
  func readOptions<Value>(
    _ name: String, _ format: Format<Value>
  ) throws(Diagnostic) -> [Value] {
    var values: [Value] = []
    for option in given where option.name == name {
      guard let word = option.value else { continue }
      var words = WordCursor([word], after: word.range)
      values.append(try format.parse(&words))
      guard words.isAtEnd else { throw words.unexpected() }
    }
    return values
  }

  /// Reads all operands that are left.
  ///
  /// - Throws: A `usage` diagnostic at a word that is no value.
  /// - Complexity: O(*n*), where *n* is the number of words.
  mutating func readOperands<Value>(_ format: Format<Value>) throws(Diagnostic) -> [Value] {
    var values: [Value] = []
    while !operands.isAtEnd {
      let left = operands.remaining.count
      values.append(try format.parse(&operands))
      // A format that takes no word would be asked for ever; the word is then one too many.
      guard operands.remaining.count < left else { throw operands.unexpected() }
    }
    return values
  }
}
