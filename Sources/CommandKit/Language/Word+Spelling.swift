/// Writing a word so that it is read back as the same word.
extension Word {
  /// The word as a script writes it, on one line unless it has a block of several.
  ///
  /// Its text, quoting, variables and blocks are read back as they are. Bare text that no script
  /// can write bare, such as the value of a variable with blanks in it, is put in quotes.
  ///
  ///     Word("Luna Lovegood", isQuoted: true, range: range).spelled   // "Luna Lovegood", with its quotes
  ///
  /// - Complexity: O(*n*), where *n* is the length of the word.
  package var spelled: String {
    var writer = SpellingWriter()
    for part in parts {
      switch part.kind {
      case .text(let text) where part.isQuoted || !text.canStandBare(first: writer.isEmpty):
        writer.appendQuoted(text)
      case .text(let text): writer.appendBare(text)
      case .variable(let name): writer.appendVariable(name, isQuoted: part.isQuoted)
      case .expression(let text): writer.append("$(\(text))", isQuoted: part.isQuoted)
      case .block(let block): writer.append(block.spelled, isQuoted: false)
      }
    }
    return writer.finished()
  }

  /// Returns a text as a quoted word, which is always a title or text.
  ///
  /// Nothing in the result could drive a terminal, and it is one line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func quoted(_ text: String) -> String {
    Word(text, isQuoted: true, range: SourceRange(0, 0)).spelled
  }
}

extension String {
  /// Returns whether the text can be written without quotes, at the start of a word or behind it.
  fileprivate func canStandBare(first: Bool) -> Bool {
    guard !isEmpty, !first || utf8.first != Byte.number else { return false }
    return unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case " ", "\t", "\n", ";", "\"", "'", "\0", "\u{FEFF}": false
      default: true
      }
    }
  }
}
