import TableModel
import Testing

@Suite struct MoveFaultTests {
  private func expectRefusal(
    _ fault: ScreenFault, _ trace: String, moving source: IndexPath, to proposed: IndexPath,
    by controller: any TableController, at location: SourceLocation = #_sourceLocation
  ) throws {
    let screen = try Screen(controller: controller)
    let before = screen.snapshot
    let titles = screen.shownTitles
    #expect(throws: fault, sourceLocation: location) {
      try screen.moveRow(at: source, to: proposed, in: screen.main)
    }
    #expect(screen.takeTrace() == trace, sourceLocation: location)
    #expect(screen.snapshot.isSameForDump(as: before), sourceLocation: location)
    #expect(screen.shownTitles == titles, sourceLocation: location)
    #expect(!screen.isDrifting(screen.main), sourceLocation: location)
  }

  private func shelf(_ prepare: (inout Shelf) -> Void = { _ in }) -> Shelf {
    var shelf = Shelf([["A", "B"], ["C"]])
    prepare(&shelf)
    return shelf
  }

  @Test func `a missing source is found before the lift and the destination`() throws {
    try expectRefusal(
      .noRow(at(0, 2), table: "main"), "", moving: at(0, 2), to: at(9, 9),
      by: shelf { $0.fixedSections = [0] })
  }

  @Test func `a refused lift is found before a missing destination`() throws {
    try expectRefusal(
      .notMovable(at(0, 0), table: "main"), "main canMoveRowAt 0:0 -> false",
      moving: at(0, 0), to: at(9, 9), by: shelf { $0.fixedSections = [0] })
  }

  @Test(arguments: [at(0, 2), at(1, 2), at(2, 0), at(-1, 0), at(0, -1), at(Int.min, Int.max)])
  func `a missing destination is found after the lift`(_ place: IndexPath) throws {
    try expectRefusal(
      .noRow(place, table: "main"), "main canMoveRowAt 0:0 -> true",
      moving: at(0, 0), to: place, by: shelf())
  }

  @Test(arguments: [at(0, 2), at(1, 2), at(2, 0), at(-1, 0), at(0, -1), at(Int.min, Int.max)])
  func `a target where no row can stand is the controller's fault`(_ place: IndexPath) throws {
    try expectRefusal(
      .noTarget(place, proposed: at(0, 1), table: "main"),
      """
      main canMoveRowAt 0:0 -> true
      main targetIndexPathForMoveFromRowAt 0:0 proposed 0:1 -> \(place)
      main (invalid) update
      """,
      moving: at(0, 0), to: at(0, 1), by: shelf { $0.target = place })
  }

  @Test func `a controller without moveRowAt moves nothing`() throws {
    try expectRefusal(
      .noMoveMethod(table: "main"),
      """
      main canMoveRowAt 0:0 -> true
      main targetIndexPathForMoveFromRowAt 0:0 proposed 0:1 -> 0:1
      main (undone) move
      """,
      moving: at(0, 0), to: at(0, 1), by: Still(titles: ["A", "B"]))
  }

  @Test func `what a failed move's callbacks said is forgotten`() throws {
    let screen = try Screen(controller: Eager(base: Still(titles: ["A", "B"])))
    #expect(throws: ScreenFault.noMoveMethod(table: "main")) {
      try screen.moveRow(at: at(0, 0), to: at(0, 1), in: screen.main)
    }
    _ = screen.takeEvents()
    try screen.selectRow(at: at(0, 0), in: screen.main)
    #expect(screen.takeTrace() == "main (silent) selectRow 0:0")
  }

  @Test func `a failed move leaves the next one free`() throws {
    let screen = try Screen(controller: shelf())
    #expect(throws: ScreenFault.self) {
      try screen.moveRow(at: at(0, 0), to: at(9, 9), in: screen.main)
    }
    _ = try screen.moveRow(at: at(0, 0), to: at(1, 1), in: screen.main)
    #expect(screen.shownTitles == "B · C A")
  }

  @Test func `the model is not told of a place that it does not have`() throws {
    let screen = try Screen(controller: shelf { $0.does[.didSelectRow] = { $0.sections[1] = [] } })
    try screen.tap(at(0, 0), in: screen.main)
    #expect(throws: ScreenFault.noModelRow(at(1, 0), table: "main")) {
      try screen.moveRow(at: at(1, 0), to: at(0, 0), in: screen.main)
    }
    #expect(throws: ScreenFault.noModelRow(at(1, 1), table: "main")) {
      try screen.moveRow(at: at(0, 0), to: at(1, 1), in: screen.main)
    }
    #expect(screen.shownTitles == "A B · C")
    _ = try screen.moveRow(at: at(0, 0), to: at(1, 0), in: screen.main)
    #expect((screen.controller as? Shelf)?.sections == [["B"], ["A"]])
  }
}

/// A controller with the two methods that it must have and no other.
private struct Still: TableController {
  var titles: [String]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: titles[indexPath.row])
  }
}

/// A controller round another that reloads before it hands the move on.
private struct Eager: TableController {
  var base: Still

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    base.tableView(tableView, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    base.tableView(tableView, cellForRowAt: indexPath)
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    tableView.reloadData()
    base.tableView(tableView, moveRowAt: source, to: destination)
  }
}
