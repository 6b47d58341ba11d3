import TableModel

/// Editing mode, swipes and the controls that a row has then.
extension ActReader {
  /// Reads that editing mode was turned on or off, or that a row was swiped.
  mutating func edit(_ table: String, from start: Int) -> ImportedAct {
    let command = take(in: table) { call in
      switch call {
      case .setEditing(let isEditing): "edit \(isEditing ? "on" : "off") \(table)"
      case .willBeginEditingRowAt(let path): "swipe \(table) \(path)"
      default: nil
      }
    }
    skip { $0.table == table && $0.isSilent }
    return act(command ?? "", from: start)
  }

  /// Reads that a control was tapped, with what the controller did then.
  mutating func commit(in table: String, from start: Int) -> ImportedAct {
    guard let (path, style) = take(in: table, \.commit) else { return act("", from: start) }
    let told = index
    skip(while: \.isChange)
    _ = takeEndOfSwipe(in: table)
    // A controller that tells of the row itself asks for the card only where that has lost its row.
    if index == told || style == .delete && card.shows(path, in: table) ?? true {
      skip { $0.isConsequence && !$0.isReloadOfPart }
      if takeEndOfSwipe(in: table) != nil { skip { $0.isConsequence && !$0.isReloadOfPart } }
    }
    return act("commit \(style.rawValue) \(table) \(path)", from: start)
  }
}

extension TraceEvent {
  /// Whether rows or a section are asked for again, which is an act of its own.
  fileprivate var isReloadOfPart: Bool {
    switch call {
    case .told(.reloadRow), .told(.reloadSection): true
    default: false
    }
  }

  /// Whether a table was told of rows or sections that came, went or moved, or lost a selected row by that.
  fileprivate var isChange: Bool {
    switch call {
    case .told, .silentDeselect: !isReloadOfPart
    default: false
    }
  }

  /// Whether a row left the selection without a call.
  var isSilent: Bool {
    if case .silentDeselect = call { true } else { false }
  }
}

extension TraceEvent.Call {
  fileprivate var commit: (IndexPath, EditingStyle)? {
    if case .commitEditingStyleForRowAt(let path, let style) = self { (path, style) } else { nil }
  }
}
