import CommandKit

/// What stands for `$name`, `$1`, `$@` and `$( … )`.
extension Session {
  /// Returns words with their variables and expressions replaced by their values.
  ///
  /// - Throws: `usage` at a name that is not set, `limit` for too long a text, or the error of an expression.
  /// - Complexity: O(*n*), where *n* is the length of the values.
  mutating func expanded(_ words: some Sequence<Word>) throws(Diagnostic) -> [Word] {
    var result: [Word] = []
    var size = 0
    for word in words { result += try expanded(word, &size) }
    return result
  }

  /// Returns words as ``expanded(_:)`` does, those inside their blocks too.
  mutating func expandedWithBlocks(_ words: some Sequence<Word>) throws(Diagnostic) -> [Word] {
    var result: [Word] = []
    var size = 0
    for word in words {
      result += try word.expandingBlock { word throws(Diagnostic) in try expanded(word, &size) }
    }
    return result
  }

  /// Returns a word's values as words, and adds their length to that of the command's so far.
  mutating func expanded(_ word: Word, _ size: inout Int) throws(Diagnostic) -> [Word] {
    guard word.needsExpansion else { return [word] }
    let words = try word.expanded { substitution, range throws(Diagnostic) in
      try value(of: substitution, at: range)
    }
    for word in words { size += word.text.utf8.count }
    guard size <= SourceLimits.standard.value else {
      throw Diagnostic(
        .limit, "the command's values have more than \(SourceLimits.standard.value) bytes",
        at: word.range)
    }
    return words
  }

  /// Returns what stands for a variable or an expression.
  private mutating func value(
    of substitution: Word.Substitution, at range: SourceRange
  ) throws(Diagnostic) -> [WordValue] {
    switch substitution {
    case .variable(let name): return try value(ofVariable: name, at: range)
    case .expression(let words):
      guard expressionDepth < Limits.expressions else {
        throw .expressionsTooDeep(at: range)
      }
      expressionDepth += 1
      defer { expressionDepth -= 1 }
      return try value(of: ValueOperand(words, end: range.end))
    }
  }

  private func value(
    ofVariable name: String, at range: SourceRange
  ) throws(Diagnostic) -> [WordValue] {
    let arguments = arguments ?? []
    if name == "@" { return arguments.map { WordValue($0) } }
    if name.isAllDigits {
      guard let number = Int(name), arguments.indices.contains(number - 1) else {
        throw .noArgument(name, count: arguments.count, at: range)
      }
      return [WordValue(arguments[number - 1])]
    }
    switch variables[name] {
    case .values(let values): return values
    case .row(let row): return [try reference(to: row, at: range)]
    case nil: throw .unset(name, known: variables.keys.sorted(), at: range)
    }
  }
}

extension Diagnostic {
  /// The error for a variable that is not set.
  static func unset(_ name: String, known: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .usage, "variable \"\(name)\" is not set", at: range,
      hint: Suggestion.hint(for: name, among: known)
        ?? "in single quotes $ is a sign like any other")
  }

  /// The error for an argument that the script was not given.
  static func noArgument(_ name: String, count: Int, at range: SourceRange) -> Diagnostic {
    let given = count == 0 ? "no arguments" : count == 1 ? "1 argument" : "\(count) arguments"
    return Diagnostic(
      .usage, "$\(name.clipped(to: 20)) is not set: the script was given \(given)", at: range,
      hint: "hpsh FILE ARG… gives a script its arguments")
  }

  /// The error for expressions that stand too deep in one another.
  static func expressionsTooDeep(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .limit, "expressions stand more than \(Limits.expressions) deep in one another",
      at: range)
  }
}
