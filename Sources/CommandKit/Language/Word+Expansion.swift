extension Word {
  /// Something in a word whose value is known only when the command runs.
  package enum Substitution: Sendable {
    /// `$name`, `$1`, or `$@` for all arguments.
    case variable(name: String)
    /// The words of an expression; their ranges lie in the same source.
    case expression([Word])
  }

  /// Returns the words that this one is once its variables and expressions are replaced by their values.
  ///
  /// A bare `$x` is read again as one bare word for each of its values, whatever blanks they have; in
  /// double quotes, and where it touches other parts, it is text, several values with a blank between
  /// them. A word without any is returned as it is. An expression in an expression is still to be
  /// expanded by whoever evaluates it.
  ///
  /// - Throws: `syntax` in an expression, `limit` for too long a text; what `value` throws, with the
  ///   part's range if it has none.
  /// - Complexity: O(*n*), where *n* is the length of the values.
  package func expanded(
    limits: SourceLimits = .standard,
    by value: (Substitution, SourceRange) throws(Diagnostic) -> [WordValue]
  ) throws(Diagnostic) -> [Word] {
    guard needsExpansion else { return [self] }
    let all = self.parts
    if all.count == 1, !all[0].isQuoted {
      let values = try all[0].values(by: value) ?? []
      var size = 0
      for value in values { size += value.text.utf8.count }
      try all[0].check(size, limits)
      return values.map { $0.word(at: range) }
    }
    var parts: [Part] = []
    var size = 0
    for part in all {
      guard let values = try part.values(by: value) else {
        size += part.text.utf8.count
        parts.appendJoining(part)
        continue
      }
      for value in values { size += value.text.utf8.count + 1 }
      try part.check(size, limits)
      let one = values.count == 1 ? values[0] : WordValue(values.map(\.text).joined(separator: " "))
      for piece in one.parts(isQuoted: part.isQuoted, at: part.range) {
        parts.appendJoining(piece)
      }
    }
    return [Word(parts: parts, range: range, spelling: text)]
  }
}

extension Word.Part {
  /// The words of the expression that the part is, nil for another part.
  ///
  /// - Throws: A `syntax` diagnostic for a fault in a word, or for no words at all.
  /// - Complexity: O(*n*), where *n* is the length of the expression.
  package func expressionWords() throws(Diagnostic) -> [Word]? {
    guard case .expression(let spelling) = kind else { return nil }
    return try ExpressionWords.read(spelling, at: range)
  }

  /// Returns the values of the part, nil for one that has none; an error of them lies at this part.
  fileprivate func values(
    by value: (Word.Substitution, SourceRange) throws(Diagnostic) -> [WordValue]
  ) throws(Diagnostic) -> [WordValue]? {
    let substitution: Word.Substitution
    switch kind {
    case .text, .block: return nil
    case .variable(let name): substitution = .variable(name: name)
    case .expression(let spelling):
      substitution = .expression(try ExpressionWords.read(spelling, at: range))
    }
    do {
      return try value(substitution, range)
    } catch {
      throw error.with(range: range)
    }
  }

  /// Finds values that are longer than a text may be.
  fileprivate func check(_ size: Int, _ limits: SourceLimits) throws(Diagnostic) {
    guard size > limits.value else { return }
    throw Diagnostic(.limit, "the value has more than \(limits.value) bytes", at: range)
  }
}
