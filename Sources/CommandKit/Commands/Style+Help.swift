extension Style {
  /// Returns a text of the help with its headings, lines at the margin that end in a colon, made strong.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func help(_ text: String) -> String {
    guard isOn else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.first != " " && $0.last == ":" ? self($0, .strong) : String($0) }
      .joined(separator: "\n")
  }
}
