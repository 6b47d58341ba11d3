import TableModel
import Testing

/// What a callback may do to the table in the midst of an act.
@Suite(.timeLimit(.minutes(10))) struct CallbackTests {
  private func act(on screen: Screen) {
    let paths = [at(0, 0), at(0, 2), at(0, 2), at(1, 0), at(0, 1), at(7, 7)]
    for mode in SelectionMode.allCases {
      screen.setSelectionMode(mode, in: screen.main)
      for path in paths {
        try? screen.tap(path, in: screen.main)
        _ = try? screen.moveRow(at: path, to: at(0, 1), in: screen.main)
        try? screen.selectRow(at: path, in: screen.main)
        try? screen.deselect(path, in: screen.main)
      }
    }
  }

  private func expectWhole(_ screen: Screen, _ callback: Callback) {
    let order = screen.shownRows(in: screen.main)
    #expect(order.checkInvariants(), "\(callback)")
    #expect(screen.selection(in: screen.main).allSatisfy(order.contains), "\(callback)")
  }

  @Test(arguments: Callback.allCases)
  func `any callback may reload its own table and the other`(_ callback: Callback) throws {
    var shelf = Shelf([["A", "B", "C"], ["D"]])
    shelf.says[callback] = {
      $0.reloadData()
      $0.table(named: "card")?.reloadData()
      $0.table(named: "main")?.reloadData()
      $0.nudgeCard(by: 3)
    }
    let screen = try Screen(controller: shelf)
    act(on: screen)
    expectWhole(screen, callback)
    #expect(screen.shownRows(in: screen.main).count == 4)
    #expect(screen.events.count < 20_000)
  }

  @Test(arguments: Callback.allCases, [false, true])
  func `any callback may take rows from the model, with or without telling`(
    _ callback: Callback, _ tells: Bool
  ) throws {
    for rest in [[["A"]], [], [[], []], [["C", "B"], ["A"], ["D"]]] {
      for hasIdentities in [true, false] {
        var shelf = Shelf([["A", "B", "C"], ["D"]])
        shelf.hasIdentities = hasIdentities
        shelf.does[callback] = { $0.sections = rest }
        if tells { shelf.says[callback] = { $0.table(named: "main")?.reloadData() } }
        let screen = try Screen(controller: shelf)
        try? screen.selectRow(at: at(0, 0), in: screen.main)
        act(on: screen)
        expectWhole(screen, callback)
      }
    }
  }

  @Test func `a reload in willSelect that takes the tapped row away undoes the tap`() throws {
    var shelf = Shelf([["A", "B"]])
    shelf.says[.willSelectRow] = { $0.reloadData() }
    shelf.does[.willSelectRow] = { $0.sections = [["A"]] }
    let screen = try Screen(controller: shelf)
    #expect(
      throws: ScreenFault.notSelectable(
        at(0, 1), table: "main", reason: .redirectedToNoRow(at(0, 1)))
    ) { try screen.tap(at(0, 1), in: screen.main) }
    #expect(screen.shownTitles == "A B")
    #expect((screen.controller as? Shelf)?.sections == [["A", "B"]])
  }

  @Test func `a reload in shouldHighlight that takes the tapped row away undoes the tap`() throws {
    var shelf = Shelf([["A", "B"]])
    shelf.says[.shouldHighlightRow] = { $0.reloadData() }
    shelf.does[.shouldHighlightRow] = { $0.sections = [["A"]] }
    let screen = try Screen(controller: shelf)
    #expect(throws: ScreenFault.noRow(at(0, 1), table: "main")) {
      try screen.tap(at(0, 1), in: screen.main)
    }
    #expect(
      screen.takeTrace() == "main shouldHighlightRowAt 0:1 -> true\nmain reloadData")
    #expect(screen.shownTitles == "A B")
  }

  @Test(arguments: [Callback.willDeselectRow, .didDeselectRow])
  func `a reload about the old row that takes the new one away undoes the tap`(
    _ callback: Callback
  ) throws {
    var shelf = Shelf([["A", "B"]])
    shelf.says[callback] = { $0.reloadData() }
    shelf.does[callback] = { $0.sections = [["A"]] }
    let screen = try Screen(controller: shelf)
    try screen.tap(at(0, 0), in: screen.main)
    #expect(throws: ScreenFault.noRow(at(0, 1), table: "main")) {
      try screen.tap(at(0, 1), in: screen.main)
    }
    #expect(screen.shownTitles == "A B")
    #expect(screen.selectedTitles == ["A"])
  }

  @Test func `a reload in canMoveRowAt that takes the lifted row away undoes the move`() throws {
    let rows = Notes()
    rows.lines = ["A", "B"]
    let screen = try Screen(controller: Fleeting(rows: rows))
    #expect(throws: ScreenFault.noRow(at(0, 1), table: "main")) {
      try screen.moveRow(at: at(0, 1), to: at(0, 0), in: screen.main)
    }
    #expect(screen.takeTrace() == "main canMoveRowAt 0:1 -> true\nmain reloadData")
  }

  @Test func `a reload in canMoveRowAt is undone with the move that fails`() throws {
    var shelf = Shelf([["A", "B"]])
    shelf.says[.canMoveRow] = { $0.reloadData() }
    let screen = try Screen(controller: shelf)
    try screen.selectRow(at: at(0, 0), in: screen.main)
    try screen.selectRow(at: at(0, 1), in: screen.main)
    let before = screen.snapshot
    #expect(throws: ScreenFault.noRow(at(0, 5), table: "main")) {
      try screen.moveRow(at: at(0, 1), to: at(0, 5), in: screen.main)
    }
    #expect(screen.snapshot.isSameForDump(as: before))
    #expect(screen.selectedTitles == ["B"])
  }

  @Test func `the selected row that the model lost is not asked about`() throws {
    var shelf = Shelf([["A", "B"]])
    shelf.does[.didSelectRow] = { $0.sections = [["A"]] }
    let screen = try Screen(controller: shelf)
    try screen.tap(at(0, 1), in: screen.main)
    _ = screen.takeEvents()
    try screen.tap(at(0, 0), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:0 -> true
        main willSelectRowAt 0:0 -> 0:0
        main didSelectRowAt 0:0
        """)
    #expect(screen.selectedTitles == ["A"])
    #expect(throws: ScreenFault.noModelRow(at(0, 1), table: "main")) {
      try screen.tap(at(0, 1), in: screen.main)
    }
  }
}

/// A controller whose rows go when one is lifted.
private struct Fleeting: TableController {
  let rows: Notes

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.lines.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: rows.lines[indexPath.row])
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    rows.lines = ["A"]
    tableView.reloadData()
    return true
  }

  func tableView(_ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
}
