/// Where things lie on the screen, for those who draw it.
extension Screen {
  /// Returns the part of the screen that a table shows its content in, in points from the top.
  ///
  /// The card's table begins below the grab bar and ends above what the device keeps, so that a
  /// closed card shows its grab bar alone.
  ///
  /// - Complexity: As ``visibleTitles(in:)``.
  package func frame(of table: TableView) -> VerticalSpan {
    guard table.name == controller.cardTableName else {
      let top = metrics.topInset
      return VerticalSpan(top: top, bottom: top + geometry(of: table).height)
    }
    let top = card.y + metrics.grabBar
    return VerticalSpan(top: top, bottom: max(top, metrics.height - metrics.bottomInset))
  }

  /// Returns the headers and footers of which some part is inside a table's frame, in order.
  ///
  /// - Complexity: O(*s*) for *s* sections; O(*n*) in the number of rows where some have a height of
  ///   their own and rows or heights have changed since the last time.
  package func visibleTitles(in table: TableView) -> [SectionTitle] {
    geometry(of: table).visibleTitles
  }

  /// Returns the room that stands open in a table for the row that is lifted, nil where none of its rows is.
  ///
  /// - Complexity: As ``visibleTitles(in:)``.
  package func openSlot(in table: TableView) -> OpenSlot? {
    guard let lifted = liftedRow, lifted.table == table.name,
      shownRows(in: table).contains(lifted.source)
    else { return nil }
    return geometry(of: table).openSlot(for: lifted.source, at: lifted.target)
  }

  /// Returns the distance of a place from the top of its table's content, also of the one behind a section's rows.
  ///
  /// - Precondition: The section is there.
  /// - Complexity: As ``visibleTitles(in:)``.
  package func top(ofPlace place: IndexPath, in table: TableView) -> Double {
    geometry(of: table).top(ofPlace: place)
  }
}
