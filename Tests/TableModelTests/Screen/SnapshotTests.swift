import SeededRandom
import TableModel
import Testing

@Suite struct SnapshotTests {
  private func screen(_ prepare: (inout Shelf) -> Void = { _ in }) throws -> Screen {
    var shelf = Shelf([["A", "B", "C"], ["D"]])
    shelf.feedsCard = true
    prepare(&shelf)
    return try Screen(controller: shelf)
  }

  @Test func `going back restores rows, selection, card, measures and the controller`() throws {
    let screen = try screen()
    try screen.tap(at(0, 0), in: screen.main)
    let before = screen.snapshot
    var metrics = Metrics()
    metrics.rowHeight = 40
    screen.setMetrics(metrics)
    screen.openCard()
    screen.setSelectionMode(.multiple, in: screen.main)
    try screen.tap(at(0, 1), in: screen.main)
    _ = try screen.moveRow(at: at(0, 0), to: at(1, 1), in: screen.main)
    let after = screen.snapshot
    _ = screen.takeEvents()
    #expect(!after.isSameForDump(as: before))

    screen.revert(to: before)
    #expect(screen.takeTrace() == "")
    #expect(screen.snapshot.isSameForDump(as: before))
    #expect(screen.shownTitles == "A B C · D")
    #expect((screen.controller as? Shelf)?.sections == [["A", "B", "C"], ["D"]])
    #expect(screen.selectedTitles == ["A"])
    #expect(screen.selectionMode(of: screen.main) == .single)
    #expect([screen.card.y, screen.card.top] == [812, 612])
    #expect(screen.controller.cardRowIdentity == "A")
    #expect(screen.whiteTitles == ["A"])
    #expect(!screen.isDrifting(screen.main))

    screen.revert(to: after)
    #expect(screen.snapshot.isSameForDump(as: after))
    #expect(screen.shownTitles == "B C · D A")
    #expect(screen.selectedTitles == ["B", "A"])
    #expect(screen.card.position == .open)
  }

  @Test func `going back configures the cells anew and keeps the scroll offset`() throws {
    let screen = try Screen(controller: Shelf([(0..<100).map(String.init)]))
    screen.main.cells[at(0, 14)]?.textColor = .white
    let before = screen.snapshot
    try screen.tap(at(0, 20), in: screen.main)
    screen.revert(to: before)
    #expect(screen.visiblePaths(in: screen.main) == (5...20).map { at(0, $0) })
    #expect(screen.whiteTitles == [])
    #expect(screen.main.cells[at(0, 14)]?.text == "14")
    #expect(screen.main.cells[at(0, 0)] == nil)
  }

  @Test func `going back brings tables that went`() throws {
    let screen = try Screen(controller: Tables(tableNames: ["main", "card", "extra"]))
    let before = screen.snapshot
    _ = try screen.change(Tables.self) { $0.tableNames = ["extra", "main"] }
    #expect(screen.tables.map(\.name) == ["extra", "main"])
    try screen.tap(at(0, 1), in: screen.tables[1])
    screen.revert(to: before)
    #expect(screen.tables.map(\.name) == ["main", "card", "extra"])
    for table in screen.tables {
      try screen.tap(at(0, 0), in: table)
      #expect(screen.takeEvents().allSatisfy { $0.table == table.name })
      #expect(table.indexPathForSelectedRow == at(0, 0))
    }
  }

  @Test func `a failed act is the same for a dump`() throws {
    let screen = try screen { $0.selectAnswers[at(1, 0)] = .some(nil) }
    try screen.tap(at(0, 0), in: screen.main)
    let before = screen.snapshot
    #expect(throws: ScreenFault.self) { try screen.tap(at(1, 0), in: screen.main) }
    #expect(throws: ScreenFault.self) {
      try screen.moveRow(at: at(0, 0), to: at(5, 5), in: screen.main)
    }
    #expect(screen.snapshot.isSameForDump(as: before))
  }

  @Test func `scrolling, colours and looking are no difference for a dump`() throws {
    let screen = try Screen(controller: Shelf([(0..<100).map(String.init)]))
    screen.main.cells[at(0, 0)]?.textColor = .white
    try screen.tap(at(0, 0), in: screen.main)
    let before = screen.snapshot
    try screen.tap(at(0, 90), in: screen.main)
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.snapshot.isSameForDump(as: before))
    _ = try screen.moveRow(at: at(0, 0), to: at(0, 3), in: screen.main)
    _ = try screen.moveRow(at: at(0, 3), to: at(0, 0), in: screen.main)
    #expect(screen.snapshot.isSameForDump(as: before))
  }

  @Test func `whatever a dump tells is a difference`() throws {
    let acts: [(String, (Screen) throws -> Void)] = [
      ("a selection", { try $0.selectRow(at: at(0, 0), in: $0.main) }),
      ("an order", { _ = try $0.moveRow(at: at(0, 0), to: at(0, 1), in: $0.main) }),
      ("a mode", { $0.setSelectionMode(.multiple, in: $0.main) }),
      ("the card", { $0.openCard() }),
      ("measures", { $0.setMetrics(Metrics(corner: 1)) }),
      ("the card's row", { _ = try $0.change(Shelf.self) { $0.cardRowIdentity = "D" } }),
      ("a title", { _ = try $0.change(Shelf.self) { $0.sections[1] = ["E"] } }),
      ("a header", { _ = try $0.change(Shelf.self) { $0.headers = ["One"] } }),
      ("fields", { _ = try $0.change(Shelf.self) { $0.fields = 3 } }),
    ]
    for (what, act) in acts {
      for hasIdentities in [true, false] {
        let screen = try screen { $0.hasIdentities = hasIdentities }
        let before = screen.snapshot
        try act(screen)
        #expect(!screen.snapshot.isSameForDump(as: before), "\(what)")
        screen.revert(to: before)
        #expect(screen.snapshot.isSameForDump(as: before), "\(what), and back")
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `undoing a random walk step by step comes back to its start`(_ seed: UInt64) throws {
    let screen = try screen()
    var generator = SeededGenerator(seed: seed)
    var steps: [(Screen.Snapshot, String)] = []
    for _ in 0..<150 {
      steps.append((screen.snapshot, screen.shownTitles))
      let (from, to) = (path(with: &generator), path(with: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: try? screen.tap(from, in: screen.main)
      case 1: try? screen.deselect(from, in: screen.main)
      case 2:
        screen.setSelectionMode(
          .allCases.randomElement(using: &generator) ?? .single, in: screen.main)
      default: _ = try? screen.moveRow(at: from, to: to, in: screen.main)
      }
    }
    for (number, (snapshot, titles)) in steps.enumerated().reversed() {
      screen.revert(to: snapshot)
      #expect(screen.shownTitles == titles, "seed \(seed), step \(number)")
      #expect(screen.snapshot.isSameForDump(as: snapshot), "seed \(seed), step \(number)")
    }
    #expect(screen.shownTitles == "A B C · D")
    #expect(screen.selectedTitles == [])
  }

  private func path(with generator: inout SeededGenerator) -> IndexPath {
    at(.random(in: 0...2, using: &generator), .random(in: 0...3, using: &generator))
  }
}

extension Metrics {
  fileprivate init(corner: Double) {
    self.init()
    self.corner = corner
  }
}

/// A controller of any tables of two rows.
private struct Tables: TableController {
  var tableNames: [String]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: "\(indexPath)")
  }
}
