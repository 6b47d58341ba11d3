import TableModel
import Testing

@Suite struct CardTests {
  private func screen(fields: Int = 4) throws -> Screen {
    var shelf = Shelf([["A"]])
    shelf.fields = fields
    return try Screen(controller: shelf)
  }

  @Test func `with four fields the card rests at 612 and 812, closed at first`() throws {
    let screen = try screen()
    #expect([screen.card.y, screen.card.top, screen.card.bottom] == [812, 612, 812])
    #expect(screen.card.position == .closed)
    screen.openCard()
    #expect(screen.card.y == 612)
    #expect(screen.card.position == .open)
    screen.closeCard()
    #expect(screen.card.y == 812)
    #expect(screen.card.position == .closed)
  }

  @Test(arguments: [0, 1, 2, 7])
  func `the top point follows from the number of fields`(_ fields: Int) throws {
    let screen = try screen(fields: fields)
    #expect(screen.card.top == 896 - (Double(fields + 1) * 50 + 34))
    #expect(screen.card.bottom == 812)
    #expect(screen.visiblePaths(in: screen.tables[1]).count == fields)
  }

  @Test func `a card without fields is closed at its only point`() throws {
    let screen = try screen(fields: 0)
    screen.openCard()
    #expect(screen.card.position == .closed)
  }

  @Test func `the card keeps its point when the measures change`() throws {
    let screen = try screen()
    var metrics = Metrics()
    metrics.rowHeight = 60
    metrics.grabBar = 40
    screen.setMetrics(metrics)
    #expect([screen.card.y, screen.card.top, screen.card.bottom] == [822, 562, 822])
    #expect(screen.card.position == .closed)
    screen.openCard()
    screen.setMetrics(Metrics())
    #expect(screen.card.y == 612)
    #expect(screen.card.position == .open)
    #expect(screen.metrics == Metrics())
  }

  @Test func `new measures give the main table new rows on screen`() throws {
    let screen = try Screen(controller: Shelf([(0..<100).map(String.init)]))
    var metrics = Metrics()
    metrics.rowHeight = 100
    screen.setMetrics(metrics)
    #expect(screen.visiblePaths(in: screen.main).count == 8)
    #expect(screen.main.cells[at(0, 8)] == nil)
    metrics.rowHeight = 30
    screen.setMetrics(metrics)
    #expect(screen.visiblePaths(in: screen.main).count == 26)
    #expect(screen.main.cells[at(0, 25)]?.text == "25")
  }

  @Test func `an open card grows with the fields that its table reloads`() throws {
    var shelf = Shelf([["A"]])
    shelf.feedsCard = true
    shelf.does[.didSelectRow] = { $0.fields = 6 }
    let screen = try Screen(controller: shelf)
    screen.openCard()
    try screen.tap(at(0, 0), in: screen.main)
    #expect([screen.card.y, screen.card.top, screen.card.bottom] == [512, 512, 812])
    #expect(screen.card.position == .open)
  }

  @Test func `a screen without a card table has a card of its grab bar alone`() throws {
    let screen = try Desk(["A"]).makeScreen()
    #expect(screen.cardTable == nil)
    #expect([screen.card.top, screen.card.bottom] == [812, 812])
    screen.main.nudgeCard(by: 10)
    try screen.selectRow(at: at(0, 0), in: screen.main)
    #expect(screen.takeTrace() == "main (silent) selectRow 0:0")
  }

  @Test func `the grab line stands in the middle of its bar`() {
    #expect(Metrics().grabLineTop == 23.5)
  }
}
