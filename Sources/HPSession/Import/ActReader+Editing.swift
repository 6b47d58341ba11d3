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
    if index == told {
      skip { $0.isConsequence && !$0.isReloadOfPart }
      if takeEndOfSwipe(in: table) != nil { skip { $0.isConsequence && !$0.isReloadOfPart } }
    } else if style == .delete, isOnCard(path, in: table, before: calls[told..<index]), let event {
      // A controller that tells of the row itself asks for the card only, where that has lost its row.
      let shown = card.reloads[table] ?? event.table
      if shown != table, takeReload(of: shown) { _ = takeEndOfSwipe(in: table) }
    }
    return act("commit \(style.rawValue) \(table) \(path)", from: start)
  }

  /// Returns whether the card showed a row that went in some calls; where no tap tells, it may have if
  /// the row was selected or the log has not all taps.
  private func isOnCard(
    _ path: IndexPath, in table: String, before calls: ArraySlice<LoggedCall>
  ) -> Bool {
    card.shows(path, in: table)
      ?? (!mentions("shouldHighlightRowAt")
        || calls.contains { $0.event.call == .silentDeselect(path) })
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
