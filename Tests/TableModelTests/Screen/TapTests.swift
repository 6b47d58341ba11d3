import TableModel
import Testing

@Suite struct TapTests {
  private func screen(
    _ mode: SelectionMode = .single, selecting paths: [IndexPath] = [],
    _ prepare: (inout Shelf) -> Void = { _ in }
  ) throws -> Screen {
    var shelf = Shelf([["A", "B", "C"], ["D"]])
    prepare(&shelf)
    let screen = try Screen(controller: shelf)
    screen.setSelectionMode(mode, in: screen.main)
    for path in paths { try screen.selectRow(at: path, in: screen.main) }
    _ = screen.takeEvents()
    return screen
  }

  @Test func `a tap with nothing selected asks, then tells`() throws {
    let screen = try screen()
    try screen.tap(at(0, 1), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:1 -> true
        main willSelectRowAt 0:1 -> 0:1
        main didSelectRowAt 0:1
        """)
    #expect(screen.selectedTitles == ["B"])
  }

  @Test func `a tap on another row asks about the new, then the old, then tells in turn`() throws {
    let screen = try screen(selecting: [at(0, 0)])
    try screen.tap(at(0, 1), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:1 -> true
        main willSelectRowAt 0:1 -> 0:1
        main willDeselectRowAt 0:0 -> 0:0
        main didDeselectRowAt 0:0
        main didSelectRowAt 0:1
        """)
    #expect(screen.selectedTitles == ["B"])
  }

  @Test func `a tap on the selected row in single mode selects again and deselects nothing`() throws
  {
    let screen = try screen(selecting: [at(0, 0)])
    try screen.tap(at(0, 0), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:0 -> true
        main willSelectRowAt 0:0 -> 0:0
        main didSelectRowAt 0:0
        """)
    #expect(screen.selectedTitles == ["A"])
  }

  @Test func `a tap on another row in multiple mode adds it`() throws {
    let screen = try screen(.multiple, selecting: [at(0, 0)])
    try screen.tap(at(1, 0), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 1:0 -> true
        main willSelectRowAt 1:0 -> 1:0
        main didSelectRowAt 1:0
        """)
    #expect(screen.selectedTitles == ["A", "D"])
  }

  @Test func `a tap on a selected row in multiple mode takes it away`() throws {
    let screen = try screen(.multiple, selecting: [at(0, 0), at(0, 2)])
    try screen.tap(at(0, 0), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:0 -> true
        main willDeselectRowAt 0:0 -> 0:0
        main didDeselectRowAt 0:0
        """)
    #expect(screen.selectedTitles == ["C"])
  }

  @Test func `willSelect sends the tap to another row`() throws {
    let screen = try screen(selecting: [at(0, 0)]) { $0.selectAnswers[at(0, 1)] = at(1, 0) }
    try screen.tap(at(0, 1), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:1 -> true
        main willSelectRowAt 0:1 -> 1:0
        main willDeselectRowAt 0:0 -> 0:0
        main didDeselectRowAt 0:0
        main didSelectRowAt 1:0
        """)
    #expect(screen.selectedTitles == ["D"])
  }

  @Test func `willSelect sends the tap back to the selected row`() throws {
    let screen = try screen(selecting: [at(0, 0)]) { $0.selectAnswers[at(0, 1)] = at(0, 0) }
    try screen.tap(at(0, 1), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:1 -> true
        main willSelectRowAt 0:1 -> 0:0
        main didSelectRowAt 0:0
        """)
    #expect(screen.selectedTitles == ["A"])
  }

  @Test func `willDeselect names another row to be told`() throws {
    let screen = try screen(.multiple, selecting: [at(0, 0), at(0, 2)]) {
      $0.deselectAnswers[at(0, 0)] = at(0, 2)
    }
    try screen.tap(at(0, 0), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:0 -> true
        main willDeselectRowAt 0:0 -> 0:2
        main didDeselectRowAt 0:2
        """)
    #expect(screen.selectedTitles == ["A"])
  }

  @Test func `the old selection is readable in willSelect and gone in didSelect`() throws {
    let seen = Notes()
    let screen = try screen(selecting: [at(0, 0)]) { shelf in
      for callback in [Callback.willSelectRow, .didDeselectRow, .didSelectRow] {
        shelf.says[callback] = {
          seen.lines.append("\(callback) \($0.indexPathForSelectedRow?.description ?? "nil")")
        }
      }
    }
    try screen.tap(at(0, 1), in: screen.main)
    #expect(seen.lines == ["willSelectRow 0:0", "didDeselectRow nil", "didSelectRow 0:1"])
  }

  @Test func `a callback sees all selected rows in order, nil rather than none`() throws {
    let screen = try screen(.multiple, selecting: [at(1, 0), at(0, 2), at(0, 0)])
    #expect(screen.main.indexPathsForSelectedRows == [at(0, 0), at(0, 2), at(1, 0)])
    #expect(screen.main.indexPathForSelectedRow == at(0, 0))
    let empty = try self.screen()
    #expect(empty.main.indexPathsForSelectedRows == nil)
    #expect(empty.main.indexPathForSelectedRow == nil)
  }

  @Test func `tables of one controller select apart`() throws {
    let screen = try screen(selecting: [at(0, 0)])
    try screen.tap(at(0, 2), in: screen.tables[1])
    #expect(screen.selectedTitles == ["A"])
    #expect(screen.selection(in: screen.tables[1]) == [at(0, 2)])
    #expect(screen.events.allSatisfy { $0.table == "card" })
  }
}
