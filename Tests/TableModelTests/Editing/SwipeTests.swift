import TableModel
import Testing

/// A swipe: the table turns to editing by itself, and back.
@Suite struct SwipeTests {
  private func screen(_ prepare: (inout Shelf) -> Void = { _ in }) throws -> Screen {
    var shelf = Shelf([["A", "B", "C"], ["D"]])
    prepare(&shelf)
    let screen = try Screen(controller: shelf)
    _ = screen.takeEvents()
    return screen
  }

  @Test func `a swiped table is editing until the action is put away`() throws {
    let screen = try screen()
    try screen.swipe(at(0, 1), in: screen.main)
    #expect(screen.main.isEditing)
    #expect(!screen.isEditing(screen.main))
    #expect(screen.swipedRow(in: screen.main) == at(0, 1))
    try screen.tap(at(0, 2), in: screen.main)
    #expect(!screen.main.isEditing)
    #expect(screen.swipedRow(in: screen.main) == nil)
    #expect(screen.main.indexPathsForSelectedRows == nil)
    #expect(screen.takeTrace() == "main willBeginEditingRowAt 0:1\nmain didEndEditingRowAt 0:1")
  }

  @Test func `a commit after a swipe that forgets the model leaves the row swiped`() throws {
    let screen = try screen { $0.forgetsCommits = true }
    try screen.swipe(at(0, 1), in: screen.main)
    #expect(throws: ScreenFault.self) {
      try screen.commit(.delete, forRowAt: at(0, 1), in: screen.main)
    }
    #expect(screen.swipedRow(in: screen.main) == at(0, 1))
  }

  @Test func `a row that cannot be edited or deleted has no action`() throws {
    let screen = try screen { shelf in
      shelf.uneditable = [at(0, 0)]
      shelf.editingStyles = [at(0, 1): .insert]
    }
    try screen.selectRow(at: at(0, 2), in: screen.main)
    _ = screen.takeEvents()
    #expect(throws: ScreenFault.rowNotEditable(at(0, 0), table: "main")) {
      try screen.swipe(at(0, 0), in: screen.main)
    }
    #expect(throws: ScreenFault.otherEditingStyle(at(0, 1), style: .insert, table: "main")) {
      try screen.swipe(at(0, 1), in: screen.main)
    }
    #expect(screen.selectedTitles == ["C"])
    #expect(screen.takeTrace() == "")
  }

  @Test func `a reload in willBegin takes the action away again`() throws {
    let screen = try screen { $0.says[.willBeginEditing] = { $0.reloadData() } }
    try screen.swipe(at(0, 1), in: screen.main)
    #expect(screen.swipedRow(in: screen.main) == nil)
    #expect(
      screen.takeTrace() == """
        main willBeginEditingRowAt 0:1
        main reloadData
        main didEndEditingRowAt 0:1
        """)
  }

  @Test func `a controller is not told of a path that its model does not have`() throws {
    let screen = try screen()
    try screen.swipe(at(1, 0), in: screen.main)
    _ = screen.changeController(Shelf.self) { $0.sections.removeLast() }
    try screen.reload(screen.main)
    #expect(screen.takeTrace().hasSuffix("main reloadData\nmain didEndEditingRowAt nil"))
    #expect(screen.swipedRow(in: screen.main) == nil)
  }

  @Test func `a row that goes when the controller changes ends its swipe`() throws {
    let screen = try screen()
    try screen.swipe(at(0, 1), in: screen.main)
    _ = try screen.change(Shelf.self) { $0.sections[0].remove(at: 1) }
    #expect(screen.takeTrace().hasSuffix("main didEndEditingRowAt nil"))
    #expect(!screen.main.isEditing)
  }

  @Test func `tables are swiped each for itself`() throws {
    let screen = try screen()
    try screen.swipe(at(0, 1), in: screen.main)
    try screen.tap(at(0, 0), in: screen.tables[1])
    #expect(screen.swipedRow(in: screen.main) == at(0, 1))
    #expect(screen.selection(in: screen.tables[1]) == [at(0, 0)])
  }
}
