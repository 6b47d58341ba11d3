import CommandKit
import TableModel

/// What a phone shows of a screen at one moment: what lies where, in points from its top left corner.
///
/// It is what the cells say, not the model. Equal pictures are drawn alike.
struct ScreenPicture: Hashable, Sendable {
  /// The measures of the screen.
  let metrics: Metrics
  /// The table behind the card.
  let list: PictureList
  /// The card, nil for a controller without one.
  let card: PictureCard?

  /// Looks at a screen; a table that stands in the card itself is seen there alone.
  ///
  /// - Complexity: O(*v* + *s*) for *v* visible rows and *s* sections, and O(*n*) in the number of
  ///   rows where some have a height of their own or a row was swiped.
  init(of screen: Screen, showing table: TableView) {
    metrics = screen.metrics
    let back = table.name == screen.cardTable?.name ? screen.cardSource : table
    list = PictureList(of: back ?? table, on: screen)
    card = screen.cardTable.map { table in
      PictureCard(
        y: screen.card.y, position: screen.card.position.rawValue,
        list: PictureList(of: table, on: screen))
    }
  }

  /// The lowest point at which something behind the card can be seen.
  var listBottom: Double { min(list.frame.bottom, card?.y ?? metrics.height) }
}

extension ScreenPicture {
  /// Where the part that the device keeps at the bottom begins.
  var safeBottom: Double { metrics.height - metrics.bottomInset }

  /// What is drawn, in numbers: `main: offset 0 of 82; card: closed, y 812`.
  var headline: String {
    let scrolled =
      "\(list.name.visible): offset \(list.offset.measure) of \(list.maximumOffset.measure)"
    return card.map { "\(scrolled); card: \($0.position), y \($0.y.measure)" } ?? scrolled
  }
}
