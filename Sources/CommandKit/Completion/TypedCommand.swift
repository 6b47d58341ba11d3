/// The command that is being typed where a text ends.
package struct TypedCommand: Sendable {
  /// The words before the one at the cursor; without the `!` that a command may follow.
  package let words: [Word]
  /// The word at the cursor, which may be empty.
  package let typed: TypedWord
  /// The words of the command whose block is open around it, if there is one.
  package let owner: [Word]?

  /// Reads the text before the cursor.
  ///
  /// Nothing is found in a comment, behind a block that has just been closed, and where the text
  /// has a fault.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init?(before cursor: String) {
    let bytes = Array(cursor.utf8)
    var builder = UnitBuilder(limits: .standard)
    var at = 0
    while let line = TextLine(in: bytes, at: at, searchedTo: at, isLast: false) {
      builder.read(bytes, line, number: 1)
      if !builder.isOpen { _ = builder.take() }
      at = line.next
    }
    guard let command = builder.typed(bytes, from: at) else { return nil }
    self = command
  }

  init(words: [Word], typed: TypedWord, owner: [Word]?) {
    self.words = Array(words.drop { $0.isBare("!") })
    self.typed = typed
    self.owner = owner
  }
}
