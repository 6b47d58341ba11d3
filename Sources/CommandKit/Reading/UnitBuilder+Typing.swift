extension UnitBuilder {
  /// Reads the last line of a text, which is still being typed, and returns the command at its end.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the line.
  mutating func typed(_ bytes: [UInt8], from start: Int) -> TypedCommand? {
    let end = bytes.count
    var at = start
    var wordStart = lexer.isOpen ? lexer.offset : end
    if lexer.isOpen { readOpenWord(bytes, &at, end) }
    while at < end {
      switch bytes[at] {
      case Byte.space, Byte.tab: at += 1
      case Byte.semicolon:
        endItem()
        at += 1
      case Byte.number: return nil
      default:
        wordStart = at
        readWord(bytes, &at, end)
      }
      if at < end { wordStart = end }
    }
    guard fault == nil else { return nil }
    return command(bytes, wordStart: wordStart)
  }

  /// Returns the command whose last word starts at an offset, at the end where it is empty.
  private mutating func command(_ bytes: [UInt8], wordStart: Int) -> TypedCommand? {
    var words = self.words
    var (text, isQuoted) = ("", false)
    if lexer.isOpen {
      isQuoted = lexer.quote != nil || lexer.parts.contains(where: \.isQuoted)
      // A quote goes on over the end of a line, which is not typed yet.
      let isEnded = lexer.quote != nil && lexer.continuation == nil
      let quoted = lexer.quote.map { isEnded ? $0.text.dropLast() : $0.text[...] }
      text = lexer.parts.map(\.text).joined() + (quoted ?? "")
    } else if wordStart < bytes.count {
      guard let word = words.popLast(), word.block == nil else { return nil }
      isQuoted = word.quoting != .bare
      text = word.isLiteral ? word.text : word.parts.map(\.text).joined()
    }
    let isSingle = lexer.isOpen && lexer.quote?.isDouble == false
    let variable = isSingle ? nil : Self.variable(in: bytes[wordStart...])
    let typed = TypedWord(
      text: text, isQuoted: isQuoted, start: wordStart, variable: variable)
    return TypedCommand(words: words, typed: typed, owner: blockOwner)
  }

  /// Returns the variable whose name ends a word.
  private static func variable(in word: ArraySlice<UInt8>) -> TypedWord.Variable? {
    let name = word.reversed().prefix(while: Byte.isNameByte)
    var dollar = word.endIndex - name.count - 1
    if dollar >= word.startIndex, word[dollar] == Byte.openBrace { dollar -= 1 }
    guard dollar >= word.startIndex, word[dollar] == Byte.dollar,
      dollar == word.startIndex || word[dollar - 1] != Byte.backslash
    else { return nil }
    return TypedWord.Variable(
      start: dollar, name: String(decoding: word.suffix(name.count), as: UTF8.self))
  }
}
