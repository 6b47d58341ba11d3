extension Style {
  /// Returns the text of a diagnostic as a person sees it, or several, in colours.
  ///
  /// The place and what the marks and signs of its lines mean show in the text itself, so that one from
  /// another process is coloured as one's own.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func diagnostics(_ text: String) -> String {
    guard isOn else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      // A line with marks under it is shown as it was written.
      let isMarked = index + 1 < lines.count && lines[index + 1].isMarks
      return isMarked && line.hasPrefix("  ") ? String(line) : diagnosticLine(line)
    }.joined(separator: "\n")
  }

  private func diagnosticLine(_ line: Substring) -> String {
    guard line.hasPrefix("  ") else { return firstLine(line) }
    if line.isMarks { return self(line, .mark) }
    let content = line.drop { $0 == " " }
    let indent = line[..<content.startIndex]
    if content.hasPrefix("hint:") { return indent + label("hint:", of: content, .faint) }
    if content.hasPrefix("| ") { return indent + label("|", of: content, .faint) }
    let meaning: Meaning? =
      switch content.prefix(2) {
      case "- ": .mark
      case "+ ": .good
      case "~ ": .odd
      default: nil
      }
    return indent + (meaning.map { self(content, $0) } ?? String(content))
  }

  /// Returns the line with place, message and code; another line stays as it is.
  private func firstLine(_ line: Substring) -> String {
    if line.hasPrefix("note:") { return label("note:", of: line, .faint) }
    guard let word = line.firstRange(of: "error: ") else { return String(line) }
    var message = line[word.upperBound...]
    var code = ""
    if message.last == "]", let bracket = message.lastIndex(of: "[") {
      code = self(message[bracket...], .faint)
      message = message[..<bracket]
    }
    return self(line[..<word.lowerBound], .strong) + self("error:", .error) + " " + message + code
  }

  private func label(_ label: String, of text: Substring, _ meaning: Meaning) -> String {
    self(label, meaning) + text.dropFirst(label.count)
  }
}

extension Substring {
  /// Whether the line is nothing but marks under the one above.
  fileprivate var isMarks: Bool {
    contains("^") && allSatisfy { $0 == " " || $0 == "^" || $0 == "~" }
  }
}
