/// The measures of the screen in points, from which all others follow.
public struct Metrics: Hashable, Sendable {
  /// The width of the screen.
  public var width = 414.0
  /// The height of the screen.
  public var height = 896.0
  /// The part at the top that the device keeps.
  public var topInset = 44.0
  /// The part at the bottom that the device keeps.
  public var bottomInset = 34.0
  /// The height of a row.
  public var rowHeight = 50.0
  /// The height of the header of a section that has a title.
  public var headerHeight = 28.0
  /// The height of the footer of a section that has one.
  public var footerHeight = 28.0
  /// The height of the bar by which the card is grabbed.
  public var grabBar = 50.0
  /// The width of the line in that bar.
  public var grabLineWidth = 100.0
  /// The height of the line in that bar.
  public var grabLineHeight = 3.0
  /// The radius of the card's corners.
  public var corner = 15.0
  /// The greatest height of a card that is as tall as its content, nil for all below the top inset.
  public var greatestCardHeight: Double?

  /// Makes the measures of the device that the sample screen was made for.
  public init() {}

  /// The distance of a closed card from the top of the screen, where the main table ends.
  public var closedCardTop: Double { height - (grabBar + bottomInset) }

  /// The greatest height of the table in a card that is as tall as its content.
  var greatestCardContent: Double {
    max(0, (greatestCardHeight ?? height - topInset) - (grabBar + bottomInset))
  }

  /// The distance of the grab line from the top of the card.
  public var grabLineTop: Double { (grabBar - grabLineHeight) / 2 }
}
