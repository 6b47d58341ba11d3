extension Screen {
  /// Changes a controller of a known type from outside, as an app's own code does, and tells the tables the difference.
  ///
  /// Selection follows the rows by identity; rows that are gone leave it silently. Rows without an
  /// identity are known by their index paths. Tables named as started anew lose selection, cells and
  /// scroll offset, as new tables have none. Returns nil and does nothing for a controller of another
  /// type.
  ///
  /// - Throws: ``ScreenFault/tooManyRows(_:table:)``.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func change<Controller: TableController, Result>(
    _ type: Controller.Type, startingAnew names: Set<String> = [],
    _ body: (inout Controller) -> Result
  ) throws(ScreenFault) -> Result? {
    try transaction { () throws(ScreenFault) -> Result? in
      let result = controller.changeCapability(type, body)
      if result != nil { try showModel(startingAnew: names) }
      return result
    }
  }

  /// Changes a controller of a known type from outside and tells nobody; nil for one of another type.
  ///
  /// The tables go on showing what they showed; ``change(_:startingAnew:_:)`` tells them.
  public func changeController<Controller: TableController, Result>(
    _ type: Controller.Type, _ body: (inout Controller) -> Result
  ) -> Result? {
    controller.changeCapability(type, body)
  }

  /// Changes what a controller with a capability holds for a table, as a part of an act.
  ///
  /// - Throws: ``ScreenFault/model(_:table:)`` with what the change throws, or
  ///   ``ScreenFault/notEditable(table:)`` for a controller without the capability.
  func edit<Capability>(
    _ type: Capability.Type, of table: TableView,
    _ change: (inout Capability) throws(ModelFault) -> Void
  ) throws(ScreenFault) {
    let done: Void?
    do {
      done = try controller.changeCapability(type, change)
    } catch {
      throw .model(error, table: table.name)
    }
    if done == nil { throw .notEditable(table: table.name) }
  }

  /// Puts another controller in the place of the one there, as when wrappers go on and off.
  ///
  /// The new one must name and order its rows as the old one did, but for the tables that are named:
  /// those ask again. All other tables show what they showed, and their cells stay until displayed
  /// again.
  ///
  /// - Throws: ``ScreenFault/tooManyRows(_:table:)``.
  /// - Complexity: O(1), beside the tables that ask again.
  package func replaceController(
    by replacement: any TableController, reloading names: [String] = []
  ) throws(ScreenFault) {
    try transaction { () throws(ScreenFault) in
      controller = replacement
      for name in names {
        if let table = table(named: name) { try reloadData(in: table) }
      }
    }
  }

  /// Shows what the controller holds in each of its tables; those named begin as new ones.
  ///
  /// A name that the controller gives twice is one table.
  func showModel(startingAnew names: Set<String>) throws(ScreenFault) {
    let known = state.tables.filter { !names.contains($0.name) }
    state.tables = []
    for name in controller.tableNames where !state.tables.contains(where: { $0.name == name }) {
      state.tables.append(known.first { $0.name == name } ?? TableState(name: name))
    }
    makeTables()
    for table in tables { try adoptModel(in: table) }
    fitCard()
  }

  /// Makes the table objects that go with the tables' states, keeping those that stand already.
  func makeTables() {
    let names = state.tables.map(\.name)
    if names != tables.map(\.name) {
      tables = names.map { table(named: $0) ?? TableView(name: $0, index: 0, screen: self) }
    }
    for (index, table) in tables.enumerated() { table.index = index }
  }

  /// Performs `reloadData`: the selection is lost silently, what a swipe brought out is put away, every
  /// cell is configured anew.
  func reloadData(in table: TableView) throws(ScreenFault) {
    emit(.reloadData, in: table)
    _ = try endSwipe(in: table)
    loseSelection(of: selection(in: table), in: table)
    recycleCells(in: table) { _ in true }
    try adoptModel(in: table)
    fitCard()
  }
}
