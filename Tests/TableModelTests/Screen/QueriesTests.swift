import TableModel
import Testing

@Suite struct QueriesTests {
  @Test func `a highlight ends before anything is selected`() throws {
    let screen = try Screen(controller: Shelf([["a", "b"]]))
    screen.recordsQueries = true
    try screen.tap(at(0, 1), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:1 -> true
        main didHighlightRowAt 0:1
        main didUnhighlightRowAt 0:1
        main willSelectRowAt 0:1 -> 0:1
        main didSelectRowAt 0:1
        """)
  }

  @Test func `a touch that may not highlight highlights nothing`() throws {
    var shelf = Shelf([["a", "b"]])
    shelf.highlightVetoes = [at(0, 1)]
    let screen = try Screen(controller: shelf)
    screen.recordsQueries = true
    #expect(throws: ScreenFault.self) { try screen.tap(at(0, 1), in: screen.main) }
    #expect(screen.takeTrace() == "main shouldHighlightRowAt 0:1 -> false")
  }

  @Test func `a reload asks for the numbers of rows and then for the cells in sight`() throws {
    let screen = try Screen(controller: Shelf([["a"], [], ["b"]]))
    screen.recordsQueries = true
    try screen.reload(screen.main)
    #expect(
      screen.takeTrace() == """
        main reloadData
        main numberOfRowsInSection 0 -> 1
        main numberOfRowsInSection 1 -> 0
        main numberOfRowsInSection 2 -> 1
        main cellForRowAt 0:0
        main willDisplay 0:0
        main cellForRowAt 2:0
        main willDisplay 2:0
        """)
  }

  @Test func `a look asks without a trace, and nothing is kept until someone wants it`() throws {
    let screen = try Screen(controller: Shelf([(0..<50).map { "\($0)" }]))
    #expect(screen.takeTrace().isEmpty)
    screen.recordsQueries = true
    _ = screen.modelRows(of: screen.main)
    _ = screen.modelCounts(of: screen.main)
    _ = screen.cell(ofRowAt: at(0, 40), in: screen.main)
    #expect(screen.takeTrace().isEmpty)
    screen.recordsQueries = false
    try screen.reload(screen.main)
    #expect(screen.takeTrace() == "main reloadData")
  }

  @Test func `a reload in a highlight takes the row away before the touch ends`() throws {
    let screen = try Screen(controller: Fading(titles: ["a", "b"]))
    screen.recordsQueries = true
    #expect(throws: ScreenFault.noRow(at(0, 1), table: "main")) {
      try screen.tap(at(0, 1), in: screen.main)
    }
    #expect(screen.takeTrace().contains("didHighlightRowAt 0:1"))
    #expect(!screen.events.contains { $0.call == .didUnhighlightRowAt(at(0, 1)) })
  }
}

/// A controller whose last row goes when it is touched.
private struct Fading: TableController {
  var titles: [String]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: titles[indexPath.row])
  }

  mutating func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    titles.removeLast()
    tableView.reloadData()
  }
}
