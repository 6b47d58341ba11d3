import SeededRandom
import TableModel
import Testing

@Suite struct TouchTests {
  /// A screen of rows 50 points high, those of the main table from 44 on.
  private func makeScreen(rows: Int = 40, fields: Int = 4) throws -> Screen {
    var shelf = Shelf([(0..<rows).map(String.init)])
    shelf.fields = fields
    return try Screen(controller: shelf)
  }

  @Test func `a row can be touched where some part of it is in sight and not under the card`()
    throws
  {
    for seed in 1...60 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let rows = Int.random(in: 0...40, using: &generator)
      let screen = try makeScreen(rows: rows, fields: Int.random(in: 0...6, using: &generator))
      if rows > 0 {
        let row = Int.random(in: 0..<rows, using: &generator)
        try screen.scroll(to: at(0, row), at: .top, in: screen.main)
      }
      screen.dragCard(by: Double(Int.random(in: -900...100, using: &generator)))
      for row in 0..<rows {
        let top = Double(44 + 50 * row) - screen.contentOffset(of: screen.main)
        // A finger is put down every half point of the row.
        let isTouched = stride(from: top + 0.25, to: top + 50, by: 0.5).contains {
          $0 > 44 && $0 < 812 && $0 < screen.card.y
        }
        #expect(screen.isHittable(at(0, row), in: screen.main) == isTouched, "seed \(seed), \(row)")
      }
      for field in 0..<screen.shownRows(in: screen.tables[1]).count {
        let top = screen.card.y + 50 + Double(50 * field)
        #expect(
          screen.isHittable(at(0, field), in: screen.tables[1]) == (top < 862),
          "seed \(seed), field \(field)")
      }
    }
  }

  @Test func `a finger reaches every row that some offset brings out, and no other`() throws {
    let screen = try makeScreen(rows: 20)
    screen.openCard()
    for row in 0..<20 {
      let isWithin = row * 50 - 232 < 568  // the greatest offset, and the room above the card
      let isReached = (try? screen.reach(at(0, row), in: screen.main)) != nil
      #expect(isReached == isWithin, "\(row)")
      #expect(screen.isHittable(at(0, row), in: screen.main) == isWithin, "\(row)")
    }
    #expect(throws: ScreenFault.notHittable(at(0, 19), table: "main")) {
      try screen.reach(at(0, 19), in: screen.main)
    }
    #expect(throws: ScreenFault.noRow(at(0, 20), table: "main")) {
      try screen.reach(at(0, 20), in: screen.main)
    }
    #expect(!screen.isHittable(at(7, 0), in: screen.main))
  }

  @Test func `without a card nothing is over the table`() throws {
    let screen = try Desk((0..<20).map(String.init)).makeScreen()
    screen.dragCard(by: -500)
    #expect(screen.isHittable(at(0, 15), in: screen.main))
    try screen.reach(at(0, 19), in: screen.main)
    #expect(screen.isHittable(at(0, 19), in: screen.main))
  }

  @Test func `a pan makes no call and changes nothing`() throws {
    let screen = try makeScreen()
    _ = screen.takeEvents()
    let before = screen.contentOffset(of: screen.main)
    #expect(
      try screen.effect(ofPanFrom: .row(at(0, 3), in: screen.main), right: 0, down: -80)
        == .scroll(table: "main"))
    #expect(
      try screen.effect(ofPanFrom: .row(at(0, 3), in: screen.main), right: -80, down: 9)
        == .swipe(at(0, 3), table: "main"))
    #expect(
      try screen.effect(ofPanFrom: .reorderControl(at(0, 3), in: screen.main), right: 0, down: 9)
        == .rowDrag(at(0, 3), table: "main"))
    #expect(try screen.effect(ofPanFrom: .grabBar, right: 3, down: 4) == .cardDrag)
    #expect(screen.contentOffset(of: screen.main) == before)
    #expect(screen.takeEvents().isEmpty)
    #expect(throws: ScreenFault.notHittable(at(0, 30), table: "main")) {
      try screen.effect(ofPanFrom: .row(at(0, 30), in: screen.main), right: 0, down: 4)
    }
  }
}
