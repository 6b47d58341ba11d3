import CommandKit
import Records
import TableModel

/// Bringing back what a dump shows.
extension Session {
  /// Brings the state back that a file holds as `dump` prints it; returns whether it was another one.
  ///
  /// What comes of it is dumped again and must be what the file holds, so that nothing in it is passed
  /// over.
  ///
  /// - Throws: `io` for a file that cannot be read, `bad-data` at the place in it that no state has,
  ///   `denied` for a controller that brings its own rows, `wrong-state` while a row is lifted. The
  ///   session may then be restored in part, as after any command that fails.
  /// - Complexity: O(*n*), where *n* is the size of the dump.
  mutating func restore(_ file: Word) throws(Diagnostic) -> Bool {
    try needRoomForRecords()
    try needNoLiftedRow()
    guard let current = screen.controller.capability(CharactersController.self) else {
      return false
    }
    keepMeaning(ofFile: file)
    let text = try dumpText(in: file)
    let value = try text.value(at: file)
    if dumpValue(of: screen, includesRecords: value.hasRecords) == value { return false }
    do throws(DumpFault) {
      let dump = try DumpedState(value)
      let restored = try DumpRestoration(dump, on: screen, replacing: current)
      try adopt(restored, of: dump)
      let got = dumpValue(of: screen, includesRecords: value.hasRecords)
      if let difference = ValueDifference.all(from: value, to: got).first {
        throw DumpFault(difference)
      }
    } catch {
      throw text.diagnostic(error, at: file)
    }
    return true
  }

  private mutating func adopt(
    _ restored: DumpRestoration, of dump: DumpedState
  ) throws(DumpFault) {
    do {
      try screen.restore(
        restored.controller, tables: restored.tables, metrics: dump.card.metrics,
        card: dump.card.view)
    } catch {
      throw DumpFault(path: ValuePath(), reason: diagnostic(error).message)
    }
    if let reason = screen.card.impossibility {
      throw DumpFault(path: dump.card.path.name("y"), reason: reason)
    }
  }
}

extension Card {
  /// Why no card can be where this one is, nil where it can.
  fileprivate var impossibility: String? {
    guard !isDragging else { return nil }
    guard detents.isEmpty || detents.detent(at: y) != nil else {
      return "the card rests at none of its detents"
    }
    return y < top || y > bottom
      ? "the card rests between \(top.measure) and \(bottom.measure)" : nil
  }
}

extension DumpFault {
  /// Makes the fault of a value that the rest of its dump does not lead to.
  init(_ difference: ValueDifference) {
    let place = difference.place
    guard let first = difference.first else {
      guard case .name(let name)? = place.steps.last else {
        self.init(path: place.parent, reason: "more must stand here")
        return
      }
      self.init(path: place.parent, reason: "\"\(name)\" is missing")
      return
    }
    guard let second = difference.second else {
      let node = DumpNode(value: first, path: place)
      if case .index? = place.steps.last {
        self = node.fault("nothing more must stand here")
      } else {
        self = node.unknownName
      }
      return
    }
    self.init(path: place, reason: "the rest of the dump makes it \(second.json.clipped(to: 60))")
  }
}
