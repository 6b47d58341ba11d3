import CommandKit

/// What gets smaller beside commands.
extension Shrinker {
  /// Puts the commands of blocks in the place of the commands that the blocks stand in.
  mutating func openBlocks() {
    var index = 0
    var edits = openings
    while index < edits.count, !wasInterrupted {
      // What is opened may have blocks in it, which are tried next.
      if accept([edits[index]]) { edits = openings } else { index += 1 }
    }
  }

  /// The edits that each open one block.
  private var openings: [TextEdit] {
    text.sequences.flatMap { sequence in
      sequence.places.indices.flatMap { index in
        let item = sequence.item(index)
        let separator = sequence.isAlone(index) ? "\n" : "; "
        return item.words.compactMap(\.block).map { block in
          TextEdit(
            range: item.range,
            text: block.units.map { source.text(in: $0.range) }.joined(separator: separator))
        }
      }
    }
  }

  /// Takes away the `#>` lines, as long as they are not what fails.
  mutating func removeGoldenLines() { _ = accept(text.goldenEdits) }

  /// Takes away the files that no word names any more.
  mutating func removeFixtures() {
    let places = text.fixtures.map(\.range.lowerBound) + [source.bytes.count]
    let edits = zip(places, places.dropFirst()).map { TextEdit(range: SourceRange($0, $1)) }
    for edit in edits.reversed() { _ = accept([edit]) }
  }

  /// Takes away the lines that nothing is left of: several empty ones, and phases without a command.
  mutating func tidy() {
    var edits: [TextEdit] = []
    var isBehindEmpty = true
    let end = text.fixtures.first?.range.lowerBound ?? source.bytes.count
    var at = 0
    while at < end {
      let line = source.lineRange(at: at)
      let isEmpty = source.text(in: line).allSatisfy { $0 == " " || $0 == "\t" }
      let whole = source.lineAndEnd(line)
      if isEmpty && isBehindEmpty { edits.append(TextEdit(range: whole)) }
      isBehindEmpty = isEmpty
      at = max(whole.upperBound, at + 1)
    }
    _ = accept(edits)
  }
}

extension ScriptText {
  /// The edits that leave a text without `#>` lines.
  var goldenEdits: [TextEdit] {
    units.flatMap(\.golden).map { TextEdit(range: source.lineAndEnd($0.range)) }
  }
}

extension SourceText {
  /// Returns a line with its end.
  fileprivate func lineAndEnd(_ line: SourceRange) -> SourceRange {
    var upper = line.upperBound
    while upper < bytes.count {
      upper += 1
      if bytes[upper - 1] == UInt8(ascii: "\n") { break }
    }
    return SourceRange(line.lowerBound, upper)
  }
}
