extension Screen {
  /// Everything a screen holds at one moment.
  public struct Snapshot {
    package internal(set) var controller: any TableController
    var state: ScreenState

    /// Moves a row in table and model.
    ///
    /// - Precondition: A row stands there, it can end up there, and the controller's order is moved in place.
    package mutating func perform(_ move: StepTrail.Move) {
      state.tables[move.table].shown.moveRow(at: move.source, to: move.target)
      controller.tableView(
        TableView(named: state.tables[move.table].name), moveRowAt: move.source, to: move.target)
    }
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
  public var isRestorable: Bool {
    let kind = ObjectIdentifier(type(of: controller))
    if kind == knownValue { return true }
    let isValue = controller.isValue
    // Of a wrapper the type does not tell what is inside.
    if isValue, !(controller is any TableControllerWrapper) { knownValue = kind }
    return isValue
  }

  /// Puts everything back as it was, cells and scroll offsets too.
  ///
  /// Inside a callback it does nothing: an act cannot be undone before it is over.
  public func restore(_ snapshot: Snapshot) {
    guard !isActing else { return }
    trail?.keep(self.snapshot)
    putBack(snapshot)
  }

  /// Puts everything back, also in the midst of an act.
  func putBack(_ snapshot: Snapshot) {
    replace(by: snapshot)
    makeTables()
  }

  /// Goes back to a snapshot as an undo does: no callbacks, and the cells on screen are configured anew.
  ///
  /// A row that was lifted or swiped is so no more. Scroll offsets stay where they are as far as the content
  /// allows. Inside a callback it does nothing, as ``restore(_:)``.
  public func revert(to snapshot: Snapshot) {
    guard !isActing else { return }
    let offsets = state.tables.map { ($0.name, $0.contentOffset) }
    trail?.keep(self.snapshot)
    putBack(snapshot)
    for (name, offset) in offsets {
      guard let index = table(named: name)?.index else { continue }
      state.tables[index].contentOffset = offset
    }
    showAnew()
  }

  /// Configures the cells on screen anew, as the last part of an undo.
  ///
  /// A row that was lifted or swiped is so no more.
  package func showAnew() {
    guard !isActing else { return }
    isActing = true
    defer { isActing = false }
    state.lifted = nil
    for table in tables {
      state.tables[table.index].swipedRow = nil
      state.tables[table.index].cells = [:]
      state.tables[table.index].pool = CellPool()
      layout(table)
    }
    pendingCalls = []
  }
}
