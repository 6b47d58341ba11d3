import TableModel

/// Taps: what selects rows and takes them out of the selection.
extension ActReader {
  /// Reads a tap on a row, and whether a finger held the card meanwhile.
  mutating func tap(in table: String, from start: Int) -> [ImportedAct] {
    let wasHeld = card.isHeld
    let tap = readTap(in: table, from: start)
    guard card.isHeld != wasHeld else { return [tap] }
    guard card.isHeld else { return [ImportedAct(command: "card release", calls: []), tap] }
    let note =
      card.isNudged ? "held: the tap does not nudge it" : "no tap nudges it: held, or never nudged"
    return [ImportedAct(command: "card drag 0", calls: [], note: note), tap]
  }

  /// Reads that a program selected a row, with what that loses, or deselected one.
  mutating func select(in table: String, from start: Int) -> ImportedAct {
    if let path = take(in: table, \.deselectedByProgram) {
      return act("deselect \(table) \(path)", from: start)
    }
    let path = take(in: table, \.selectedByProgram)
    skip { $0.table == table && $0.isSilent }
    return act("select --silent \(table) \(path?.description ?? "")", from: start)
  }

  private mutating func readTap(in table: String, from start: Int) -> ImportedAct {
    var tapped: IndexPath?
    if let (path, answer) = take(in: table, \.highlight) {
      guard answer else { return act("select \(table) \(path)", from: start, fails: true) }
      tapped = path
    }
    guard let (path, answer) = take(in: table, \.selection), tapped ?? path == path else {
      return deselection(of: tapped, in: table, from: start)
    }
    let isWhole = tapped != nil
    let command = "select \(table) \(path)"
    guard answer != nil, deselectOld(in: table) else {
      return act(command, from: start, isWhole: isWhole, fails: true)
    }
    // An app that never logs that a row is selected may have selected one.
    let selects = take(in: table, \.selected) != nil
    guard selects || !mentions("didSelectRowAt") else {
      return act(command, from: start, isWhole: isWhole, fails: true)
    }
    return finished(command, in: table, from: start, isWhole: isWhole, selects: selects)
  }

  /// Reads what a tap says of the row that was selected; returns whether that may be deselected.
  private mutating func deselectOld(in table: String) -> Bool {
    if let (_, answer) = take(in: table, \.deselection), answer == nil { return false }
    _ = take(in: table, \.deselected)
    return true
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
      return finished(command, in: table, from: start, isWhole: tapped != nil, selects: false)
    }
    let old = take(in: table, \.deselected)
    let new = take(in: table, \.selected)
    guard let path = tapped ?? new ?? old else {
      return ImportedAct(command: nil, calls: [])
    }
    let verb = new == nil && path == old ? "deselect" : "select"
    return finished(
      "\(verb) \(table) \(path)", in: table, from: start, isWhole: false, selects: new != nil)
  }

  /// Reads what a tap leads to, up to the nudge of the card if there is one, and returns the tap.
  ///
  /// Where taps fill the card and this one does not nudge it, a finger holds the card. Else it cannot be known without a
  /// nudge whether a reload that follows is the tap's or an act of its own; it is taken for the latter.
  private mutating func finished(
    _ command: String, in table: String, from start: Int, isWhole: Bool, selects: Bool
  ) -> ImportedAct {
    let end = index
    skip(while: \.isConsequence)
    if case .nudge = event?.call {
      go(to: index + 1)
      card.isHeld = false
      return act(command, from: start, isWhole: isWhole)
    }
    let isCertain = index == end
    go(to: end)
    if selects, let reloaded = card.reloads[table], takeReload(of: reloaded) {
      card.isHeld = true
      return act(command, from: start, isWhole: isWhole)
    }
    return act(command, from: start, isWhole: isWhole && isCertain)
  }

  /// Reads that a table asks for everything again, with what that loses; returns whether it does.
  mutating func takeReload(of table: String) -> Bool {
    guard case .reloadData = event(in: table) else { return false }
    go(to: index + 1)
    skip { $0.table == table && $0.isSilent }
    return true
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

  fileprivate var selectedByProgram: IndexPath? {
    if case .selectRow(let path) = self { path } else { nil }
  }

  fileprivate var deselectedByProgram: IndexPath? {
    if case .deselectRow(let path) = self { path } else { nil }
  }

  fileprivate var deselected: IndexPath? {
    if case .didDeselectRowAt(let path) = self { path } else { nil }
  }
}
