import TableModel

/// Returns the index path of a row in a section, as people type it.
func at(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

extension TraceEvent {
  /// The event as a line of a trace.
  var line: String {
    switch call {
    case .shouldHighlightRowAt(let path, let answer):
      "\(table) shouldHighlightRowAt \(path) -> \(answer)"
    case .willSelectRowAt(let path, let answer):
      "\(table) willSelectRowAt \(path) -> \(answer?.description ?? "nil")"
    case .didSelectRowAt(let path): "\(table) didSelectRowAt \(path)"
    case .willDeselectRowAt(let path, let answer):
      "\(table) willDeselectRowAt \(path) -> \(answer?.description ?? "nil")"
    case .didDeselectRowAt(let path): "\(table) didDeselectRowAt \(path)"
    case .canMoveRowAt(let path, let answer): "\(table) canMoveRowAt \(path) -> \(answer)"
    case .targetIndexPathForMoveFromRowAt(let path, let proposed, let answer):
      "\(table) targetIndexPathForMoveFromRowAt \(path) proposed \(proposed) -> \(answer)"
    case .moveRowAt(let path, let destination): "\(table) moveRowAt \(path) to \(destination)"
    case .reloadData: "\(table) reloadData"
    case .scrollToRowAt(let path, let position):
      "\(table) scrollToRowAt \(path) at \(position)"
    case .scrolledIntoReach(let path): "\(table) scrollToRowAt \(path)"
    case .scrollToSection(let section, let position):
      "\(table) scrollToRowAt section \(section) at \(position)"
    case .sectionForSectionIndexTitle(let title, let index, let section):
      "\(table) sectionForSectionIndexTitle \(title) at \(index) -> \(section)"
    case .told(let operation): "\(table) told \(operation)"
    case .reconfigureRows(let path): "\(table) reconfigureRows \(path)"
    case .numberOfRowsInSection(let section, let count):
      "\(table) numberOfRowsInSection \(section) -> \(count)"
    case .cellForRowAt(let path): "\(table) cellForRowAt \(path)"
    case .willDisplay(let path): "\(table) willDisplay \(path)"
    case .didHighlightRowAt(let path): "\(table) didHighlightRowAt \(path)"
    case .didUnhighlightRowAt(let path): "\(table) didUnhighlightRowAt \(path)"
    case .canEditRowAt(let path, let answer): "\(table) canEditRowAt \(path) -> \(answer)"
    case .editingStyleForRowAt(let path, let answer):
      "\(table) editingStyleForRowAt \(path) -> \(answer)"
    case .setEditing(let isOn): "\(table) setEditing \(isOn)"
    case .commitEditingStyleForRowAt(let path, let style):
      "\(table) commitEditingStyleForRowAt \(path) \(style)"
    case .willBeginEditingRowAt(let path): "\(table) willBeginEditingRowAt \(path)"
    case .didEndEditingRowAt(let path):
      "\(table) didEndEditingRowAt \(path?.description ?? "nil")"
    case .nudge(let points): "\(table) nudge \(points)"
    case .silentDeselect(let path): "\(table) (silent) deselect \(path)"
    case .invalidUpdate: "\(table) (invalid) update"
    case .selectRow(let path): "\(table) (silent) selectRow \(path)"
    case .deselectRow(let path): "\(table) (silent) deselectRow \(path)"
    case .undoneMove: "\(table) (undone) move"
    case .undone(let calls, let path):
      "\(table) (undone) \(calls) before \(path?.description ?? "nil")"
    }
  }
}

extension Screen {
  /// The table of rows.
  var main: TableView { tables[0] }

  /// The calls made since the last time, a line each.
  func takeTrace() -> String { takeEvents().map(\.line).joined(separator: "\n") }

  /// The titles shown in the main table, with a dot between sections.
  var shownTitles: String {
    let order = shownRows(in: main)
    return (0..<order.numberOfSections)
      .map { section in
        order.rows(inSection: section).map { title(of: $0, in: main) }.joined(separator: " ")
      }
      .joined(separator: " · ")
  }

  /// The titles of the rows selected in the main table, in order.
  var selectedTitles: [String] {
    selection(in: main).map { title(of: shownRows(in: main).row(at: $0), in: main) }
  }

  /// The white titles on screen in the main table, in order.
  var whiteTitles: [String] {
    visiblePaths(in: main).compactMap { main.cells[$0] }.filter { $0.textColor == .white }
      .map(\.text)
  }
}
