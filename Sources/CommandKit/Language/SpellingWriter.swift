/// The spelling of a word that grows part by part, quotes opened and closed as the parts need it.
struct SpellingWriter {
  private var spelling = ""
  private var isInQuotes = false
  /// A variable whose braces depend on what comes next.
  private var variable: String?

  /// Whether nothing is written yet.
  var isEmpty: Bool { spelling.isEmpty && variable == nil }

  /// Appends a piece that is written as it stands.
  mutating func append(_ piece: String, isQuoted: Bool) {
    setQuotes(isQuoted)
    endVariable(before: piece.utf8.first)
    spelling += piece
  }

  /// Appends text in double quotes, with escapes for what cannot stand there or could drive a terminal.
  mutating func appendQuoted(_ text: String) {
    // Beside other quoted parts, nothing is a part of its own only in quotes of its own.
    guard !text.isEmpty else { return append("\"\"", isQuoted: false) }
    var piece = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$": piece += "\\\(scalar)"
      // The language has no escape of its own for it.
      case "\r": piece += "\\u{D}"
      default: piece.appendVisible(scalar)
      }
    }
    append(piece, isQuoted: true)
  }

  /// Appends text without quotes.
  ///
  /// A `$` that would begin a variable with what follows is kept apart from it by a continued
  /// line, the only way in which a script can have one; so is a brace that is no block's.
  mutating func appendBare(_ text: String) {
    var piece = ""
    var isBehindDollar = false
    for scalar in text.unicodeScalars {
      if isBehindDollar, scalar.beginsSubstitution { piece += "\\\n" }
      piece.unicodeScalars.append(scalar)
      isBehindDollar = scalar == "$"
    }
    append(piece, isQuoted: false)
  }

  /// Appends a variable.
  mutating func appendVariable(_ name: String, isQuoted: Bool) {
    setQuotes(isQuoted)
    endVariable(before: Byte.dollar)
    variable = name
  }

  /// Ends the word and returns its spelling.
  mutating func finished() -> String {
    setQuotes(false)
    endVariable(before: nil)
    let isBrace = spelling == "{" || spelling == "}"
    return spelling.isEmpty ? "\"\"" : isBrace ? spelling + "\\\n" : spelling
  }

  private mutating func setQuotes(_ isQuoted: Bool) {
    guard isQuoted != isInQuotes else { return }
    endVariable(before: Byte.doubleQuote)
    spelling += "\""
    isInQuotes = isQuoted
  }

  /// Writes the variable that is pending, in braces where it would run on into the next byte.
  private mutating func endVariable(before next: UInt8?) {
    guard let name = variable else { return }
    variable = nil
    let runsOn = next.map(Byte.isNameByte) ?? false
    spelling += runsOn || name.utf8.last == Byte.hyphen ? "${\(name)}" : "$\(name)"
  }
}

extension Unicode.Scalar {
  /// Whether the sign right behind a bare `$` makes it a variable or an expression.
  fileprivate var beginsSubstitution: Bool {
    guard isASCII, let byte = UInt8(exactly: value) else { return false }
    return Byte.isLetter(byte) || Byte.isDigit(byte) || byte == Byte.at || byte == Byte.openBrace
      || byte == Byte.openParenthesis
  }
}
