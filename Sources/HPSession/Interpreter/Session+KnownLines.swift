package import CommandKit

/// Lines of a stream that came before, as they were bound then.
package struct KnownLines {
  fileprivate var memo = LineMemo()
  fileprivate var units = [BoundUnit?](repeating: nil, count: LineMemo.size)

  package init() {}
}

extension Session {
  /// Runs the next line of a reader and returns true, if it is one that came before and says all by itself.
  ///
  /// It need not be read and bound anew then. A line whose words depend on anything else, or that may
  /// be a step to undo, is left to be read.
  package mutating func runKnownLine(
    of reader: inout UnitReader, _ known: inout KnownLines
  ) -> Bool {
    guard let line = reader.peekLine() else { return false }
    if let move = QuickMove(line) { return run(move, line, of: &reader) }
    let place: Int
    switch known.memo.look(up: line) {
    case .new: return false
    case .known(let index): place = index
    case .again:
      let unit = bindAlone(line, named: reader.name)
      place = known.memo.keep(line, isWanted: unit != nil)
      known.units[place] = unit
    }
    guard let unit = known.units[place] else { return false }
    let source = SourceText(
      name: reader.name, bytes: unit.source.bytes, firstLine: reader.skipLine())
    do {
      try run(unit.items, in: source)
    } catch {
      report(error.with(source: source))
    }
    return true
  }

  /// Runs a line that is a move, and passes it over where all is done.
  private mutating func run(
    _ move: QuickMove, _ line: ArraySlice<UInt8>, of reader: inout UnitReader
  ) -> Bool {
    let isDone = perform(move) { [number = reader.nextNumber, name = reader.name] in
      $0.record($1, by: line, of: name, line: number)
    }
    if isDone { _ = reader.skipLine() }
    return isDone
  }

  /// Returns a line as a unit with a source of its own, nil where it does not say all by itself.
  private func bindAlone(_ line: ArraySlice<UInt8>, named name: String) -> BoundUnit? {
    let source = SourceText(name: name, bytes: line + [UInt8(ascii: "\n")])
    guard let text = try? ScriptParser.parse(source), text.units.count == 1, !text.hasGolden,
      text.fixtures.isEmpty, let unit = try? bind(text.units, in: source).first
    else { return nil }
    return unit.items.allSatisfy(\.isSelfContained) ? unit : nil
  }
}

extension BoundItem {
  /// Whether the item means the same wherever it stands, and changes nothing that a step could tell.
  fileprivate var isSelfContained: Bool {
    invocation != nil && item.isFixed && !isAct && blocks.isEmpty
      && !form.arguments.contains { $0.block != nil }
  }
}
