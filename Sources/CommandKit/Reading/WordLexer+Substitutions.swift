extension WordLexer {
  /// Reads `$name`, `$1`, `$@`, `${name}` or `$( EXPR )`; a `$` before anything else is itself.
  mutating func readSubstitution(_ bytes: [UInt8], _ at: inout Int, _ end: Int) {
    let lower = at
    at += 1
    guard at < end else { return appendDollar(lower) }
    switch bytes[at] {
    case Byte.openBrace: readBracedName(bytes, lower, &at, end)
    case Byte.openParenthesis: readExpression(bytes, lower, &at, end)
    default:
      let name = WordLexer.endOfName(bytes, at, end)
      guard name > at else { return appendDollar(lower) }
      let text = String(decoding: bytes[at..<name], as: UTF8.self)
      at = name
      append(.variable(text), lower, at)
    }
  }

  /// Appends a `$` that is text.
  private mutating func appendDollar(_ at: Int) {
    if quote == nil { append("$", isQuoted: false, at, at + 1) } else { quote?.text += "$" }
  }

  /// Appends a part that is not text.
  private mutating func append(_ kind: Word.Part.Kind, _ lower: Int, _ upper: Int) {
    flushQuote(to: lower, resume: upper)
    parts.append(Word.Part(kind: kind, isQuoted: quote != nil, range: place(lower, upper)))
  }

  /// Reads `${name}`, whose `{` stands at the offset.
  private mutating func readBracedName(
    _ bytes: [UInt8], _ lower: Int, _ at: inout Int, _ end: Int
  ) {
    let first = at + 1
    let name = WordLexer.endOfName(bytes, first, end, keepsHyphens: true)
    at = name
    guard name > first, name < end, bytes[name] == Byte.closeBrace else {
      fail("\"${\" has no name and \"}\" after it", lower, name, hint: "${NAME} is a variable")
      return
    }
    at += 1
    append(.variable(String(decoding: bytes[first..<name], as: UTF8.self)), lower, at)
  }

  /// Reads `$( EXPR )`, whose `(` stands at the offset.
  private mutating func readExpression(
    _ bytes: [UInt8], _ lower: Int, _ at: inout Int, _ end: Int
  ) {
    let first = at + 1
    guard let close = WordLexer.closingParenthesis(bytes, first, end) else {
      // The rest of the line is passed over, so that no line is searched more than once.
      at = end
      fail("\"$(\" is not closed on its line", lower, first, hint: #"\$ in double quotes is a $"#)
      return
    }
    at = close + 1
    append(.expression(String(decoding: bytes[first..<close], as: UTF8.self)), lower, at)
  }

  /// Returns the offset behind the name that starts at another; the same if none does.
  ///
  /// A hyphen at the end is kept only where braces say so: in `$a->$b` the name is `a`.
  private static func endOfName(
    _ bytes: [UInt8], _ start: Int, _ end: Int, keepsHyphens: Bool = false
  ) -> Int {
    var index = start
    guard index < end else { return index }
    if bytes[index] == Byte.at { return index + 1 }
    if Byte.isDigit(bytes[index]) {
      while index < end, Byte.isDigit(bytes[index]) { index += 1 }
      return index
    }
    guard Byte.isLetter(bytes[index]) else { return index }
    while index < end, Byte.isNameByte(bytes[index]) { index += 1 }
    while !keepsHyphens, bytes[index - 1] == Byte.hyphen { index -= 1 }
    return index
  }

  /// Returns the offset of the parenthesis that closes the one before `start`.
  private static func closingParenthesis(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    var depth = 0
    var index = start
    var quote: UInt8?
    while index < end {
      let byte = bytes[index]
      if let open = quote {
        if byte == Byte.backslash && open == Byte.doubleQuote { index += 1 }
        if byte == open { quote = nil }
      } else if byte == Byte.doubleQuote || byte == Byte.singleQuote {
        quote = byte
      } else if byte == Byte.openParenthesis {
        depth += 1
      } else if byte == Byte.closeParenthesis {
        if depth == 0 { return index }
        depth -= 1
      }
      index += 1
    }
    return nil
  }
}
