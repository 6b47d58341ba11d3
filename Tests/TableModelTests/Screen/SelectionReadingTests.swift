import TableModel
import Testing

/// What a table says of its selection, and the modes that a tap is bound by.
@Suite struct SelectionReadingTests {
  @Test func `without a selection there are no index paths, rather than an empty list`() throws {
    let screen = try Screen(controller: Shelf([["A", "B", "C"]]))
    #expect(screen.main.indexPathsForSelectedRows == nil)
    #expect(screen.main.indexPathForSelectedRow == nil)
    try screen.selectRow(at: at(0, 2), in: screen.main)
    #expect(screen.main.indexPathsForSelectedRows == [at(0, 2)])
    try screen.deselect(at(0, 2), in: screen.main)
    #expect(screen.main.indexPathsForSelectedRows == nil)
  }

  @Test func `several selected rows are in order, and the one selected row is the first`() throws {
    let screen = try Screen(controller: Shelf([["A", "B", "C"], ["D"]]))
    screen.setSelectionMode(.multiple, in: screen.main)
    for path in [at(1, 0), at(0, 2), at(0, 1)] { try screen.tap(path, in: screen.main) }
    #expect(screen.main.indexPathsForSelectedRows == [at(0, 1), at(0, 2), at(1, 0)])
    #expect(screen.main.indexPathForSelectedRow == at(0, 1))
  }

  @Test(arguments: SelectionMode.allCases, SelectionMode.allCases)
  func `the mode that is in force keeps what it allows`(
    _ usual: SelectionMode, _ editing: SelectionMode
  ) throws {
    let screen = try Screen(controller: Shelf([["A", "B", "C"]]))
    screen.setSelectionMode(.multiple, in: screen.main)
    screen.setEditingSelectionMode(editing, in: screen.main)
    for path in [at(0, 0), at(0, 2)] { try screen.selectRow(at: path, in: screen.main) }
    #expect(screen.selectedTitles == ["A", "C"])
    screen.setSelectionMode(usual, in: screen.main)
    #expect(screen.selectedTitles == (usual == .single ? ["A"] : ["A", "C"]))
    let before = screen.selectedTitles
    try screen.setEditing(true, in: screen.main)
    let kept = editing == .none ? [] : editing == .single ? ["A"] : before
    #expect(screen.currentSelectionMode(of: screen.main) == editing)
    #expect(screen.selectedTitles == kept)
    screen.setSelectionMode(.single, in: screen.main)
    #expect(screen.selectedTitles == kept)
  }

  @Test func `rules about rows name them by identity and by condition`() {
    var rules = RowRules()
    rules.vetoes[.select] = RowSet(
      identities: ["a"], conditions: [RowCondition("x = 1") { $0("x") == "1" }])
    let one: (String) -> String? = { $0 == "x" ? "1" : nil }
    #expect(rules.refuses(.select, identity: "a") { _ in nil })
    #expect(rules.refuses(.select, identity: "b", field: one))
    #expect(!rules.refuses(.select, identity: "b") { _ in nil })
    #expect(!rules.refuses(.select, identity: nil) { _ in nil })
    #expect(!rules.refuses(.highlight, identity: "a", field: one))
    #expect(RowCondition("x") { _ in true } == RowCondition("x") { _ in false })
  }
}
