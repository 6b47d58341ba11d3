/// The draggable card over the main table: where it is, where it may rest, and how it follows a finger.
///
/// Places are distances of the card's top edge from the top of the screen, in points: the smaller,
/// the further open. A value, so that an app can hold one in its own gesture recognizer:
///
///     var card = Card(top: 612, bottom: 812, screenHeight: 896)
///     card.drag(by: -250)  // gesture.translation(in: view).y; card.y is 562
///     card.drag(by: -100)  // it has passed its bound: still 562
///     card.release()       // back to 612: open
public struct Card: Hashable, Sendable {
  /// Where the card is.
  public internal(set) var y: Double
  /// The highest point the card rests at.
  public internal(set) var top: Double
  /// The lowest point the card rests at, where only its grab bar shows.
  public internal(set) var bottom: Double
  /// What keeps the card between its bounds while it is dragged.
  public var bounds = CardBounds.source
  /// What the height of the open card follows from.
  public internal(set) var heightRule = CardHeight.source
  /// The rest points of its own, none for a card that rests at its bounds and between them.
  public internal(set) var detents = Detents()
  /// The height of the screen, which a rubber band follows from.
  private(set) var screenHeight: Double
  /// Where the card was when the finger took hold of it, nil where none holds it.
  private var origin: Double?

  /// Where the card was when the finger took hold of it, nil where none holds it.
  package var dragOrigin: Double? { origin }

  /// Makes a closed card.
  ///
  /// A highest point below the lowest one counts as the lowest.
  public init(top: Double, bottom: Double, screenHeight: Double) {
    self.top = min(top, bottom)
    self.bottom = bottom
    self.screenHeight = screenHeight
    y = bottom
  }

  /// Whether a finger holds the card.
  public var isDragging: Bool { origin != nil }

  /// Where the card rests, by name; a card whose points coincide is closed.
  public var position: Position {
    if isDragging { return .dragging }
    guard detents.isEmpty else {
      return detents.detent(at: y).map { .detent($0.name) } ?? .between
    }
    return y == bottom ? .closed : y == top ? .open : .between
  }
}

extension Card {
  /// Moves the card with a finger that has gone so many points since it took hold, positive downwards.
  ///
  /// The first call takes hold of the card. A number that is none does nothing.
  public mutating func drag(by translation: Double) {
    let origin = origin ?? y
    self.origin = origin
    guard translation.isFinite else { return }
    let place = origin + translation
    switch bounds {
    case .source:
      if (y >= top && translation < 0) || (y <= bottom && translation > 0) { y = place }
    case .clamp: y = held(place)
    case .rubber:
      let bound = held(place)
      let past = CardBounds.shownOvershoot(abs(place - bound), screenHeight: screenHeight)
      y = place < bound ? bound - past : bound + past
    }
  }

  /// Lets go of the card at a velocity in points a second, positive downwards; it comes to rest.
  ///
  /// With detents it goes to the one that ``Detents/target(from:at:velocity:)`` names. Without, it is
  /// brought back to the bound it has passed, else stays, whatever the velocity (grade I). Nothing
  /// happens where no finger holds it.
  public mutating func release(velocity: Double = 0) {
    guard let origin else { return }
    self.origin = nil
    y = detents.target(from: origin, at: y, velocity: velocity)?.y ?? held(y)
  }

  /// Gives the card rest points of its own; at rest it keeps its detent by name, as far as there is one.
  ///
  /// ``fit(top:bottom:screenHeight:)`` is to follow.
  mutating func setDetents(_ detents: Detents) {
    let name = isDragging ? nil : self.detents.detent(at: y)?.name
    if let same = name.flatMap(detents.detent(named:)) { y = same.y }
    self.detents = detents
  }

  /// Brings the card to a place where it rests; a finger that held it does so no more.
  mutating func rest(at place: Double) {
    origin = nil
    y = place
  }

  /// Puts the card at a place, in the hand of a finger that took hold of it at another, or in none.
  mutating func put(at place: Double, heldFrom origin: Double?) {
    self.origin = origin
    y = place
  }

  /// Moves the points the card may rest at, and a card at rest with the point it rested at.
  ///
  /// Between the two it stays where it is, as far as that is still between them; of detents it takes
  /// the nearest. A card that is held stays in the hand.
  mutating func fit(top: Double, bottom: Double, screenHeight: Double) {
    let position = position
    self.screenHeight = screenHeight
    self.bottom = detents.all.last?.y ?? bottom
    self.top = detents.all.first?.y ?? min(top, bottom)
    switch position {
    case .dragging: break
    case .open: y = self.top
    case .closed: y = self.bottom
    case .between, .detent: y = held(y)
    }
    guard !isDragging else { return }
    y = detents.nearest(to: y)?.y ?? y
  }

  private func held(_ place: Double) -> Double { min(max(place, top), bottom) }
}
