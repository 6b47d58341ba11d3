/// The file that a command's output goes to: `> FILE` or `>> FILE` at its end.
package struct Redirect: Sendable {
  /// Whether the output is added to the file (`>>`).
  package let appends: Bool
  package let file: Word

  /// Makes the redirect to a file.
  package init(appends: Bool, file: Word) {
    self.appends = appends
    self.file = file
  }

  /// Returns the redirect at the end of a command's arguments and takes it off, if there is one.
  ///
  /// - Throws: A `syntax` diagnostic for a redirect without a file, or a second one.
  static func take(from words: inout ArraySlice<Word>) throws(Diagnostic) -> Redirect? {
    guard let last = words.last else { return nil }
    if isSign(last) {
      throw Diagnostic(
        .syntax, "\"\(last.text)\" has no file after it", at: last.range.end,
        hint: "\(last.text) FILE sends the output there; in quotes it is text"
      )
    }
    guard let sign = words.dropLast().last, isSign(sign) else { return nil }
    guard last.block == nil else {
      throw Diagnostic(.syntax, "a file must stand after \"\(sign.text)\"", at: last.range)
    }
    words.removeLast(2)
    if let other = words.dropLast().last, isSign(other) {
      throw Diagnostic(.syntax, "output goes to one file only", at: sign.range)
    }
    return Redirect(appends: sign.text == ">>", file: last)
  }

  /// Returns whether a word is `>` or `>>`.
  private static func isSign(_ word: Word) -> Bool { word.isBare(">") || word.isBare(">>") }
}
