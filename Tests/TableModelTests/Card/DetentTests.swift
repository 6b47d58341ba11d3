import SeededRandom
import TableModel
import Testing

@Suite struct DetentTests {
  private static let three = Detents([
    Detent("half", y: 417), Detent("tip", y: 607), Detent("full", y: 20),
  ])

  /// A release: where the drag began, where it ends, how fast, and the detent it goes to.
  static let releases: [(origin: Double, y: Double, velocity: Double, result: String)] = [
    (607, 512, 0, "tip"), (607, 511, 0, "half"), (607, 600, -150, "tip"),
    (607, 600, -200, "half"), (607, 600, -3000, "half"), (20, 20, 1000, "half"),
    (20, 30, 300, "full"), (417, 218, 0, "full"), (417, 219, 0, "half"),
    // At rest, past the outer points, and a throw against the way that was done.
    (417, 417, 0, "half"), (20, -30, 0, "full"), (607, 700, 0, "tip"), (607, 700, -100, "tip"),
    (607, 700, -700, "half"), (607, 430, 900, "tip"), (20, -30, 3000, "half"),
  ]

  @Test(arguments: releases.indices)
  func `a release goes where place and velocity say`(_ index: Int) {
    let release = Self.releases[index]
    let target = Self.three.target(
      from: release.origin, at: release.y, velocity: release.velocity)
    #expect(target?.name == release.result, "\(release)")
  }

  @Test func `random releases agree with a walk over the stops`() {
    for seed in 1...400 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let places = Set(
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in
          Double(Int.random(in: 0...90, using: &generator) * 10)
        }
      ).sorted()
      let detents = Detents(
        places.shuffled(using: &generator).map { Detent("at\(Int($0))", y: $0) })
      #expect(detents.all.map(\.y) == places)
      let origin = places.randomElement(using: &generator) ?? 0
      let y = Double(Int.random(in: -100...1000, using: &generator))
      let velocity = Double(Int.random(in: -3...3, using: &generator) * 170)
      #expect(
        detents.target(from: origin, at: y, velocity: velocity)?.y
          == Self.walk(places, origin: origin, y: y, velocity: velocity), "seed \(seed)")
    }
  }

  @Test func `without detents there is no target, and nothing nearest`() {
    #expect(Detents().target(from: 0, at: 0, velocity: 0) == nil)
    #expect(Detents().nearest(to: 0) == nil)
    #expect(Detents([Detent("none", y: .nan), Detent("far", y: .infinity)]).isEmpty)
  }

  @Test func `of two at one place the first counts, and the higher of two that are equally near`() {
    let detents = Detents([Detent("a", y: 10), Detent("b", y: 10), Detent("c", y: 30)])
    #expect(detents.all.map(\.name) == ["a", "c"])
    #expect(detents.nearest(to: 20)?.name == "a")
    #expect(detents.nearest(to: 21)?.name == "c")
    #expect(detents.detent(named: "b") == nil)
  }

  @Test func `odd velocities make no release trap`() {
    for velocity in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      #expect(Self.three.target(from: 417, at: 400, velocity: velocity) != nil)
    }
  }

  @Test func `a card with detents rests at them alone`() throws {
    let screen = try Screen(controller: Shelf([["A"]]))
    screen.setCardDetents(Self.three)
    #expect(screen.card.position == .detent("tip"))
    #expect([screen.card.top, screen.card.y, screen.card.bottom] == [20, 607, 607])
    screen.dragCard(by: -100)
    try screen.releaseCard(velocity: 0)
    #expect(screen.card.position == .detent("half"))
    #expect(screen.openCard(at: "full") && !screen.openCard(at: "hlaf"))
    screen.closeCard()
    #expect(screen.card.position == .detent("tip"))
    screen.setCardDetents(Detents([Detent("tip", y: 700), Detent("low", y: 605)]))
    #expect(screen.card.y == 700)
    screen.setCardDetents(Detents())
    #expect(screen.card.position == .closed)
    #expect(throws: ScreenFault.noDrag) { try screen.releaseCard() }
  }

  /// Looks at the two stops round the place, one after the other.
  private static func walk(
    _ stops: [Double], origin: Double, y: Double, velocity: Double
  ) -> Double {
    let thrown = y + velocity * 0.499
    if velocity > 0 || (velocity == 0 && y > origin) {
      var from = stops[0]
      for stop in stops where stop <= y { from = stop }
      for to in stops where to > from { return (thrown - from) * 2 > to - from ? to : from }
      return from
    }
    var from = stops[stops.count - 1]
    for stop in stops.reversed() where stop >= y { from = stop }
    for to in stops.reversed() where to < from {
      return (from - thrown) * 2 > from - to ? to : from
    }
    return from
  }
}
