import CommandKit
package import TableModel

extension TraceEvent {
  /// The event as one line of the trace: table, UIKit's base name, path, then what was asked and answered.
  ///
  ///     main targetIndexPathForMoveFromRowAt 1:2 proposed 2:0 -> 1:45
  package var line: String {
    switch call {
    case .shouldHighlightRowAt(let path, let answer), .canMoveRowAt(let path, let answer):
      "\(table) \(name) \(path) -> \(answer)"
    case .canEditRowAt(let path, let answer): "\(table) \(name) \(path) -> \(answer)"
    case .editingStyleForRowAt(let path, let answer):
      "\(table) \(name) \(path) -> \(answer.rawValue)"
    case .commitEditingStyleForRowAt(let path, let style):
      "\(table) \(name) \(path) \(style.rawValue)"
    case .willBeginEditingRowAt(let path): "\(table) \(name) \(path)"
    case .didEndEditingRowAt(let path): "\(table) \(name) \(path?.description ?? "nil")"
    case .setEditing(let isEditing): "\(table) \(name) \(isEditing)"
    case .willSelectRowAt(let path, let answer), .willDeselectRowAt(let path, let answer):
      "\(table) \(name) \(path) -> \(answer?.description ?? "nil")"
    case .didSelectRowAt(let path), .didDeselectRowAt(let path), .reconfigureRows(let path),
      .cellForRowAt(let path), .willDisplay(let path), .didHighlightRowAt(let path),
      .didUnhighlightRowAt(let path):
      "\(table) \(name) \(path)"
    case .targetIndexPathForMoveFromRowAt(let path, let proposed, let answer):
      "\(table) \(name) \(path) proposed \(proposed) -> \(answer)"
    case .moveRowAt(let source, let destination):
      "\(table) \(name) \(source) to \(destination)"
    case .scrollToRowAt(let path, let position):
      "\(table) \(name) \(path) at \(position.rawValue)"
    case .scrolledIntoReach(let path): "\(table) \(name) \(path)"
    case .scrollToSection(let section, let position):
      "\(table) \(name) section \(section)\(position.suffix)"
    case .sectionForSectionIndexTitle(let title, let index, let section):
      "\(table) \(name) \"\(title.visible)\" at \(index) -> \(section)"
    case .numberOfRowsInSection(let section, let count): "\(table) \(name) \(section) -> \(count)"
    case .reloadData: "\(table) \(name)"
    case .told(let operation): "\(table) \(name) \(operation.places)"
    case .nudge(let points): "\(table) \(name) -\(points.measure) +\(points.measure)"
    case .silentDeselect(let path): "\(table) (silent) deselect \(path)"
    case .invalidUpdate: "\(table) (invalid) update"
    case .selectRow(let path), .deselectRow(let path): "\(table) (silent) \(name) \(path)"
    case .undoneMove: "\(table) (undone) move"
    case .undone(let calls, let path):
      "\(table) (undone) \(counted(calls, "call"))" + (path.map { " before \($0)" } ?? "")
    }
  }

  /// UIKit's base name of the call, by which expectations count it.
  package var name: String {
    switch call {
    case .shouldHighlightRowAt: "shouldHighlightRowAt"
    case .willSelectRowAt: "willSelectRowAt"
    case .didSelectRowAt: "didSelectRowAt"
    case .willDeselectRowAt: "willDeselectRowAt"
    case .didDeselectRowAt: "didDeselectRowAt"
    case .canMoveRowAt: "canMoveRowAt"
    case .targetIndexPathForMoveFromRowAt: "targetIndexPathForMoveFromRowAt"
    case .moveRowAt: "moveRowAt"
    case .canEditRowAt: "canEditRowAt"
    case .editingStyleForRowAt: "editingStyleForRowAt"
    case .commitEditingStyleForRowAt: "commitEditingStyleForRowAt"
    case .willBeginEditingRowAt: "willBeginEditingRowAt"
    case .didEndEditingRowAt: "didEndEditingRowAt"
    case .setEditing: "setEditing"
    case .reloadData: "reloadData"
    case .scrollToRowAt, .scrolledIntoReach: "scrollToRowAt"
    case .scrollToSection: "scrollToRowAt"
    case .sectionForSectionIndexTitle: "sectionForSectionIndexTitle"
    case .numberOfRowsInSection: "numberOfRowsInSection"
    case .cellForRowAt: "cellForRowAt"
    case .willDisplay: "willDisplay"
    case .didHighlightRowAt: "didHighlightRowAt"
    case .didUnhighlightRowAt: "didUnhighlightRowAt"
    case .reconfigureRows: "reconfigureRows"
    case .nudge: "nudge"
    case .silentDeselect: "silentDeselect"
    case .invalidUpdate: "invalidUpdate"
    case .selectRow: "selectRow"
    case .deselectRow: "deselectRow"
    case .undoneMove: "undoneMove"
    case .undone: "undone"
    case .told(let operation): operation.callName
    }
  }
}

extension ScrollPosition {
  /// What the trace says behind the place, nothing for the least movement.
  fileprivate var suffix: String { self == .none ? "" : " at \(rawValue)" }
}

extension UpdateOperation {
  /// UIKit's base name of the method that tells of the change.
  fileprivate var callName: String {
    switch self {
    case .insertRow: "insertRows"
    case .deleteRow: "deleteRows"
    case .reloadRow: "reloadRows"
    case .moveRow: "moveRow"
    case .insertSection: "insertSections"
    case .deleteSection: "deleteSections"
    case .reloadSection: "reloadSections"
    case .moveSection: "moveSection"
    }
  }

  /// What it is told of.
  fileprivate var places: String {
    switch self {
    case .insertRow(let path), .deleteRow(let path), .reloadRow(let path): "\(path)"
    case .moveRow(let source, let target): "\(source) to \(target)"
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
      "\(section)"
    case .moveSection(let source, let target): "\(source) to \(target)"
    }
  }
}
