extension Word {
  /// Something in a word whose value is known only when the command runs.
  package enum Substitution: Sendable {
    case variable(name: String)
    /// The words of an expression; their ranges lie in the same source.
    case expression([Word])
  }

  /// Returns the word with its variables and expressions replaced by their values.
  ///
  /// A bare `$x` is read again as one bare word, whatever blanks its value has; in double quotes it
  /// is text. A word without any is returned as it is. `value` gives nothing for a name that is not
  /// set. An expression in an expression is still to be expanded by whoever evaluates it.
  ///
  /// - Throws: A `usage` diagnostic at a name that is not set; `syntax` in an expression; what
  ///   `value` throws, with the part's range if it has none.
  /// - Complexity: O(*n*), where *n* is the length of the values.
  package func expanded(
    by value: (Substitution) throws(Diagnostic) -> String?
  ) throws(Diagnostic) -> Word {
    guard needsExpansion else { return self }
    var parts: [Part] = []
    for part in self.parts {
      let text: String
      switch part.kind {
      case .text(let literal): text = literal
      case .variable(let name):
        guard let known = try part.value(of: .variable(name: name), from: value) else {
          throw part.unset(name)
        }
        text = known
      case .expression(let spelling):
        let words = try ExpressionWords.read(spelling, at: part.range)
        guard let known = try part.value(of: .expression(words), from: value) else {
          throw Diagnostic(.usage, "the expression has no value here", at: part.range)
        }
        text = known
      case .block: return self
      }
      parts.appendJoining(Part(kind: .text(text), isQuoted: part.isQuoted, range: part.range))
    }
    return Word(parts: parts, range: range, spelling: text)
  }
}

extension Word.Part {
  /// Returns the value of a substitution; an error of it lies at this part.
  fileprivate func value(
    of substitution: Word.Substitution,
    from value: (Word.Substitution) throws(Diagnostic) -> String?
  ) throws(Diagnostic) -> String? {
    do {
      return try value(substitution)
    } catch {
      throw error.with(range: range)
    }
  }

  /// Returns the error for a name that is not set.
  fileprivate func unset(_ name: String) -> Diagnostic {
    Diagnostic(
      .usage, "variable \"\(name)\" is not set", at: range,
      hint: "in single quotes $ is a sign like any other")
  }
}
