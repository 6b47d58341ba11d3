/// The line that a diagnostic points at, and the line with the caret below it.
///
/// A long line is cut around the caret. A tab is shown as one space, other controls as escapes.
struct Excerpt {
  let text: String
  let caret: String

  /// The columns an excerpt may have.
  private static let width = 100
  /// The columns that may stand before the caret.
  private static let lead = 60
  /// The bytes looked at on either side of the caret: more than the columns can need.
  private static let reach = 2_048

  /// Creates the excerpt for a range; a range over several lines is marked in its first.
  init(of range: SourceRange, in source: SourceText) {
    let line = source.lineRange(at: range.lowerBound)
    let start = min(max(range.lowerBound, line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    let lower = Excerpt.boundary(max(line.lowerBound, start - Excerpt.reach), in: source.bytes)
    let upper = Excerpt.boundary(min(line.upperBound, start + Excerpt.reach), in: source.bytes)
    let marked = min(end, upper)

    var before = Excerpt.visible(source.bytes, lower, start)
    if lower > line.lowerBound || before.displayWidth > Excerpt.lead {
      before = before.lastColumns(Excerpt.lead - 1)
    }
    let column = before.displayWidth
    let room = Excerpt.width - column
    let under = Excerpt.visible(source.bytes, start, marked)
    var after = under + Excerpt.visible(source.bytes, marked, upper)
    if upper < line.upperBound { after += "…" }
    text = before + after.clipped(to: room)
    let length = min(max(under.displayWidth, 1), room)
    caret =
      String(repeating: " ", count: column) + "^" + String(repeating: "~", count: length - 1)
  }

  /// Returns the nearest offset, not before the given one, that does not split a scalar.
  private static func boundary(_ offset: Int, in bytes: [UInt8]) -> Int {
    var offset = offset
    while offset < bytes.count, Byte.isContinuation(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Returns the bytes as text that can be shown, those that are not UTF-8 as `\xFF`.
  private static func visible(_ bytes: [UInt8], _ start: Int, _ end: Int) -> String {
    var result = ""
    var offset = start
    while offset < end {
      if let (scalar, length) = ScalarDecoding.scalar(in: bytes, at: offset, end: end) {
        result.appendVisible(scalar == "\t" ? " " : scalar)
        offset += length
      } else {
        let digits = String(bytes[offset], radix: 16, uppercase: true)
        result += "\\x" + (digits.count < 2 ? "0" : "") + digits
        offset += 1
      }
    }
    return result
  }
}

extension String {
  /// Returns the end of the text in a number of columns, with a mark before it.
  fileprivate func lastColumns(_ width: Int) -> String {
    var rest = width
    let dropped = reversed().prefix { character in
      rest -= character.displayWidth
      return rest >= 0
    }
    return "…" + String(dropped.reversed())
  }
}
