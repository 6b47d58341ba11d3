import CommandKit

/// A command of a storyboard, with what it did.
struct StoryStep: Sendable {
  /// The text that the command stands in, nil for an error that belongs to none.
  let source: SourceText?
  /// Where it stands there.
  let range: SourceRange
  /// What it printed.
  var output = StoryText()
  /// The calls it made, a line for each.
  var calls = StoryText()
  /// The number of these calls.
  var callCount = 0
  /// The error it was to end with, in a line.
  var expectedError: String?
  /// The error it ended with, as it was shown.
  var failure: String?
  /// The screen after it, nil for a command that only holds others.
  var picture: ScreenPicture?

  /// Makes the step of a command that begins.
  init(source: SourceText?, range: SourceRange) {
    self.source = source
    self.range = range
  }

  /// Returns whether an error arose in the command itself.
  func holds(_ error: Diagnostic) -> Bool {
    guard let place = error.range, source == error.source else { return false }
    return range.lowerBound <= place.lowerBound && place.upperBound <= range.upperBound
  }

  /// The command as it was written.
  var command: String { source?.text(in: range) ?? "" }

  /// Where it stands: `tour.hpsh:7`.
  ///
  /// - Complexity: O(*n*), where *n* is the offset in the text.
  var place: String {
    source.map { "\($0.name):\($0.position(of: range.lowerBound).line)" } ?? ""
  }

  /// The comment that stands right above the command, a line for each of its own.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the comment.
  var caption: [String] {
    guard let source else { return [] }
    var lines: [String] = []
    var line = source.lineRange(at: range.lowerBound)
    guard source.isBlank(SourceRange(line.lowerBound, range.lowerBound)) else { return [] }
    while line.lowerBound > 0 {
      line = source.lineRange(at: line.lowerBound - 1)
      let text = source.text(in: line).drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("#"), !text.hasPrefix("#>"), !text.hasPrefix("#!") else { break }
      lines.append(String(text.drop { $0 == "#" }.drop { $0 == " " }))
    }
    return lines.reversed()
  }
}

extension SourceText {
  /// Returns whether nothing but blanks stands in a range.
  fileprivate func isBlank(_ range: SourceRange) -> Bool {
    text(in: range).allSatisfy { $0 == " " || $0 == "\t" }
  }
}
