extension Card {
  /// Where a card rests.
  public enum Position: Hashable, Sendable {
    /// At its top point.
    case open
    /// At its bottom point.
    case closed
    /// Elsewhere.
    case between
    /// Nowhere: a finger holds it.
    case dragging
    /// At a rest point of its own, by name.
    case detent(String)
  }
}

extension Card.Position: RawRepresentable {
  /// Makes the position with a name; one that is none of the four others is a detent's.
  public init(rawValue: String) {
    let others: [Card.Position] = [.open, .closed, .between, .dragging]
    self = others.first { $0.rawValue == rawValue } ?? .detent(rawValue)
  }

  /// The position by name.
  public var rawValue: String {
    switch self {
    case .open: "open"
    case .closed: "closed"
    case .between: "between"
    case .dragging: "dragging"
    case .detent(let name): name
    }
  }
}
