import SeededRandom
import TableModel
import Testing

@Suite struct CardDragTests {
  /// A drag of the sample screen: from where, the ways since it began, where each leaves the card, where it rests.
  static let drags: [(from: Double, steps: [Double], places: [Double], rest: Double)] = [
    (812, [-250, -100], [562, 562], 612),
    (812, [30, 60], [842, 842], 812),
    (812, [30, -10], [842, 802], 802),
    (812, [-100, 0], [712, 712], 712),
    (812, [-100, 20], [712, 832], 812),
    (612, [-30, -5, 40], [582, 582, 652], 652),
  ]

  private func card(at y: Double, _ bounds: CardBounds = .source) -> Card {
    var card = Card(top: 612, bottom: 812, screenHeight: 896)
    card.bounds = .clamp
    card.drag(by: y - card.y)
    card.release()
    card.bounds = bounds
    return card
  }

  @Test(arguments: drags.indices)
  func `a drag follows the sample screen's rule`(_ index: Int) {
    let drag = Self.drags[index]
    var card = card(at: drag.from)
    for (step, place) in zip(drag.steps, drag.places) {
      card.drag(by: step)
      #expect(card.y == place)
      #expect(card.position == .dragging)
    }
    card.release()
    #expect(card.y == drag.rest)
    #expect(!card.isDragging)
  }

  @Test(arguments: CardBounds.allCases)
  func `random drags agree with a plain oracle`(_ bounds: CardBounds) {
    for seed in 1...40 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var card = card(at: 812, bounds)
      var oracle = DragOracle(bounds: bounds)
      for step in 0..<60 {
        if Int.random(in: 0..<6, using: &generator) == 0 {
          card.release(velocity: Double(Int.random(in: -900...900, using: &generator)))
          oracle.release()
        } else {
          let way = Double(Int.random(in: -400...400, using: &generator))
          card.drag(by: way)
          oracle.drag(way)
        }
        #expect(card.y == oracle.y, "\(bounds), seed \(seed), step \(step)")
        #expect(card.isDragging == (oracle.start != nil), "\(bounds), seed \(seed), step \(step)")
        if !card.isDragging {
          #expect((612...812).contains(card.y), "\(bounds), seed \(seed), step \(step)")
        }
      }
    }
  }

  @Test func `the overshoot shown is a scroll view's`() {
    let shown = [10, 50, 100, 300].map { CardBounds.shownOvershoot($0, screenHeight: 667) }
    #expect(shown == [5.5, 26.4, 50.8, 132.3])
  }

  @Test(arguments: CardBounds.allCases)
  func `no number makes a drag trap, and one that is none moves nothing`(_ bounds: CardBounds) {
    for number in [Double.nan, .infinity, -.infinity] {
      var card = card(at: 700, bounds)
      card.drag(by: number)
      #expect(card.y == 700)
      #expect(CardBounds.shownOvershoot(number, screenHeight: 667) == 0)
      #expect(CardBounds.shownOvershoot(9, screenHeight: number) == 0)
    }
    for number in [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude] {
      var card = card(at: 700, bounds)
      card.drag(by: number)
      card.release(velocity: number)
      #expect((612...812).contains(card.y))
    }
  }

  @Test func `a release without a drag does nothing`() {
    var card = card(at: 700)
    card.release(velocity: 900)
    #expect(card == self.card(at: 700))
  }

  @Test func `a highest point under the lowest counts as the lowest`() {
    let card = Card(top: 900, bottom: 812, screenHeight: 896)
    #expect(card.top == 812)
    #expect(card.position == .closed)
  }

  @Test func `a position's name leads back to it`() {
    let positions: [Card.Position] = [.open, .closed, .between, .dragging, .detent("half")]
    for position in positions {
      #expect(Card.Position(rawValue: position.rawValue) == position)
    }
  }
}

/// The sample screen's drag as its words say it, in whole points between 612 and 812.
private struct DragOracle {
  let bounds: CardBounds
  var y = 812.0
  var start: Double?

  mutating func drag(_ way: Double) {
    if start == nil { start = y }
    guard let start else { return }
    let finger = start + way
    switch bounds {
    case .source:
      let mayRise = way < 0 && !(y < 612)
      let maySink = way > 0 && !(y > 812)
      if mayRise || maySink { y = finger }
    case .clamp:
      y = finger < 612 ? 612 : finger > 812 ? 812 : finger
    case .rubber:
      if finger < 612 {
        y = 612 - stretched(612 - finger)
      } else if finger > 812 {
        y = 812 + stretched(finger - 812)
      } else {
        y = finger
      }
    }
  }

  mutating func release() {
    guard start != nil else { return }
    start = nil
    if y < 612 { y = 612 }
    if y > 812 { y = 812 }
  }

  /// A scroll view's overshoot, worked out another way: x·d·0.55 / (x·0.55 + d).
  private func stretched(_ x: Double) -> Double {
    let tenths = (x * 896 * 0.55 / (x * 0.55 + 896)) * 10
    return Double(Int(tenths + 0.5)) / 10
  }
}
