/// What a screen showed at one moment, for those who compare.
extension Screen.Snapshot {
  /// Returns the rows that a table showed, in order; none where it was not there.
  package func shownRows(inTable name: String) -> RowOrder {
    table(named: name)?.shown ?? RowOrder()
  }

  /// Returns the headers of the sections that a table showed.
  package func sectionTitles(inTable name: String) -> [String] {
    table(named: name)?.sectionTitles ?? []
  }

  /// Returns the rows that were selected in a table.
  package func selection(inTable name: String) -> RowIDs {
    table(named: name)?.selection ?? RowIDs()
  }

  private func table(named name: String) -> TableState? {
    state.tables.first { $0.name == name }
  }
}
