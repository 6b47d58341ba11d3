extension TextLine {
  /// Returns the golden line that the line is, if it starts with `#>`.
  func golden(in bytes: [UInt8], number: Int) -> GoldenLine? {
    guard let mark = goldenMark(in: bytes) else { return nil }
    var lower = mark + 2
    if lower < end, bytes[lower] == Byte.space { lower += 1 }
    return GoldenLine(
      text: String(decoding: bytes[lower..<end], as: UTF8.self), line: number,
      range: SourceRange(mark, end)
    )
  }

  /// Returns the offset of the `#>` that the line starts with, blanks apart.
  func goldenMark(in bytes: [UInt8]) -> Int? {
    var index = start
    while index < end, Byte.isBlank(bytes[index]) { index += 1 }
    guard index + 1 < end, bytes[index] == Byte.number, bytes[index + 1] == Byte.greater else {
      return nil
    }
    return index
  }

  /// Returns the name of the fixture that the line, `-- name --`, begins.
  func fixtureName(in bytes: [UInt8]) -> String? {
    // Most lines start with another sign, and are told apart by it.
    guard end - start >= 6, bytes[start] == Byte.hyphen,
      bytes[start..<end].starts(with: "-- ".utf8),
      bytes[end - 3..<end].elementsEqual(" --".utf8)
    else { return nil }
    var lower = start + 3
    var upper = end - 3
    while lower < upper, Byte.isBlank(bytes[lower]) { lower += 1 }
    while lower < upper, Byte.isBlank(bytes[upper - 1]) { upper -= 1 }
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }
}
