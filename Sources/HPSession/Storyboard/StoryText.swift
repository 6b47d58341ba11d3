/// A text that grows up to a limit and then only counts its lines, so that no command fills a page alone.
struct StoryText: Sendable {
  /// The text so far.
  private(set) var text = ""
  /// The lines that were left out.
  private(set) var linesLeftOut = 0

  /// The bytes that are kept of the text at most, but for the rest of a line.
  private static let most = 8_192

  /// Makes an empty text.
  init() {}

  /// Adds a piece.
  mutating func append(_ piece: String) {
    guard text.utf8.count >= StoryText.most || piece.utf8.count > StoryText.most else {
      text += piece
      return
    }
    for line in piece.utf8.split(separator: UInt8(ascii: "\n")) {
      if text.utf8.count < StoryText.most {
        // A line may be as long as a file: of one that is, only the beginning is worth a look.
        text += String(decoding: line.prefix(StoryText.most), as: UTF8.self) + "\n"
      } else {
        linesLeftOut += 1
      }
    }
  }

  /// What is shown: the text, and how many lines were left out.
  var shown: String {
    linesLeftOut == 0 ? text : text + "… \(counted(linesLeftOut, "line")) more\n"
  }
}
