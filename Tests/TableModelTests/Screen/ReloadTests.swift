import TableModel
import Testing

@Suite struct ReloadTests {
  private func screen(_ prepare: (inout Shelf) -> Void = { _ in }) throws -> Screen {
    var shelf = Shelf([["A", "B", "C"], ["D"]])
    prepare(&shelf)
    return try Screen(controller: shelf)
  }

  @Test func `a tap fills the card by a reload and a nudge`() throws {
    let screen = try screen { $0.feedsCard = true }
    try screen.tap(at(0, 1), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:1 -> true
        main willSelectRowAt 0:1 -> 0:1
        main didSelectRowAt 0:1
        card reloadData
        card nudge 10.0
        """)
    #expect(screen.controller.cardRowIdentity == "B")
    #expect(screen.whiteTitles == ["B"])
    #expect(screen.card.position == .closed)
  }

  @Test func `the card's reload clears the card table's own selection`() throws {
    let screen = try screen { $0.feedsCard = true }
    try screen.tap(at(0, 2), in: screen.tables[1])
    _ = screen.takeEvents()
    try screen.tap(at(0, 0), in: screen.main)
    #expect(
      screen.takeTrace().hasSuffix(
        """
        main didSelectRowAt 0:0
        card reloadData
        card (silent) deselect 0:2
        card nudge 10.0
        """))
    #expect(screen.selection(in: screen.tables[1]) == [])
    #expect(screen.selectedTitles == ["A"])
  }

  @Test func `a reload loses every selected row silently, in order`() throws {
    let screen = try screen { shelf in shelf.says[.didSelectRow] = { $0.reloadData() } }
    screen.setSelectionMode(.multiple, in: screen.main)
    try screen.selectRow(at: at(1, 0), in: screen.main)
    try screen.selectRow(at: at(0, 2), in: screen.main)
    _ = screen.takeEvents()
    try screen.tap(at(0, 0), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main shouldHighlightRowAt 0:0 -> true
        main willSelectRowAt 0:0 -> 0:0
        main didSelectRowAt 0:0
        main reloadData
        main (silent) deselect 0:0
        main (silent) deselect 0:2
        main (silent) deselect 1:0
        """)
    #expect(screen.selectedTitles == [])
  }

  @Test func `a reload ends the drift and configures the cells anew`() throws {
    let screen = try screen { shelf in
      shelf.forgetsMoves = true
      shelf.says[.didSelectRow] = { $0.reloadData() }
    }
    _ = try screen.moveRow(at: at(0, 0), to: at(0, 2), in: screen.main)
    #expect(screen.shownTitles == "B C A · D")
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.shownTitles == "A B C · D")
    #expect(screen.main.cells[at(0, 0)]?.text == "A")
    #expect(!screen.isDrifting(screen.main))
  }

  @Test func `rows keep their handles by identity through a reload`() throws {
    let screen = try screen { shelf in
      shelf.says[.didSelectRow] = { $0.reloadData() }
      shelf.does[.didSelectRow] = { $0.sections = [["D", "X"], ["A"], ["C"]] }
    }
    let before = handles(in: screen)
    try screen.tap(at(0, 0), in: screen.main)
    let after = handles(in: screen)
    #expect(screen.shownTitles == "D X · A · C")
    for title in ["A", "C", "D"] { #expect(before[title] == after[title], "\(title)") }
    #expect(!before.values.contains(try #require(after["X"])))
  }

  @Test func `rows without an identity keep their handles by index path`() throws {
    let screen = try screen { shelf in
      shelf.hasIdentities = false
      shelf.says[.didSelectRow] = { $0.reloadData() }
      shelf.does[.didSelectRow] = { $0.sections[0] = ["B", "A", "C", "X"] }
    }
    let before = screen.shownRows(in: screen.main)
    try screen.tap(at(0, 0), in: screen.main)
    let after = screen.shownRows(in: screen.main)
    for path in before.indexPaths { #expect(after.row(at: path) == before.row(at: path)) }
    #expect(before.indexPath(of: after.row(at: at(0, 3))) == nil)
    #expect(screen.identity(of: after.row(at: at(0, 0)), in: screen.main) == "r0")
    #expect(screen.title(of: after.row(at: at(0, 0)), in: screen.main) == "B")
  }

  @Test func `a thousand reloads of coming and going rows need no more handles`() throws {
    for hasIdentities in [true, false] {
      var turn = 0
      let screen = try screen { shelf in
        shelf.hasIdentities = hasIdentities
        shelf.says[.didSelectRow] = { $0.reloadData() }
      }
      for _ in 0..<1000 {
        turn += 1
        let rows = [["A"] + (0..<(turn % 7)).map { "\(turn)-\($0)" }, ["D"]]
        _ = try screen.change(Shelf.self) { $0.sections = rows }
        try screen.tap(at(0, 0), in: screen.main)
      }
      let highest = screen.shownRows(in: screen.main).indexPaths
        .map { screen.shownRows(in: screen.main).row(at: $0).rawValue }.max()
      #expect(try #require(highest) < 32)
    }
  }

  @Test func `two rows of one identity are two rows`() throws {
    let screen = try Screen(controller: Shelf([["Lily", "Lily", "James"], ["James"]]))
    #expect(screen.shownRows(in: screen.main).checkInvariants())
    #expect(screen.shownRows(in: screen.main).count == 4)
    try screen.tap(at(0, 1), in: screen.main)
    #expect(screen.selection(in: screen.main) == [at(0, 1)])
    _ = try screen.change(Shelf.self) { $0.sections.reverse() }
    #expect(screen.shownTitles == "James · Lily Lily James")
    #expect(screen.shownRows(in: screen.main).checkInvariants())
  }

  @Test func `a change from outside keeps the selection by identity and loses what is gone`() throws
  {
    let screen = try screen()
    screen.setSelectionMode(.multiple, in: screen.main)
    try screen.selectRow(at: at(0, 1), in: screen.main)
    try screen.selectRow(at: at(1, 0), in: screen.main)
    _ = screen.takeEvents()
    let count = try screen.change(Shelf.self) { shelf in
      shelf.sections = [["C"], ["B", "A"]]
      return shelf.sections.count
    }
    #expect(count == 2)
    #expect(screen.shownTitles == "C · B A")
    #expect(screen.selectedTitles == ["B"])
    #expect(screen.takeTrace() == "main (silent) deselect 1:0")
  }

  @Test func `a change started anew is a new table`() throws {
    let screen = try screen { $0.feedsCard = true }
    screen.setSelectionMode(.multiple, in: screen.main)
    try screen.tap(at(0, 1), in: screen.main)
    _ = screen.takeEvents()
    _ = try screen.change(Shelf.self, startingAnew: ["main"]) { $0.cardRowIdentity = nil }
    #expect(screen.selectedTitles == [])
    #expect(screen.selectionMode(of: screen.main) == .single)
    #expect(screen.whiteTitles == [])
    #expect(screen.takeTrace() == "")
  }

  @Test func `a change of another type's controller does nothing`() throws {
    let screen = try screen()
    #expect(try screen.change(Desk.self) { $0.titles.count } == nil)
    #expect(screen.shownTitles == "A B C · D")
  }

  private func handles(in screen: Screen) -> [String: RowID] {
    let order = screen.shownRows(in: screen.main)
    let rows = order.indexPaths.map { order.row(at: $0) }
    return Dictionary(rows.map { (screen.title(of: $0, in: screen.main), $0) }) { first, _ in first
    }
  }
}
