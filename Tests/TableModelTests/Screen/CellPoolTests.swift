import TableModel
import Testing

@Suite struct CellPoolTests {
  /// Returns a screen with a frame of two rows, so that three can be in sight in part.
  private func screen(
    _ rows: [String], _ change: (inout Binder) -> Void = { _ in }
  ) throws -> Screen {
    let screen = try Screen(controller: Binder([[]]))
    var metrics = screen.metrics
    metrics.rowHeight = 384
    screen.setMetrics(metrics)
    _ = try screen.change(Binder.self) {
      $0.sections = [rows]
      change(&$0)
    }
    _ = screen.takeEvents()
    return screen
  }

  private func looks(_ screen: Screen) -> [String] {
    screen.visiblePaths(in: screen.main).compactMap { screen.main.cellForRow(at: $0) }
      .map { "\($0.text) \($0.textColor)" }
  }

  @Test func `a cell that nobody resets keeps its look for the next row`() throws {
    let screen = try screen(["a", "b", "c", "d", "e"])
    screen.main.cells[at(0, 0)]?.textColor = .white
    #expect(looks(screen) == ["a white", "b black"])
    try screen.scroll(to: at(0, 2), in: screen.main)
    // a's cell went off screen, and c took it.
    #expect(looks(screen) == ["b black", "c white"])
    try screen.scroll(to: at(0, 0), at: .top, in: screen.main)
    #expect(looks(screen) == ["a white", "b black"])
    #expect(screen.pooledCells(of: screen.main).isEmpty)
  }

  @Test func `cells of another identifier are left to wait`() throws {
    let screen = try screen(["a", "b", "#c", "d"]) { $0.coloured = ["b"] }
    try screen.scroll(to: at(0, 2), in: screen.main)
    #expect(looks(screen) == ["b white", "#c black"])
    #expect(screen.pooledCells(of: screen.main).map(\.text) == ["a"])
    try screen.scroll(to: at(0, 3), in: screen.main)
    // b's cell is the last one to come, so d gets it, not a's.
    #expect(looks(screen) == ["#c black", "d white"])
    #expect(screen.pooledCells(of: screen.main).map(\.text) == ["a"])
  }

  @Test func `no more cells wait than rows are in sight, and one`() throws {
    let screen = try screen((0..<40).map { $0 % 2 == 0 ? "\($0)" : "#\($0)" })
    for row in [5, 9, 13, 1, 39, 0] {
      try screen.scroll(to: at(0, row), at: .middle, in: screen.main)
      let inSight = screen.visiblePaths(in: screen.main).count
      #expect(screen.pooledCells(of: screen.main).count <= inSight + 1)
    }
    _ = try screen.change(Binder.self) { $0.sections = [[]] }
    #expect(screen.pooledCells(of: screen.main).count == 1)
  }

  @Test func `a row that is configured anew keeps its cell, a reloaded one does not`() throws {
    let screen = try screen(["a", "b"])
    screen.main.cells[at(0, 0)]?.textColor = .white
    try screen.reconfigureRows(at: [at(0, 1), at(0, 0)], in: screen.main)
    #expect(looks(screen) == ["a white", "b black"])
    try screen.perform(BatchUpdate([.reloadRow(at(0, 0)), .reloadRow(at(0, 1))]), in: screen.main)
    #expect(looks(screen) == ["a black", "b white"])
  }

  @Test func `looking takes no cell from the pool`() throws {
    let screen = try screen(["a", "b", "#c", "d"])
    try screen.scroll(to: at(0, 2), in: screen.main)
    let waiting = screen.pooledCells(of: screen.main)
    #expect(screen.cell(ofRowAt: at(0, 3), in: screen.main).text == "d")
    #expect(
      screen.title(of: screen.shownRows(in: screen.main).row(at: at(0, 3)), in: screen.main) == "d")
    #expect(screen.isStale(at(0, 2), in: screen.main) == false)
    _ = screen.modelRows(of: screen.main)
    #expect(screen.pooledCells(of: screen.main) == waiting)
    #expect(waiting.count == 1)
  }

  @Test func `the same row asked for twice has one cell`() throws {
    let screen = try screen(["a", "b", "c"])
    let notes = Notes()
    let doubled = try Screen(controller: Twice(base: screen.controller, notes: notes))
    #expect(notes.lines.isEmpty == false && notes.lines.allSatisfy { $0 == "same" })
    #expect(doubled.pooledCells(of: doubled.main).isEmpty)
  }

  @Test func `an undo leaves no cell to wait and configures those on screen anew`() throws {
    let screen = try screen(["a", "b", "c"])
    let before = screen.snapshot
    screen.main.cells[at(0, 0)]?.textColor = .white
    try screen.scroll(to: at(0, 2), in: screen.main)
    screen.revert(to: before)
    #expect(looks(screen) == ["b black", "c black"])
    #expect(screen.pooledCells(of: screen.main).isEmpty)
  }

  @Test func `a cell is stale while the model says another text`() throws {
    let screen = try screen(["a", "b", "c"])
    _ = screen.changeController(Binder.self) { $0.sections = [["x"]] }
    #expect(screen.isStale(at(0, 0), in: screen.main))
    // The model has no such row any more.
    #expect(screen.isStale(at(0, 1), in: screen.main))
    // No cell, so none that is stale.
    #expect(!screen.isStale(at(0, 2), in: screen.main))
    #expect(screen.takeTrace().isEmpty)
    try screen.reload(screen.main)
    #expect(!screen.isStale(at(0, 0), in: screen.main))
  }
}

/// A wrapper that takes the cell a second time, as a mistake round another controller does.
private struct Twice: TableControllerWrapper {
  var base: any TableController
  let notes: Notes

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    let first = base.tableView(tableView, cellForRowAt: indexPath)
    var second = tableView.dequeueReusableCell(withIdentifier: first.reuseIdentifier)
    second.text = first.text
    notes.lines.append(first == second ? "same" : "another")
    return second
  }
}
