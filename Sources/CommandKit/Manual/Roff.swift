/// The writing of plain text in a manual page's language, mdoc.
///
/// A reader of pages complains of lines that are long, or that hold the end of a sentence and the begin of
/// the next.
enum Roff {
  /// Returns a text in which no character is a command or an escape.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\[u\(String(scalar.value, radix: 16, uppercase: true).paddedCode)]"
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  /// Returns a macro with arguments that are text: none of them is taken for a macro.
  static func line(_ macro: String, _ words: [some StringProtocol]) -> String {
    ([".\(macro)"] + words.map { "\\&\(escaped($0))" }).joined(separator: " ")
  }

  /// Returns a text as the lines of a paragraph: a new one for each sentence, and where one is full.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func filled(_ text: some StringProtocol) -> String {
    var lines = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let piece = escaped(word)
      if lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = piece
      } else if lines[lines.count - 1].utf8.count + piece.utf8.count >= 78 {
        lines.append(piece)
      } else {
        lines[lines.count - 1] += " " + piece
      }
      if word.endsSentence { lines.append("") }
    }
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns a text whose lines stay as they are.
  static func literal(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(escaped)
    return ".Bd -literal -offset indent\n" + lines.joined(separator: "\n") + "\n.Ed"
  }
}

extension StringProtocol {
  /// Whether a sentence ends behind the word, as a reader of pages sees it.
  fileprivate var endsSentence: Bool {
    guard contains(where: { $0.isLetter || $0.isNumber }) else { return false }
    let bare = reversed().drop { ")]'\"".contains($0) }
    return bare.first.map { ".!?".contains($0) } ?? false
  }
}

extension String {
  /// The digits of a code point, at least four.
  fileprivate var paddedCode: String { String(repeating: "0", count: max(0, 4 - count)) + self }
}
