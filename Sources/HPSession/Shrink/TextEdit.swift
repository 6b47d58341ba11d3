import CommandKit

/// A piece of a text and what is to stand in its place.
struct TextEdit {
  /// The piece.
  let range: SourceRange
  /// What is to stand there, empty for nothing.
  var text = ""
}

extension SourceText {
  /// Returns the text with pieces replaced; of two that overlap the later one is passed over.
  ///
  /// - Complexity: O(*n* + *e* log *e*), where *n* is the length and *e* the number of edits.
  func applying(_ edits: [TextEdit]) -> SourceText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var at = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= at {
      result += bytes[at..<edit.range.lowerBound]
      result += edit.text.utf8
      at = edit.range.upperBound
    }
    return SourceText(name: name, bytes: result + bytes[at...], firstLine: firstLine)
  }
}
