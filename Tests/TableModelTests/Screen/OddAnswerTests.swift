import TableModel
import Testing

/// A controller whose answers no table can show.
@Suite(.timeLimit(.minutes(10))) struct OddAnswerTests {
  @Test(arguments: [Int.min, -1, 0])
  func `negative counts are none`(_ count: Int) throws {
    let screen = try Screen(controller: Odd(sections: count, rows: 3))
    #expect(screen.shownRows(in: screen.main).numberOfSections == 0)
    #expect(!screen.isDrifting(screen.main))
    let empty = try Screen(controller: Odd(sections: 2, rows: count))
    #expect(empty.shownRows(in: empty.main) == RowOrder(sections: [[], []]))
    #expect(!empty.isDrifting(empty.main))
    #expect(throws: ScreenFault.noRow(at(0, 0), table: "main")) {
      try empty.tap(at(0, 0), in: empty.main)
    }
    #expect(throws: ScreenFault.noRow(at(0, 0), table: "main")) {
      try empty.moveRow(at: at(0, 0), to: at(0, 0), in: empty.main)
    }
  }

  @Test func `a table does not take more rows or sections than it can hold`() {
    for (sections, rows) in [(1, Int.max), (Int.max, 0), (1 << 25, 0), (3, 1 << 23), (1, 1 << 24)] {
      #expect(throws: ScreenFault.self, "\(sections) sections of \(rows)") {
        try Screen(controller: Odd(sections: sections, rows: rows))
      }
    }
  }

  @Test(arguments: [Int.min, -1, 0, 1])
  func `a model that shrank without telling is a fault for each act`(_ count: Int) throws {
    let screen = try Screen(controller: Odd(sections: 2, rows: 2))
    try screen.selectRow(at: at(0, 0), in: screen.main)
    try screen.shrink(sections: 1, rows: count)
    #expect(screen.isDrifting(screen.main))
    let fault = ScreenFault.noModelRow(at(1, 1), table: "main")
    #expect(throws: fault) { try screen.tap(at(1, 1), in: screen.main) }
    #expect(throws: fault) { try screen.selectRow(at: at(1, 1), in: screen.main) }
    #expect(throws: fault) { try screen.deselect(at(1, 1), in: screen.main) }
    #expect(throws: fault) { try screen.moveRow(at: at(1, 1), to: at(0, 0), in: screen.main) }
    #expect(screen.selection(in: screen.main) == [at(0, 0)])
  }

  @Test(arguments: [at(0, -1), at(-1, 0), at(0, 9), at(9, 0), at(Int.max, Int.min)])
  func `looking where no row stands gives an empty cell or none`(_ path: IndexPath) throws {
    let screen = try Screen(controller: Shelf([["A"]]))
    #expect(screen.cell(ofRowAt: path, in: screen.main) == TableCell(text: ""))
    #expect(screen.main.cellForRow(at: path) == nil)
    screen.main.cells[path] = TableCell(text: "X")
    #expect(screen.main.numberOfRows(inSection: path.section) == (path.section == 0 ? 1 : 0))
    #expect(screen.shownTitles == "A")
  }

  @Test func `a controller without tables is a screen without tables`() throws {
    let screen = try Desk([], tableNames: []).makeScreen()
    #expect(screen.tables.isEmpty)
    #expect(screen.cardTable == nil)
  }

  @Test func `a name of a table given twice is one table`() throws {
    let screen = try Desk(["A"], tableNames: ["main", "main", "card", "main"]).makeScreen()
    #expect(screen.tables.map(\.name) == ["main", "card"])
  }

  @Test func `measures may be anything`() throws {
    let odd = [0, -0.0, -1, 1e-300, 1e300, .infinity, -.infinity, .nan]
    let keys: [WritableKeyPath<Metrics, Double>] = [
      \.height, \.topInset, \.bottomInset, \.rowHeight, \.headerHeight, \.grabBar,
    ]
    for (key, number) in keys.flatMap({ key in odd.map { (key, $0) } }) {
      var shelf = Shelf([["A", "B"], [], ["C"]])
      shelf.headers = ["One", "", "Three"]
      let screen = try Screen(controller: shelf)
      var metrics = Metrics()
      metrics[keyPath: key] = number
      screen.setMetrics(metrics)
      screen.openCard()
      try screen.tap(at(2, 0), in: screen.main)
      _ = try screen.moveRow(at: at(2, 0), to: at(0, 0), in: screen.main)
      screen.closeCard()
      screen.setMetrics(Metrics())
      #expect(screen.shownTitles == "C A B ·  · ", "\(key) \(number)")
      #expect(screen.visiblePaths(in: screen.main).count == 3, "\(key) \(number)")
    }
  }
}

/// A controller that answers with any counts, and would trap if it was asked about a missing row.
private struct Odd: TableController {
  var sections: Int
  var rows: Int

  func numberOfSections(in tableView: TableView) -> Int { sections }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    precondition(indexPath.section < sections && indexPath.row < rows)
    return TableCell(text: "\(indexPath)")
  }

  mutating func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    precondition(indexPath.section < sections && indexPath.row < rows)
    return indexPath
  }

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    (sections, rows) = shrinks ?? (sections, rows)
  }

  var shrinks: (Int, Int)?
}

extension Screen {
  /// Lets the model of an odd controller shrink in a tap, which tells the table nothing.
  fileprivate func shrink(sections: Int, rows: Int) throws {
    _ = try change(Odd.self) { $0.shrinks = (sections, rows) }
    try tap(at(0, 0), in: main)
  }
}
