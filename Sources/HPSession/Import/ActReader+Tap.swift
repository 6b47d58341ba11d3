import TableModel

/// Taps: what selects rows and takes them out of the selection.
extension ActReader {
  /// Reads a tap on a row.
  mutating func tap(in table: String, from start: Int) -> ImportedAct {
    var tapped: IndexPath?
    if let (path, answer) = take(in: table, \.highlight) {
      guard answer else { return act("select \(table) \(path)", from: start, fails: true) }
      tapped = path
    }
    if let (path, answer) = take(in: table, \.selection), tapped ?? path == path {
      let isWhole = tapped != nil
      let command = "select \(table) \(path)"
      guard answer != nil, deselectOld(in: table), select(in: table) else {
        return act(command, from: start, isWhole: isWhole, fails: true)
      }
      return finished(command, from: start, isWhole: isWhole)
    }
    return deselection(of: tapped, in: table, from: start)
  }

  /// Reads what a tap says of the row that was selected; returns whether that may be deselected.
  private mutating func deselectOld(in table: String) -> Bool {
    if let (_, answer) = take(in: table, \.deselection), answer == nil { return false }
    _ = take(in: table, \.deselected)
    return true
  }

  /// Reads that a row is selected; returns whether it is.
  ///
  /// An app that never logs this may have selected one.
  private mutating func select(in table: String) -> Bool {
    take(in: table, \.selected) != nil || !mentions("didSelectRowAt")
  }

  /// Reads a tap that takes a row away or, in a log without the questions, one of which only the end is known.
  private mutating func deselection(
    of tapped: IndexPath?, in table: String, from start: Int
  ) -> ImportedAct {
    if let (path, answer) = take(in: table, \.deselection) {
      let command = "deselect \(table) \(path)"
      guard answer != nil else {
        return act(command, from: start, isWhole: tapped != nil, fails: true)
      }
      _ = take(in: table, \.deselected)
      return finished(command, from: start, isWhole: tapped != nil)
    }
    let old = take(in: table, \.deselected)
    let new = take(in: table, \.selected)
    guard let path = tapped ?? new ?? old else {
      return ImportedAct(command: nil, calls: [])
    }
    let verb = new == nil && path == old ? "deselect" : "select"
    return finished("\(verb) \(table) \(path)", from: start, isWhole: false)
  }

  /// Reads what a tap leads to, up to the nudge of the card if there is one, and returns the tap.
  ///
  /// Without a nudge it cannot be known whether a reload that follows is the tap's or an act of its own;
  /// it is taken for the latter.
  private mutating func finished(
    _ command: String, from start: Int, isWhole: Bool
  ) -> ImportedAct {
    let end = index
    skip(while: \.isConsequence)
    if case .nudge = event?.call {
      go(to: index + 1)
      return act(command, from: start, isWhole: isWhole)
    }
    let isCertain = index == end
    go(to: end)
    return act(command, from: start, isWhole: isWhole && isCertain)
  }
}

extension TraceEvent {
  /// Whether a call can be what another led to.
  var isConsequence: Bool {
    switch call {
    case .reloadData, .silentDeselect, .told, .reconfigureRows: true
    default: false
    }
  }
}

extension TraceEvent.Call {
  fileprivate var highlight: (IndexPath, Bool)? {
    if case .shouldHighlightRowAt(let path, let answer) = self { (path, answer) } else { nil }
  }

  fileprivate var selection: (IndexPath, IndexPath?)? {
    if case .willSelectRowAt(let path, let answer) = self { (path, answer) } else { nil }
  }

  fileprivate var deselection: (IndexPath, IndexPath?)? {
    if case .willDeselectRowAt(let path, let answer) = self { (path, answer) } else { nil }
  }

  fileprivate var selected: IndexPath? {
    if case .didSelectRowAt(let path) = self { path } else { nil }
  }

  fileprivate var deselected: IndexPath? {
    if case .didDeselectRowAt(let path) = self { path } else { nil }
  }
}
