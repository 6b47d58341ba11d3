import CommandKit

/// What a value comes to, once someone says what is asked of the screen.
extension ValueExpression {
  /// Returns the value: one text or as many as a list has; a statement is `true` or `false`.
  ///
  /// `ask` gives the value of a subject or a statement.
  ///
  /// - Throws: `usage` for what cannot be computed, or what `ask` throws.
  func value(
    _ ask: (ValueExpression) throws(Diagnostic) -> [WordValue]
  ) throws(Diagnostic) -> [WordValue] {
    switch self {
    case .words(let words): return words.map(WordValue.init)
    case .subject, .statement: return try ask(self)
    case .chain(let first, let steps):
      var number = try first.number(at: steps.first?.leftPlace, ask)
      for step in steps {
        number = try step.result(number, try step.operand.number(at: step.place, ask))
      }
      return [WordValue("\(number)")]
    case .comparison(let left, let comparison, let right, let range):
      let (left, right) = (try left.value(ask), try right.value(ask))
      let holds = try comparison.holds(for: left.joined, with: right.joined, at: range)
      return [WordValue("\(holds)")]
    case .not(let inner, let range): return [WordValue("\(try !inner.holds(at: range, ask))")]
    case .and(let parts):
      for part in parts where try !part.holds(at: nil, ask) { return [WordValue("false")] }
      return [WordValue("true")]
    case .or(let parts):
      for part in parts where try part.holds(at: nil, ask) { return [WordValue("true")] }
      return [WordValue("false")]
    }
  }

  /// Returns whether the value is true.
  ///
  /// - Throws: `usage` for a value that is neither true nor false, or what `ask` throws.
  func holds(
    at range: SourceRange?, _ ask: (ValueExpression) throws(Diagnostic) -> [WordValue]
  ) throws(Diagnostic) -> Bool {
    let text = try value(ask).joined
    guard let holds = Bool(text) else {
      throw Diagnostic(
        .usage, "\"\(text.clipped(to: 60))\" is neither true nor false", at: range,
        hint: "one of \(Comparison.allCases.map(\.rawValue).joined(separator: " ")) compares it")
    }
    return holds
  }

  private func number(
    at range: SourceRange?, _ ask: (ValueExpression) throws(Diagnostic) -> [WordValue]
  ) throws(Diagnostic) -> Int {
    let text = try value(ask).joined
    guard let number = Int(text) else {
      throw Diagnostic(
        .usage, "\"\(text.clipped(to: 60))\" is no whole number", at: range,
        hint: "arithmetic takes whole numbers; in quotes a sign is text")
    }
    return number
  }

  /// Computes a value that asks nothing of the screen, to find what is wrong with it.
  ///
  /// - Throws: `usage` for what cannot be computed.
  func checkConstant() throws(Diagnostic) {
    _ = try value { _ throws(Diagnostic) in [] }
  }
}

extension ValueExpression.Step {
  /// Returns what the sign makes of two numbers.
  fileprivate func result(_ left: Int, _ right: Int) throws(Diagnostic) -> Int {
    if let result = sign.result(left, right) { return result }
    if sign.isDivision, right == 0 {
      throw Diagnostic(.usage, "\(left) \(sign.rawValue) 0 divides by zero", at: range)
    }
    throw Diagnostic(
      .usage, "\(left) \(sign.rawValue) \(right) is beyond what a whole number holds", at: range)
  }
}

extension WordValue {
  /// Makes the value that a word's text is; what stands quoted behind bare text stays so.
  init(_ word: Word) {
    let parts = word.parts
    let isReference = parts.count == 2 && !parts[0].isQuoted && parts[1].isQuoted
    self.init(
      isReference ? parts[0].text : word.text, quoted: isReference ? parts[1].text : "")
  }
}

extension [WordValue] {
  /// The values as one text, with blanks between them.
  fileprivate var joined: String {
    count == 1 ? self[0].text : map(\.text).joined(separator: " ")
  }
}
