extension Screen {
  /// Everything a screen holds at one moment.
  public struct Snapshot {
    package let controller: any TableController
    let state: ScreenState
  }

  /// The screen as it is now.
  ///
  /// - Complexity: O(1); what is shared is copied when it changes.
  public var snapshot: Snapshot { Snapshot(controller: controller, state: state) }

  /// Makes a screen that is as another one was.
  ///
  /// - Throws: What ``init(controller:)`` throws.
  /// - Complexity: O(*n*), where *n* is the number of rows, unless the controller keeps an order.
  public convenience init(_ snapshot: Snapshot) throws(ScreenFault) {
    try self.init(controller: snapshot.controller)
    restore(snapshot)
  }

  /// Whether the controller is a value, so that a snapshot holds it as it was.
  public var isRestorable: Bool { controller.isValue }

  /// Puts everything back as it was, cells and scroll offsets too.
  ///
  /// Inside a callback it does nothing: an act cannot be undone before it is over.
  public func restore(_ snapshot: Snapshot) {
    if !isActing { putBack(snapshot) }
  }

  /// Puts everything back, also in the midst of an act.
  func putBack(_ snapshot: Snapshot) {
    controller = snapshot.controller
    state = snapshot.state
    makeTables()
  }

  /// Goes back to a snapshot as an undo does: no callbacks, and the cells on screen are configured anew.
  ///
  /// A row that was lifted or swiped is so no more. Scroll offsets stay where they are as far as the content
  /// allows. Inside a callback it does nothing, as ``restore(_:)``.
  public func revert(to snapshot: Snapshot) {
    guard !isActing else { return }
    isActing = true
    defer { isActing = false }
    let offsets = state.tables.map { ($0.name, $0.contentOffset) }
    putBack(snapshot)
    state.lifted = nil
    for (name, offset) in offsets {
      guard let index = table(named: name)?.index else { continue }
      state.tables[index].contentOffset = offset
    }
    for table in tables {
      state.tables[table.index].swipedRow = nil
      state.tables[table.index].cells = [:]
      state.tables[table.index].pool = CellPool()
      layout(table)
    }
    pendingCalls = []
  }
}
