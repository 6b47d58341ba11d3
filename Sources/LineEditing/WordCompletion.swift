/// What can take the place of the word before the cursor.
package struct WordCompletion {
  /// A text that can be inserted.
  package struct Candidate: Equatable {
    package let text: String
    /// Whether the word is whole then, so that a blank follows.
    package let isWhole: Bool

    package init(_ text: String, isWhole: Bool = true) {
      self.text = text
      self.isWhole = isWhole
    }
  }

  /// The offset in bytes of the word in the text before the cursor.
  package let start: Int
  /// The candidates to show.
  package let candidates: [Candidate]
  /// How many there are, those not shown included.
  package let count: Int

  package init(start: Int, candidates: [Candidate], count: Int) {
    self.start = start
    self.candidates = candidates
    self.count = count
  }

  /// The text that all candidates begin with.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the candidates.
  package var commonBegin: String {
    guard let first = candidates.first else { return "" }
    var common = first.text[...]
    for candidate in candidates.dropFirst() {
      let length = zip(common, candidate.text).prefix { $0 == $1 }.count
      common = common.prefix(length)
    }
    return String(common)
  }
}
