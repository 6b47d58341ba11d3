import TableModel
import Testing

/// A controller that is a class and keeps its screen and tables.
@Suite(.timeLimit(.minutes(10))) struct ClassControllerTests {
  @Test func `a callback may look at everything on the screen`() throws {
    let desk = Desk(["A", "B"], tableNames: ["main", "card"])
    let screen = try desk.makeScreen()
    let notes = Notes()
    desk.onDidSelect = { screen, table in
      let row = screen.shownRows(in: table).row(at: at(0, 1))
      notes.lines = [
        screen.identity(of: row, in: table), screen.title(of: row, in: table),
        screen.cell(ofRowAt: at(0, 0), in: table).text, "\(screen.isDrifting(table))",
        screen.cardTable?.name ?? "nil", screen.controller.tableNames.joined(separator: " "),
        "\(screen.isSelected(at(0, 0), in: table))", screen.card.position.rawValue,
      ]
    }
    try screen.tap(at(0, 0), in: screen.main)
    #expect(notes.lines == ["B", "B", "A", "false", "card", "main card", "true", "closed"])
  }

  @Test func `an act inside a callback is refused, and the act goes on`() throws {
    let desk = Desk(["A", "B"])
    let screen = try desk.makeScreen()
    let notes = Notes()
    desk.onDidSelect = { screen, table in
      let acts: [() throws -> Void] = [
        { try screen.tap(at(0, 1), in: table) },
        { _ = try screen.moveRow(at: at(0, 1), to: at(0, 0), in: table) },
        { _ = try screen.change(Desk.self) { $0.titles = [] } },
      ]
      for act in acts {
        do { try act() } catch { notes.lines.append("\(error)") }
      }
    }
    try screen.tap(at(0, 0), in: screen.main)
    #expect(notes.lines == ["actInProgress", "actInProgress", "actInProgress"])
    #expect(screen.selectedTitles == ["A"])
    #expect(desk.titles == ["A", "B"])
  }

  @Test func `a callback may deselect its row and set the card, the measures and the mode`() throws
  {
    let desk = Desk(["A", "B"])
    let screen = try desk.makeScreen()
    desk.onDidSelect = { screen, table in
      try? screen.deselect(at(0, 0), in: table)
      try? screen.selectRow(at: at(0, 1), in: table)
      screen.setSelectionMode(.multiple, in: table)
      screen.openCard()
      var metrics = Metrics()
      metrics.rowHeight = 100
      screen.setMetrics(metrics)
    }
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.selectedTitles == ["B"])
    #expect(screen.selectionMode(of: screen.main) == .multiple)
    #expect(screen.metrics.rowHeight == 100)
  }

  @Test func `a callback cannot undo the act it is in`() throws {
    let desk = Desk(["A", "B"])
    let screen = try desk.makeScreen()
    let start = screen.snapshot
    desk.onDidSelect = { screen, _ in
      screen.revert(to: start)
      screen.restore(start)
    }
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.selectedTitles == ["A"])
    screen.revert(to: start)
    #expect(screen.selectedTitles == [])
  }

  @Test func `willDisplay may try anything and the screen stands`() throws {
    let desk = Desk((0..<100).map(String.init))
    let screen = try desk.makeScreen()
    desk.onWillDisplay = { screen, table in
      try? screen.tap(at(0, 3), in: table)
      _ = try? screen.moveRow(at: at(0, 3), to: at(0, 4), in: table)
      var metrics = screen.metrics
      metrics.rowHeight += 1
      screen.setMetrics(metrics)
      table.reloadData()
      screen.revert(to: screen.snapshot)
    }
    try screen.tap(at(0, 50), in: screen.main)
    try screen.tap(at(0, 0), in: screen.main)
    screen.setMetrics(Metrics())
    _ = screen.cell(ofRowAt: at(0, 99), in: screen.main)
    screen.revert(to: screen.snapshot)
    #expect(screen.shownRows(in: screen.main).count == 100)
  }

  @Test func `what a class says between acts is performed by the next`() throws {
    let desk = Desk(["A", "B"])
    let screen = try desk.makeScreen()
    try screen.tap(at(0, 0), in: screen.main)
    _ = screen.takeEvents()
    desk.titles = ["C", "A"]
    desk.heard.last?.reloadData()
    #expect(screen.shownTitles == "A B")
    #expect(throws: ScreenFault.noRow(at(0, 2), table: "main")) {
      try screen.tap(at(0, 2), in: screen.main)
    }
    #expect(screen.takeTrace() == "main reloadData\nmain (silent) deselect 0:0")
    #expect(screen.shownTitles == "C A")
    #expect(screen.main.cells[at(0, 0)]?.text == "C")
  }

  @Test func `a table keeps its place while tables come and go`() throws {
    let desk = Desk(["A", "B"])
    let screen = try desk.makeScreen()
    let main = screen.main
    desk.tableNames = ["extra", "main", "extra"]
    _ = try screen.change(Desk.self) { _ in }
    #expect(screen.tables.map(\.name) == ["extra", "main"])
    #expect(screen.table(named: "main") === main)
    try screen.tap(at(0, 1), in: main)
    #expect(main.indexPathForSelectedRow == at(0, 1))
    #expect(screen.tables[0].indexPathForSelectedRow == nil)
  }

  @Test func `a failed change of the tables leaves the tables in their places`() throws {
    let shy = Shy()
    let screen = try Screen(controller: shy)
    let (main, card) = (screen.tables[0], screen.tables[1])
    #expect(throws: ScreenFault.tooManyRows(.max, table: "main")) {
      try screen.change(Shy.self) {
        $0.tableNames = ["new", "main"]
        $0.count = .max
      }
    }
    #expect(screen.tables.map(\.name) == ["main", "card"])
    #expect(screen.tables[0] === main)
    #expect(screen.tables[1] === card)
    #expect(main.numberOfRows(inSection: 0) == 2)
    #expect(card.numberOfRows(inSection: 0) == 1)
  }

  @Test func `a table that is gone is empty and hears nothing`() throws {
    let desk = Desk(["A", "B"], tableNames: ["extra", "main"])
    let screen = try desk.makeScreen()
    let extra = try #require(screen.table(named: "extra"))
    try screen.tap(at(0, 0), in: extra)
    extra.reloadData()
    desk.tableNames = ["main"]
    _ = try screen.change(Desk.self) { _ in }
    expectEmpty(extra)
    let fault = ScreenFault.noRow(at(0, 0), table: "extra")
    #expect(throws: fault) { try screen.tap(at(0, 0), in: extra) }
    #expect(throws: fault) { try screen.selectRow(at: at(0, 0), in: extra) }
    #expect(throws: fault) { try screen.deselect(at(0, 0), in: extra) }
    #expect(throws: fault) { try screen.moveRow(at: at(0, 0), to: at(0, 1), in: extra) }
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.table(named: "extra") == nil)
  }

  @Test func `a table outlives its screen`() throws {
    let desk = Desk(["A", "B"])
    var screen: Screen? = try desk.makeScreen()
    let main = try #require(screen?.main)
    try screen?.tap(at(0, 0), in: main)
    screen = nil
    expectEmpty(main)
    #expect(desk.screen == nil)
  }

  @Test func `undo is for controllers that are values`() throws {
    #expect(try !Desk(["A"]).makeScreen().isRestorable)
    #expect(try Screen(controller: Shelf([["A"]])).isRestorable)
  }

  private func expectEmpty(_ table: TableView, at location: SourceLocation = #_sourceLocation) {
    table.reloadData()
    table.nudgeCard(by: 10)
    table.cells[at(0, 0)]?.textColor = .white
    #expect(table.numberOfSections == 0, sourceLocation: location)
    #expect(table.numberOfRows(inSection: 0) == 0, sourceLocation: location)
    #expect(table.indexPathsForSelectedRows == nil, sourceLocation: location)
    #expect(table.cellForRow(at: at(0, 0)) == nil, sourceLocation: location)
    #expect(table.table(named: "main") == nil, sourceLocation: location)
  }
}

/// A value whose main table may have too many rows.
private struct Shy: TableController {
  var tableNames = ["main", "card"]
  var count = 2

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView.name == "main" ? count : 1
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: "\(indexPath)")
  }
}
