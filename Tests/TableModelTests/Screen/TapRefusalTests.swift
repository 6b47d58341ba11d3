import TableModel
import Testing

/// A tap that cannot select: which calls are made, and that nothing has changed.
@Suite struct TapRefusalTests {
  private func expectRefusal(
    _ fault: ScreenFault, _ trace: String, mode: SelectionMode = .single,
    selecting selected: IndexPath = at(0, 0), tapping path: IndexPath = at(0, 1),
    _ prepare: (inout Shelf) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation
  ) throws {
    var shelf = Shelf([["A", "B", "C"], ["D"]])
    shelf.does[.willSelectRow] = { $0.fields += 1 }
    prepare(&shelf)
    let screen = try Screen(controller: shelf)
    try screen.selectRow(at: selected, in: screen.main)
    screen.setSelectionMode(mode, in: screen.main)
    _ = screen.takeEvents()
    let before = screen.snapshot
    #expect(throws: fault, sourceLocation: location) { try screen.tap(path, in: screen.main) }
    #expect(screen.takeTrace() == trace, sourceLocation: location)
    #expect(screen.snapshot.isSameForDump(as: before), sourceLocation: location)
    #expect((screen.controller as? Shelf)?.fields == 4, sourceLocation: location)
  }

  @Test func `a veto of the highlight ends the tap`() throws {
    try expectRefusal(
      .notSelectable(at(0, 1), table: "main", reason: .highlightVetoed),
      "main shouldHighlightRowAt 0:1 -> false"
    ) { $0.highlightVetoes = [at(0, 1)] }
  }

  @Test func `a veto of willSelect leaves the old row selected`() throws {
    try expectRefusal(
      .notSelectable(at(0, 1), table: "main", reason: .selectionVetoed),
      """
      main shouldHighlightRowAt 0:1 -> true
      main willSelectRowAt 0:1 -> nil
      """
    ) { $0.selectAnswers[at(0, 1)] = .some(nil) }
  }

  @Test func `a veto of willDeselect vetoes the whole change`() throws {
    try expectRefusal(
      .notSelectable(at(0, 0), table: "main", reason: .deselectionVetoed(at(0, 0))),
      """
      main shouldHighlightRowAt 0:1 -> true
      main willSelectRowAt 0:1 -> 0:1
      main willDeselectRowAt 0:0 -> nil
      """
    ) { $0.deselectAnswers[at(0, 0)] = .some(nil) }
  }

  @Test func `a veto of willDeselect keeps a row in multiple mode`() throws {
    try expectRefusal(
      .notSelectable(at(0, 0), table: "main", reason: .deselectionVetoed(at(0, 0))),
      """
      main shouldHighlightRowAt 0:0 -> true
      main willDeselectRowAt 0:0 -> nil
      """,
      mode: .multiple, tapping: at(0, 0)
    ) { $0.deselectAnswers[at(0, 0)] = .some(nil) }
  }

  @Test(arguments: [at(0, 9), at(0, -1), at(9, 0), at(-1, 0), at(Int.max, Int.min)])
  func `a redirect to a row that is not there selects nothing`(_ missing: IndexPath) throws {
    try expectRefusal(
      .notSelectable(at(0, 1), table: "main", reason: .redirectedToNoRow(missing)),
      """
      main shouldHighlightRowAt 0:1 -> true
      main willSelectRowAt 0:1 -> \(missing)
      """
    ) { $0.selectAnswers[at(0, 1)] = missing }
  }

  @Test func `a table without selection is asked nothing`() throws {
    try expectRefusal(
      .notSelectable(at(0, 1), table: "main", reason: .selectionOff), "", mode: .none)
  }

  @Test(arguments: [at(0, 3), at(0, -1), at(2, 0), at(-1, 0), at(Int.min, Int.max)])
  func `a tap where no row stands is asked nothing`(_ missing: IndexPath) throws {
    try expectRefusal(.noRow(missing, table: "main"), "", tapping: missing)
  }

  @Test func `a willDeselect that names no row deselects the one it was asked about`() throws {
    var shelf = Shelf([["A", "B"]])
    shelf.deselectAnswers[at(0, 0)] = at(7, 7)
    let screen = try Screen(controller: shelf)
    try screen.tap(at(0, 0), in: screen.main)
    try screen.tap(at(0, 1), in: screen.main)
    #expect(screen.selectedTitles == ["B"])
    #expect(screen.events.map(\.line).contains("main didDeselectRowAt 0:0"))
  }
}
