import TableModel
import Testing

/// Selection by a program, which makes no calls.
@Suite struct SilentSelectionTests {
  private func screen() throws -> Screen {
    var shelf = Shelf([["A", "B", "C"], ["D"]])
    shelf.feedsCard = true
    return try Screen(controller: shelf)
  }

  @Test func `selectRow makes no call, and the card is not told`() throws {
    let screen = try screen()
    try screen.selectRow(at: at(0, 1), in: screen.main)
    #expect(screen.takeTrace() == "main (silent) selectRow 0:1")
    #expect(screen.selectedTitles == ["B"])
    #expect(screen.controller.cardRowIdentity == nil)
    #expect(screen.whiteTitles == [])
  }

  @Test func `selectRow in single mode drops the row before silently`() throws {
    let screen = try screen()
    try screen.selectRow(at: at(0, 1), in: screen.main)
    try screen.selectRow(at: at(0, 1), in: screen.main)
    #expect(
      screen.takeTrace() == "main (silent) selectRow 0:1\nmain (silent) selectRow 0:1")
    try screen.selectRow(at: at(1, 0), in: screen.main)
    #expect(screen.takeTrace() == "main (silent) selectRow 1:0\nmain (silent) deselect 0:1")
    #expect(screen.selectedTitles == ["D"])
  }

  @Test func `selectRow is bound by no mode but replaces where several may not be`() throws {
    let screen = try screen()
    screen.setSelectionMode(.none, in: screen.main)
    try screen.selectRow(at: at(0, 0), in: screen.main)
    try screen.selectRow(at: at(0, 1), in: screen.main)
    #expect(screen.selectedTitles == ["B"])
    screen.setSelectionMode(.multiple, in: screen.main)
    try screen.selectRow(at: at(0, 0), in: screen.main)
    #expect(screen.selectedTitles == ["A", "B"])
  }

  @Test func `deselect in single mode makes no call and leaves card and white title`() throws {
    let screen = try screen()
    try screen.tap(at(0, 1), in: screen.main)
    _ = screen.takeEvents()
    try screen.deselect(at(0, 1), in: screen.main)
    #expect(screen.takeTrace() == "main (silent) deselectRow 0:1")
    #expect(screen.selectedTitles == [])
    #expect(screen.controller.cardRowIdentity == "B")
    #expect(screen.whiteTitles == ["B"])
  }

  @Test func `deselect in multiple mode is the tap on a selected row`() throws {
    let screen = try screen()
    screen.setSelectionMode(.multiple, in: screen.main)
    try screen.selectRow(at: at(0, 1), in: screen.main)
    _ = screen.takeEvents()
    try screen.deselect(at(0, 1), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:1 -> true
        main willDeselectRowAt 0:1 -> 0:1
        main didDeselectRowAt 0:1
        """)
    #expect(screen.selectedTitles == [])
  }

  @Test(arguments: SelectionMode.allCases)
  func `deselect of a row that is not selected does nothing`(_ mode: SelectionMode) throws {
    let screen = try screen()
    screen.setSelectionMode(mode, in: screen.main)
    try screen.deselect(at(0, 1), in: screen.main)
    #expect(screen.takeTrace() == "")
  }

  @Test(arguments: SelectionMode.allCases)
  func `a program cannot select or deselect a row that is not there`(_ mode: SelectionMode) throws {
    let screen = try screen()
    screen.setSelectionMode(mode, in: screen.main)
    for path in [at(0, 3), at(0, -1), at(2, 0), at(-1, -1)] {
      #expect(throws: ScreenFault.noRow(path, table: "main")) {
        try screen.selectRow(at: path, in: screen.main)
      }
      #expect(throws: ScreenFault.noRow(path, table: "main")) {
        try screen.deselect(path, in: screen.main)
      }
      #expect(!screen.isSelected(path, in: screen.main))
    }
  }

  @Test func `of several selected rows the lowest stays when the mode becomes single`() throws {
    let screen = try screen()
    screen.setSelectionMode(.multiple, in: screen.main)
    for path in [at(1, 0), at(0, 2), at(0, 1)] { try screen.selectRow(at: path, in: screen.main) }
    _ = screen.takeEvents()
    screen.setSelectionMode(.none, in: screen.main)
    #expect(screen.selectedTitles == ["B", "C", "D"])
    screen.setSelectionMode(.single, in: screen.main)
    #expect(screen.selectionMode(of: screen.main) == .single)
    #expect(screen.selectedTitles == ["B"])
    #expect(screen.takeTrace() == "main (silent) deselect 0:2\nmain (silent) deselect 1:0")
  }
}
