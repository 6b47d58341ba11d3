import TableModel
import Testing

/// A controller that hands its order over instead of being asked row by row.
@Suite struct OrderedControllerTests {
  @Test func `the table shows the controller's own order and names`() throws {
    let ledger = Ledger([["A", "B"], ["C"]])
    let screen = try Screen(controller: ledger)
    #expect(screen.shownRows(in: screen.main) == ledger.order)
    #expect(screen.shownTitles == "A B · C")
    let row = screen.shownRows(in: screen.main).row(at: at(1, 0))
    #expect(screen.identity(of: row, in: screen.main) == "id-3")
  }

  @Test func `a move keeps table and model alike`() throws {
    let screen = try Screen(controller: Ledger([["A", "B"], ["C"]]))
    try screen.tap(at(0, 0), in: screen.main)
    let move = try screen.moveRow(at: at(0, 0), to: at(1, 0), in: screen.main)
    #expect(move.target == at(0, 1))
    #expect(screen.shownTitles == "B A · C")
    #expect(screen.selectedTitles == ["A"])
    #expect(!screen.isDrifting(screen.main))
  }

  @Test func `a mover that forgets the model drifts`() throws {
    var ledger = Ledger([["A", "B"], ["C"]])
    ledger.forgetsMoves = true
    let screen = try Screen(controller: ledger)
    _ = try screen.moveRow(at: at(0, 0), to: at(0, 1), in: screen.main)
    #expect(screen.shownTitles == "B A · C")
    #expect(screen.isDrifting(screen.main))
  }

  @Test func `a model that changed behind the table's back is a difference for a dump`() throws {
    var ledger = Ledger([["A", "B"]])
    ledger.forgetsMoves = true
    let screen = try Screen(controller: ledger)
    try screen.selectRow(at: at(0, 0), in: screen.main)
    let before = screen.snapshot
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.isDrifting(screen.main))
    #expect(screen.shownTitles == "A B")
    #expect(!screen.snapshot.isSameForDump(as: before))
  }

  @Test func `names are a difference for a dump where the controller says that they changed`()
    throws
  {
    let screen = try Screen(controller: Ledger([["A", "B"]]))
    let before = screen.snapshot
    _ = try screen.change(Ledger.self) { $0.namesVersion += 1 }
    #expect(screen.snapshot.isSameForDump(as: before))
    _ = try screen.change(Ledger.self) { ledger in
      ledger.namesVersion += 1
      ledger.titles[ledger.order.row(at: at(0, 1))] = "Z"
    }
    #expect(!screen.snapshot.isSameForDump(as: before))
  }

  @Test func `rules set through the screen bind the next move and a dump, not the cells`() throws {
    let screen = try Screen(controller: Ledger([["A", "B"], ["C", "D"]]))
    let before = screen.snapshot
    #expect(screen.reorderRules(of: screen.main) == ReorderRules())
    let rules = ReorderRules(sections: .only([1]), policy: .origin)
    #expect(screen.setReorderRules(rules, in: screen.main))
    #expect(screen.reorderRules(of: screen.main) == rules)
    #expect(!screen.snapshot.isSameForDump(as: before))
    #expect(screen.main.cells[at(0, 0)]?.showsReorderControl == true)
    #expect(throws: ScreenFault.notMovable(at(0, 0), table: "main")) {
      try screen.moveRow(at: at(0, 0), to: at(0, 1), in: screen.main)
    }
    #expect(try screen.moveRow(at: at(1, 0), to: at(0, 0), in: screen.main).target == at(1, 0))
    screen.revert(to: before)
    #expect(screen.reorderRules(of: screen.main) == ReorderRules())
  }

  @Test func `a controller that takes no rules has none`() throws {
    let screen = try Screen(controller: Shelf([["A"]]))
    #expect(!screen.setReorderRules(ReorderRules(), in: screen.main))
    #expect(screen.reorderRules(of: screen.main) == nil)
  }
}
