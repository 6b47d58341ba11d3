import CommandKit

/// A text with the `#>` lines that its units printed; all else stays byte for byte.
struct GoldenUpdate {
  /// The text to be.
  private(set) var bytes: [UInt8] = []
  private let source: SourceText
  /// The end of the first line of the text, for lines put where none ends.
  private let usualEnd: ArraySlice<UInt8>
  /// Up to where the text was copied.
  private var copied = 0

  /// Makes the text that some units, the first of a text, have printed lines for.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text and the lines.
  init(_ source: SourceText, units: [Unit], printed: [[String]]) {
    self.source = source
    usualEnd = source.bytes.firstLineEnd
    for (unit, lines) in zip(units, printed) {
      let golden = unit.golden.map(\.text)
      guard GoldenComparison(golden: golden, lines: lines).mismatch != nil else { continue }
      replace(unit, by: GoldenRevision(golden: golden, lines: lines).lines)
    }
    bytes += source.bytes[copied...]
  }

  /// Puts lines in place of a unit's own.
  private mutating func replace(_ unit: Unit, by lines: [GoldenRevision.Line]) {
    let start = unit.next
    let end = unit.golden.last.map { source.bytes.endOfLine(from: $0.range.upperBound) } ?? start
    bytes += source.bytes[copied..<start]
    copied = end
    // A unit without items stands at the start of its lines.
    let endsAbove = source.bytes.lineEnd(before: start)
    let isOpenAbove = endsAbove.isEmpty && !unit.items.isEmpty
    let isOpenBelow = source.bytes.lineEnd(before: end).isEmpty
    let lineEnd = endsAbove.isEmpty ? usualEnd : endsAbove
    if isOpenAbove, !lines.isEmpty { bytes += lineEnd }
    let indent = indent(of: unit)
    for (index, line) in lines.enumerated() {
      append(line, of: unit, indent: indent)
      if index < lines.count - 1 || !isOpenBelow { bytes += lineEnd }
    }
    // The text had no end of line at its end, and has none still.
    if lines.isEmpty, isOpenBelow, !isOpenAbove { bytes.removeLast(endsAbove.count) }
  }

  private mutating func append(
    _ line: GoldenRevision.Line, of unit: Unit, indent: ArraySlice<UInt8>
  ) {
    switch line {
    case .kept(let index):
      let range = unit.golden[index].range
      let start = source.lineRange(at: range.lowerBound).lowerBound
      bytes += source.bytes[start..<range.upperBound]
    case .output(let text):
      bytes += indent
      bytes += "#>".utf8
      if !text.isEmpty { bytes += " \(text)".utf8 }
    }
  }

  /// Returns the blanks before a unit's first `#>` line, else those before the unit.
  private func indent(of unit: Unit) -> ArraySlice<UInt8> {
    let place = unit.golden.first?.range.lowerBound ?? unit.range.lowerBound
    let line = source.lineRange(at: place)
    return source.bytes[line.lowerBound..<line.upperBound].prefix { $0 == 0x20 || $0 == 0x09 }
  }
}

extension [UInt8] {
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Returns the end of line right before an offset, empty where none is.
  fileprivate func lineEnd(before offset: Int) -> ArraySlice<UInt8> {
    guard offset > 0, self[offset - 1] == [UInt8].lineFeed else { return [] }
    let isLong = offset > 1 && self[offset - 2] == [UInt8].carriageReturn
    return self[offset - (isLong ? 2 : 1)..<offset]
  }

  /// Returns the offset behind the line that an offset stands in.
  fileprivate func endOfLine(from offset: Int) -> Int {
    self[offset...].firstIndex(of: [UInt8].lineFeed).map { $0 + 1 } ?? count
  }

  /// The first end of line, a line feed where there is none.
  fileprivate var firstLineEnd: ArraySlice<UInt8> {
    guard let feed = firstIndex(of: [UInt8].lineFeed) else { return [[UInt8].lineFeed] }
    return lineEnd(before: feed + 1)
  }
}
