extension Word {
  /// The columns a value may have in a message.
  private static let shownWidth = 60

  /// The text in quotation marks, as messages show it; a long one is cut.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var shown: String {
    block == nil ? "\"\(text.clipped(to: Word.shownWidth))\"" : "a block"
  }
}
