import TableModel
import Testing

@Suite struct ScrollTests {
  /// Returns a screen whose main table has a frame of some height.
  private func screen(
    _ sizes: [Int], header: Bool = true, frame: Double = 400,
    _ change: (inout Binder) -> Void = { _ in }
  ) throws -> Screen {
    var binder = Binder(sizes.enumerated().map { s, size in (0..<size).map { "\(s).\($0)" } })
    if header { binder.headers = sizes.indices.map { "Section \($0)" } }
    change(&binder)
    let screen = try Screen(controller: binder)
    var metrics = screen.metrics
    metrics.rowHeight = 44
    metrics.height = frame + metrics.topInset + metrics.bottomInset + metrics.grabBar
    screen.setMetrics(metrics)
    _ = screen.takeEvents()
    return screen
  }

  @Test(arguments: [
    (10, ScrollPosition.top, 468.0), (10, .middle, 290), (10, .bottom, 112), (0, .top, 28),
    (0, .middle, 0), (0, .bottom, 0), (29, .top, 948), (29, .middle, 948), (29, .bottom, 948),
  ])
  func `a row is brought to its position as far as the content allows`(
    row: Int, position: ScrollPosition, offset: Double
  ) throws {
    let screen = try screen([30])
    #expect(screen.maximumOffset(of: screen.main) == 948)
    for start in [at(0, 0), at(0, 15), at(0, 29)] {
      try screen.scroll(to: start, in: screen.main)
      try screen.scroll(to: at(0, row), at: position, in: screen.main)
      #expect(screen.main.contentOffset == offset)
    }
  }

  @Test func `the least movement shows the whole row and moves nothing for one in full sight`()
    throws
  {
    for sizes in [[30], [3, 0, 20], [0, 0, 40, 1]] {
      let screen = try screen(sizes) { $0.footers = ["", "foot", "foot"] }
      let paths = Array(screen.shownRows(in: screen.main).indexPaths)
      for path in paths + paths.reversed() {
        let before = screen.main.contentOffset
        let span = try #require(screen.span(ofRowAt: path, in: screen.main))
        try screen.scroll(to: path, in: screen.main)
        let after = screen.main.contentOffset
        let isInSight = span.top >= before && span.bottom <= before + 400
        #expect(isInSight ? after == before : after == span.top || after == span.bottom - 400)
        #expect(span.top >= after && span.bottom <= after + 400, "\(sizes) \(path)")
      }
    }
  }

  @Test func `a row higher than the frame fills it`() throws {
    let screen = try screen([5], header: false, frame: 100) { $0.heights = [at(0, 2): 300] }
    try screen.scroll(to: at(0, 2), in: screen.main)
    #expect(screen.main.contentOffset == 88)
    try screen.scroll(to: at(0, 4), in: screen.main)
    try screen.scroll(to: at(0, 2), in: screen.main)
    #expect(screen.main.contentOffset == 288)
    try screen.scroll(to: at(0, 2), at: .middle, in: screen.main)
    #expect(screen.main.contentOffset == 188)
    try screen.scroll(to: at(0, 2), in: screen.main)
    #expect(screen.main.contentOffset == 188)
  }

  @Test func `a section without rows can be scrolled to`() throws {
    let screen = try screen([10, 0, 20]) { $0.footers = ["", "none", ""] }
    #expect(screen.span(ofSection: 1, in: screen.main) == screen.span(468, 524))
    try screen.scroll(toSection: 1, at: .top, in: screen.main)
    #expect(screen.main.contentOffset == 468)
    try screen.scroll(toSection: 1, at: .bottom, in: screen.main)
    #expect(screen.main.contentOffset == 124)
    #expect(
      screen.takeTrace() == """
        main scrollToRowAt section 1 at top
        main scrollToRowAt section 1 at bottom
        """)
    #expect(throws: ScreenFault.noSection(3, table: "main")) {
      try screen.scroll(toSection: 3, in: screen.main)
    }
    #expect(throws: ScreenFault.noRow(at(1, 0), table: "main")) {
      try screen.scroll(to: at(1, 0), in: screen.main)
    }
  }

  @Test func `a title of the index leads where the controller says`() throws {
    let screen = try screen([10, 10, 10]) {
      $0.indexTitles = ["A", "B", "C", "Z"]
      $0.indexAnswers = ["B": 2, "Z": 9]
    }
    #expect(screen.sectionIndexTitles(of: screen.main) == ["A", "B", "C", "Z"])
    try screen.touchIndexTitle("B", in: screen.main)
    #expect(screen.main.contentOffset == 936)
    try screen.touchIndexTitle("A", in: screen.main)
    #expect(screen.main.contentOffset == 0)
    #expect(throws: ScreenFault.noSection(9, table: "main")) {
      try screen.touchIndexTitle("Z", in: screen.main)
    }
    #expect(screen.main.contentOffset == 0)
  }

  @Test func `a callback scrolls once it has returned`() throws {
    var shelf = Shelf([(0..<100).map { "\($0)" }])
    shelf.says[.didSelectRow] = {
      $0.scrollToRow(at: at(0, 50), at: .top)
      #expect($0.contentOffset == 0)
    }
    let screen = try Screen(controller: shelf)
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.main.contentOffset == 2500)
    #expect(screen.takeTrace().hasSuffix("main didSelectRowAt 0:0\nmain scrollToRowAt 0:50 at top"))
  }

  @Test func `points between rows are no row's`() throws {
    let screen = try screen([2, 1]) { $0.footers = ["foot", ""] }
    #expect(screen.main.indexPathForRow(at: -1) == nil)
    #expect(screen.main.indexPathForRow(at: 27.5) == nil)
    #expect(screen.main.indexPathForRow(at: 28) == at(0, 0))
    #expect(screen.main.indexPathForRow(at: 71.9) == at(0, 0))
    #expect(screen.main.indexPathForRow(at: 72) == at(0, 1))
    #expect(screen.main.indexPathForRow(at: 116) == nil)
    #expect(screen.main.indexPathForRow(at: 172) == at(1, 0))
    #expect(screen.main.indexPathForRow(at: 216) == nil)
    #expect(screen.main.indexPathForRow(at: .nan) == nil)
    #expect(screen.main.indexPathsForVisibleRows == [at(0, 0), at(0, 1), at(1, 0)])
    #expect(try self.screen([]).main.indexPathsForVisibleRows == nil)
  }
}

extension Screen {
  /// Returns the place of the second section, to compare with numbers.
  fileprivate func span(_ top: Double, _ bottom: Double) -> VerticalSpan? {
    span(ofSection: 1, in: main).flatMap { $0.top == top && $0.bottom == bottom ? $0 : nil }
  }
}
