import TableModel
import Testing

@Suite struct LayoutTests {
  private func screen(
    _ sizes: [Int], headers: [String] = [], _ prepare: (inout Shelf) -> Void = { _ in }
  ) throws -> Screen {
    var shelf = Shelf(sizes.enumerated().map { s, size in (0..<size).map { "\(s).\($0)" } })
    shelf.headers = headers
    prepare(&shelf)
    return try Screen(controller: shelf)
  }

  @Test func `768 points show 16 rows of 50, the last one in part`() throws {
    let screen = try screen([100])
    #expect(screen.visiblePaths(in: screen.main) == (0..<16).map { at(0, $0) })
    #expect(screen.main.cellForRow(at: at(0, 15))?.text == "0.15")
    #expect(screen.main.cellForRow(at: at(0, 16)) == nil)
    #expect(screen.cell(ofRowAt: at(0, 16), in: screen.main).text == "0.16")
  }

  @Test func `headers of 28 points stand over sections that have a title`() throws {
    // 28 + 3 · 50 = 178, no header, 178 + 2 · 50 = 278, 28 = 306; (768 − 306) / 50 = 9.24
    let screen = try screen([3, 2, 100], headers: ["One", "", "Three"])
    #expect(
      screen.visiblePaths(in: screen.main)
        == [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1)] + (0..<10).map { at(2, $0) })
    #expect(screen.sectionTitles(in: screen.main) == ["One", "", "Three"])
  }

  @Test func `the rows on screen are those that reach into the frame`() throws {
    for sizes in [[], [0], [3], [40], [10, 0, 30], [0, 5, 1, 60], [1, 1, 1, 1, 50]] {
      for headers in [[], ["A", "", "C", "D"]] {
        let screen = try screen(sizes, headers: headers)
        for path in Array(screen.shownRows(in: screen.main).indexPaths) {
          try screen.tap(path, in: screen.main)
          #expect(screen.visiblePaths(in: screen.main).contains(path), "\(sizes) \(path)")
        }
        for path in Array(screen.shownRows(in: screen.main).indexPaths).reversed() {
          try screen.tap(path, in: screen.main)
          let visible = screen.visiblePaths(in: screen.main)
          #expect(visible == visible.sorted() && visible.contains(path), "\(sizes) \(path)")
          #expect(visible.allSatisfy { screen.main.cells[$0] != nil }, "\(sizes) \(path)")
        }
      }
    }
  }

  @Test func `a tap on a row without a cell scrolls the least that shows it`() throws {
    let screen = try screen([100])
    try screen.tap(at(0, 20), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main scrollToRowAt 0:20
        main shouldHighlightRowAt 0:20 -> true
        main willSelectRowAt 0:20 -> 0:20
        main didSelectRowAt 0:20
        """)
    // 21 · 50 − 768 = 282: row 5 shows its last 18 points.
    #expect(screen.visiblePaths(in: screen.main) == (5...20).map { at(0, $0) })
    #expect(screen.main.cells[at(0, 4)] == nil)
    try screen.tap(at(0, 5), in: screen.main)
    #expect(!screen.takeTrace().contains("scrollToRowAt"))
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.takeTrace().hasPrefix("main scrollToRowAt 0:0\n"))
    #expect(screen.visiblePaths(in: screen.main).first == at(0, 0))
  }

  @Test func `a refused tap scrolls back`() throws {
    let screen = try screen([100]) { $0.highlightVetoes = [at(0, 50)] }
    #expect(throws: ScreenFault.self) { try screen.tap(at(0, 50), in: screen.main) }
    #expect(screen.visiblePaths(in: screen.main).first == at(0, 0))
    #expect(screen.main.cells[at(0, 50)] == nil)
  }

  @Test func `a table that shrank is scrolled back into its content`() throws {
    let screen = try screen([100])
    try screen.tap(at(0, 99), in: screen.main)
    _ = try screen.change(Shelf.self) { $0.sections[0].removeLast(80) }
    #expect(screen.visiblePaths(in: screen.main) == (4...19).map { at(0, $0) })
    _ = try screen.change(Shelf.self) { $0.sections[0].removeLast(18) }
    #expect(screen.visiblePaths(in: screen.main) == [at(0, 0), at(0, 1)])
  }

  @Test func `a white title belongs to its cell and is lost with it`() throws {
    let screen = try screen([100])
    screen.main.cells[at(0, 1)]?.textColor = .white
    #expect(screen.whiteTitles == ["0.1"])
    screen.main.cells[at(0, 60)]?.textColor = .white
    #expect(screen.main.cells[at(0, 60)] == nil)
    try screen.tap(at(0, 90), in: screen.main)
    #expect(screen.whiteTitles == [])
    try screen.tap(at(0, 1), in: screen.main)
    #expect(screen.whiteTitles == [])
    #expect(screen.takeTrace().hasPrefix("main scrollToRowAt 0:90"))
  }

  @Test func `the old row keeps its white title where nobody is told of its deselection`() throws {
    let screen = try screen([3]) { $0.feedsCard = true }
    try screen.tap(at(0, 0), in: screen.main)
    try screen.deselect(at(0, 0), in: screen.main)
    try screen.tap(at(0, 1), in: screen.main)
    #expect(screen.whiteTitles == ["0.0", "0.1"])
    try screen.tap(at(0, 2), in: screen.main)
    #expect(screen.whiteTitles == ["0.0", "0.2"])
  }

  @Test func `a cell keeps its reorder control until it is displayed again`() throws {
    let screen = try screen([100])
    _ = try screen.change(Shelf.self) { $0.fixedSections = [0] }
    #expect(screen.main.cells[at(0, 0)]?.showsReorderControl == true)
    #expect(!screen.cell(ofRowAt: at(0, 60), in: screen.main).showsReorderControl)
    try screen.tap(at(0, 60), in: screen.main)
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.main.cells[at(0, 0)]?.showsReorderControl == false)
  }

  @Test func `willDisplay may change the cells beside its own`() throws {
    let screen = try screen([3]) { shelf in
      shelf.says[.willDisplay] = { $0.cells[at(0, 0)]?.textColor = .white }
    }
    #expect(screen.whiteTitles == ["0.0"])
  }

  @Test func `looking at a cell off screen changes nothing`() throws {
    let screen = try screen([100]) { shelf in
      shelf.does[.willDisplay] = { $0.fields += 1 }
      shelf.says[.willDisplay] = {
        $0.reloadData()
        $0.cells[at(0, 0)]?.textColor = .white
      }
    }
    // The reload that the first layout asked for is performed by this act, and asks for another.
    screen.revert(to: screen.snapshot)
    screen.main.cells[at(0, 0)]?.textColor = .black
    let before = screen.snapshot
    let fields = (screen.controller as? Shelf)?.fields
    #expect(screen.cell(ofRowAt: at(0, 99), in: screen.main).text == "0.99")
    #expect(screen.whiteTitles == [])
    #expect((screen.controller as? Shelf)?.fields == fields)
    #expect(screen.snapshot.isSameForDump(as: before))
    try screen.selectRow(at: at(0, 0), in: screen.main)
    #expect(screen.takeTrace() == "main (silent) selectRow 0:0")
  }
}
