import TableModel
import Testing

@Suite struct LiftTests {
  private func screen(_ prepare: (inout Shelf) -> Void = { _ in }) throws -> Screen {
    var shelf = Shelf([["A", "B", "C"], [], ["D", "E"]])
    prepare(&shelf)
    return try Screen(controller: shelf)
  }

  @Test func `a row is lifted, carried over places and let go, and the model told once`() throws {
    let screen = try screen()
    try screen.lift(at(0, 0), in: screen.main)
    #expect(screen.liftedRow?.source == at(0, 0))
    #expect(screen.main.hasUncommittedUpdates && !screen.tables[1].hasUncommittedUpdates)
    _ = try screen.hover(over: at(0, 1))
    _ = try screen.hover(over: at(1, 0))
    #expect(screen.liftedRow?.target == at(1, 0))
    #expect(screen.shownTitles == "A B C ·  · D E")
    let move = try screen.drop()
    #expect(move == RowMove(source: at(0, 0), proposed: at(1, 0), target: at(1, 0)))
    #expect(screen.shownTitles == "B C · A · D E")
    #expect(screen.liftedRow == nil && !screen.main.hasUncommittedUpdates)
    #expect(
      screen.takeTrace() == """
        main canMoveRowAt 0:0 -> true
        main targetIndexPathForMoveFromRowAt 0:0 proposed 0:1 -> 0:1
        main targetIndexPathForMoveFromRowAt 0:0 proposed 1:0 -> 1:0
        main moveRowAt 0:0 to 1:0
        """)
  }

  @Test func `the target is asked for once for each change of the place`() throws {
    let screen = try screen()
    try screen.lift(at(0, 0), in: screen.main)
    _ = screen.takeEvents()
    for place in [at(0, 0), at(0, 0), at(0, 1), at(0, 1), at(0, 0)] {
      _ = try screen.hover(over: place)
    }
    #expect(
      screen.takeTrace() == """
        main targetIndexPathForMoveFromRowAt 0:0 proposed 0:0 -> 0:0
        main targetIndexPathForMoveFromRowAt 0:0 proposed 0:1 -> 0:1
        main targetIndexPathForMoveFromRowAt 0:0 proposed 0:0 -> 0:0
        """)
  }

  @Test func `a drop where the row was lifted, and a cancel, tell nothing`() throws {
    let screen = try screen()
    try screen.lift(at(0, 1), in: screen.main)
    #expect(try screen.drop().target == at(0, 1))
    try screen.lift(at(0, 1), in: screen.main)
    _ = try screen.hover(over: at(2, 0))
    screen.cancelLift()
    #expect(screen.liftedRow == nil)
    #expect(screen.shownTitles == "A B C ·  · D E")
    #expect(!screen.takeTrace().contains("moveRowAt"))
  }

  @Test func `the place behind the own section's last row is the last one`() throws {
    for policy in ReorderPolicy.allCases {
      let screen = try screen { $0.policy = policy }
      try screen.lift(at(0, 0), in: screen.main)
      let move = try screen.hover(over: at(0, 3))
      #expect(move == RowMove(source: at(0, 0), proposed: at(0, 3), target: at(0, 2)))
    }
    let plain = try screen { $0.target = at(0, 3) }
    try plain.lift(at(0, 0), in: plain.main)
    #expect(try plain.hover(over: at(0, 3)).target == at(0, 2))
    // For another proposal it is the off-by-one of a clamp that counts wrongly.
    #expect(throws: ScreenFault.noTarget(at(0, 3), proposed: at(2, 0), table: "main")) {
      try plain.hover(over: at(2, 0))
    }
    #expect(plain.liftedRow?.proposed == at(0, 3))
  }

  @Test(arguments: [at(0, 4), at(1, 1), at(2, 3), at(3, 0), at(-1, 0), at(0, Int.min)])
  func `a place that is not there is refused, and the row held as before`(_ place: IndexPath) throws
  {
    let screen = try screen()
    try screen.lift(at(0, 0), in: screen.main)
    _ = try screen.hover(over: at(0, 2))
    let held = screen.liftedRow
    #expect(throws: ScreenFault.noRow(place, table: "main")) { try screen.hover(over: place) }
    #expect(screen.liftedRow == held)
  }

  @Test func `over nothing the last slot stays open, or none with drag and drop`() throws {
    let screen = try screen()
    for (api, target) in [(ReorderAPI.control, at(2, 0)), (.drag, at(0, 0))] {
      screen.setReorderAPI(api, in: screen.main)
      try screen.lift(at(0, 0), in: screen.main)
      _ = try screen.hover(over: at(2, 0))
      _ = screen.takeEvents()
      #expect(try screen.hoverOverNothing().target == target)
      #expect(screen.takeTrace() == "")
      screen.cancelLift()
    }
  }

  @Test func `back from nothing the place has changed with drag and drop alone`() throws {
    for (api, calls) in [(ReorderAPI.control, 1), (.drag, 2)] {
      let screen = try screen()
      screen.setReorderAPI(api, in: screen.main)
      try screen.lift(at(0, 0), in: screen.main)
      _ = screen.takeEvents()
      _ = try screen.hover(over: at(2, 0))
      _ = try screen.hoverOverNothing()
      _ = try screen.hover(over: at(2, 0))
      #expect(screen.takeEvents().count == calls)
    }
  }

  @Test func `with a row in the air nothing else is done`() throws {
    let screen = try screen()
    try screen.lift(at(0, 1), in: screen.main)
    _ = screen.takeEvents()
    let held = screen.liftedRow
    let fault = ScreenFault.rowLifted(at(0, 1), table: "main")
    let acts: [() throws -> Void] = [
      { try screen.tap(at(0, 0), in: screen.main) },
      { try screen.selectRow(at: at(0, 0), in: screen.main) },
      { _ = try screen.moveRow(at: at(0, 0), to: at(0, 1), in: screen.main) },
      { try screen.lift(at(0, 0), in: screen.main) },
      { try screen.reload(screen.main) },
      { try screen.swipe(at(0, 0), in: screen.main) },
      { try screen.setEditing(true, in: screen.main) },
      { try screen.perform(BatchUpdate([.reloadRow(at(0, 0))]), in: screen.main) },
      { _ = try screen.change(Shelf.self) { $0.sections = [] } },
    ]
    for act in acts { #expect(throws: fault) { try act() } }
    #expect(screen.takeTrace() == "" && screen.liftedRow == held)
    try screen.scroll(to: at(2, 1), in: screen.main)
    screen.cancelLift()
    try screen.tap(at(0, 0), in: screen.main)
  }

  @Test func `without a row in the air nothing is carried or dropped`() throws {
    let screen = try screen()
    #expect(throws: ScreenFault.noLiftedRow) { try screen.hover(over: at(0, 0)) }
    #expect(throws: ScreenFault.noLiftedRow) { try screen.hoverOverNothing() }
    #expect(throws: ScreenFault.noLiftedRow) { try screen.drop() }
    screen.cancelLift()
    #expect(throws: ScreenFault.noRow(at(1, 0), table: "main")) {
      try screen.lift(at(1, 0), in: screen.main)
    }
    #expect(screen.liftedRow == nil)
  }

  @Test func `a refused lift lifts nothing`() throws {
    let screen = try screen { $0.fixedSections = [0] }
    #expect(throws: ScreenFault.notMovable(at(0, 0), table: "main")) {
      try screen.lift(at(0, 0), in: screen.main)
    }
    #expect(screen.liftedRow == nil)
  }

  @Test func `a reload in the target's method leaves the row in the air`() throws {
    let screen = try screen {
      $0.says[.targetIndexPath] = { $0.reloadData() }
    }
    try screen.lift(at(0, 0), in: screen.main)
    #expect(try screen.hover(over: at(0, 1)).target == at(0, 1))
    #expect(screen.liftedRow?.target == at(0, 1))
  }

  @Test func `a drop that cannot be told leaves the row in the air`() throws {
    let screen = try screen()
    try screen.lift(at(0, 0), in: screen.main)
    _ = try screen.hover(over: at(2, 2))
    _ = screen.changeController(Shelf.self) { $0.sections[2] = [] }
    let held = screen.liftedRow
    #expect(throws: ScreenFault.noModelRow(at(2, 2), table: "main")) { try screen.drop() }
    #expect(screen.liftedRow == held && screen.shownTitles == "A B C ·  · D E")
  }

  @Test func `a row that its controller takes away meanwhile is in the air no more`() throws {
    let desk = Desk(["A", "B"])
    let screen = try desk.makeScreen()
    try screen.lift(at(0, 1), in: screen.main)
    desk.titles = ["A"]
    screen.main.deleteRows(at: [at(0, 1)])
    #expect(throws: ScreenFault.noLiftedRow) { try screen.drop() }
    #expect(screen.liftedRow == nil && screen.shownTitles == "A")
  }

  @Test func `a slot that its controller takes away meanwhile is no place to drop a row`() throws {
    let desk = Desk(["A", "B", "C"])
    let screen = try desk.makeScreen()
    try screen.lift(at(0, 0), in: screen.main)
    _ = try screen.hover(over: at(0, 2))
    desk.titles = ["A", "B"]
    screen.main.deleteRows(at: [at(0, 2)])
    #expect(throws: ScreenFault.noRow(at(0, 2), table: "main")) { try screen.drop() }
    #expect(try screen.hover(over: at(0, 1)).target == at(0, 1))
    _ = try screen.drop()
    #expect(desk.titles == ["B", "A"])
  }

  @Test func `an undo puts a lifted row back`() throws {
    let screen = try screen()
    try screen.lift(at(0, 0), in: screen.main)
    screen.revert(to: screen.snapshot)
    #expect(screen.liftedRow == nil)
  }
}
