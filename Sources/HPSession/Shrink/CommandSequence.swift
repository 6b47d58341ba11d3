import CommandKit

/// The commands that stand one after another in a text, or in one of its blocks, and how to take some out.
struct CommandSequence {
  /// A command, by its unit and its place there.
  struct Place {
    let unit: Int
    let item: Int
  }

  private let source: SourceText
  private let units: [Unit]
  /// The commands in order.
  let places: [Place]

  init(_ units: [Unit], in source: SourceText) {
    self.source = source
    self.units = units
    places = units.indices.flatMap { unit in
      units[unit].items.indices.map { Place(unit: unit, item: $0) }
    }
  }

  /// Returns a command.
  func item(_ index: Int) -> Item { units[places[index].unit].items[places[index].item] }

  /// Returns whether a command stands alone on its lines.
  func isAlone(_ index: Int) -> Bool {
    let unit = units[places[index].unit]
    return unit.items.count == 1 && source.wholeLines(of: unit) != nil
  }

  /// Returns the edits that leave some of the commands; comments and `#>` lines go with theirs.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the units.
  func edits(keeping kept: Set<Int>) -> [TextEdit] {
    var edits: [TextEdit] = []
    var index = 0
    for unit in units {
      let keptItems = unit.items.indices.filter { kept.contains(index + $0) }
      index += unit.items.count
      guard keptItems.count < unit.items.count else { continue }
      edits += keptItems.isEmpty ? [whole(unit)] : gaps(in: unit, round: keptItems)
    }
    return edits
  }

  private func whole(_ unit: Unit) -> TextEdit {
    TextEdit(range: source.wholeLines(of: unit) ?? unit.range)
  }

  /// Returns what goes of a unit of which some commands stay.
  private func gaps(in unit: Unit, round kept: [Int]) -> [TextEdit] {
    guard let first = kept.first, let last = kept.last else { return [] }
    let items = unit.items
    var gaps = [SourceRange(items[0].range.lowerBound, items[first].range.lowerBound)]
    for (left, right) in zip(kept, kept.dropFirst()) where right > left + 1 {
      gaps.append(SourceRange(items[left + 1].range.lowerBound, items[right].range.lowerBound))
    }
    gaps.append(SourceRange(items[last].range.upperBound, unit.range.upperBound))
    return gaps.filter { $0.count > 0 }.map { TextEdit(range: $0) }
  }
}

extension SourceText {
  /// Returns the lines of a unit with the comment right above and the `#>` lines below, nil where
  /// something else stands on them.
  fileprivate func wholeLines(of unit: Unit) -> SourceRange? {
    let end = unit.golden.last?.range.upperBound ?? unit.range.upperBound
    var lower = unit.range.lowerBound
    while lower > 0, bytes[lower - 1] == UInt8(ascii: " ") || bytes[lower - 1] == UInt8(ascii: "\t")
    { lower -= 1 }
    guard lower == 0 || bytes[lower - 1] == UInt8(ascii: "\n") else { return nil }
    let line = lineRange(at: end)
    let rest = text(in: SourceRange(end, line.upperBound)).drop { $0 == " " || $0 == "\t" }
    guard rest.isEmpty || rest.first == "#" else { return nil }
    while let comment = comment(above: lower) { lower = comment }
    return SourceRange(lower, endOfLine(at: line.upperBound))
  }

  /// Returns where the comment line right above an offset starts; the first line of a text and the
  /// names of phases are nobody's.
  private func comment(above lower: Int) -> Int? {
    guard lower > 0 else { return nil }
    let line = lineRange(at: lower - 1)
    let text = text(in: line).drop { $0 == " " || $0 == "\t" }
    guard line.lowerBound > 0, text.hasPrefix("#"), !text.hasPrefix("##"), !text.hasPrefix("#>")
    else { return nil }
    return line.lowerBound
  }

  /// Returns the offset behind the end of a line.
  private func endOfLine(at offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      offset += 1
      if bytes[offset - 1] == UInt8(ascii: "\n") { break }
    }
    return offset
  }
}

extension ScriptText {
  /// The sequences of commands: the text's own, then those of the blocks, outermost first.
  ///
  /// The lines of a command that reads lines of its own are a sequence as well.
  var sequences: [CommandSequence] { CommandSequence.all(in: units, of: source) }
}

extension CommandSequence {
  fileprivate static func all(in units: [Unit], of source: SourceText) -> [CommandSequence] {
    let inner = units.flatMap(\.items).flatMap(\.words).compactMap(\.block).flatMap {
      all(in: $0.units, of: source)
    }
    return [CommandSequence(units, in: source)] + inner
  }
}
