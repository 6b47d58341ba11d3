/// The rest points of a card that has points of its own, from the highest to the lowest.
///
/// A point is the distance of the card's top edge from the top of the screen, in points, where a
/// detent of `UISheetPresentationController` is a height inside the safe area (grade A).
///
///     let detents = Detents([Detent("full", y: 20), Detent("half", y: 417), Detent("tip", y: 607)])
///     detents.target(from: 607, at: 600, velocity: -200)?.name  // half
public struct Detents: Hashable, Sendable {
  /// The detents by their place, the highest first.
  public let all: [Detent]

  /// Makes the rest points of a card; without any it rests where its bounds say.
  ///
  /// Of two at the same place the first counts.
  public init(_ detents: [Detent] = []) {
    var all: [Detent] = []
    for detent in detents where detent.y.isFinite {
      let index = all.firstIndex { $0.y >= detent.y } ?? all.endIndex
      if index < all.endIndex, all[index].y == detent.y { continue }
      all.insert(detent, at: index)
    }
    self.all = all
  }

  /// Whether there are none.
  public var isEmpty: Bool { all.isEmpty }

  /// Returns the detent at a place, nil where none is.
  public func detent(at y: Double) -> Detent? { all.first { $0.y == y } }

  /// Returns the detent with a name, nil where none has it.
  public func detent(named name: String) -> Detent? { all.first { $0.name == name } }

  /// Returns the detent that is nearest to a place, the higher of two; nil without any.
  public func nearest(to y: Double) -> Detent? {
    var nearest = all.first
    for detent in all {
      if let best = nearest, abs(detent.y - y) < abs(best.y - y) { nearest = detent }
    }
    return nearest
  }

  /// Returns the detent that a card goes to when it is let go, nil without any.
  ///
  /// The drag began at `origin` and ends at `y`; the velocity is in points a second, positive downwards.
  /// The release is thrown ahead by 0.499 points for each point a second. In the direction of the
  /// velocity or, without one, away from the point where the drag began, the card goes on to the next
  /// detent if more than half of the way there is done, else back to the one before; it passes one at
  /// most (grade R).
  public func target(from origin: Double, at y: Double, velocity: Double) -> Detent? {
    guard let highest = all.first, let lowest = all.last else { return nil }
    let isDown = velocity == 0 ? y > origin : velocity > 0
    let before = isDown ? all.last { $0.y <= y } ?? highest : all.first { $0.y >= y } ?? lowest
    let next = isDown ? all.first { $0.y > before.y } : all.last { $0.y < before.y }
    guard let next else { return before }
    let projected = y + velocity * Detents.projection
    let progress = (projected - before.y) / (next.y - before.y)
    return progress > 0.5 ? next : before
  }

  /// How far a release is thrown ahead, in points for each point a second: 0.998 / (1 − 0.998) / 1000,
  /// where 0.998 is the rate at which a scroll view slows down.
  private static let projection = 0.499
}
