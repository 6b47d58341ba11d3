import TableModel

/// Changes of the order, of the rows that are shown and of all with the same step.
///
/// Index paths are those of the shown rows. Under a filter a row that comes to a place stands, among all
/// rows, right before the shown row that follows it there, and at the end of the section where none
/// does.
extension RecordTable {
  /// Puts a row in so that it stands at an index path, hidden where the filter does not let it through.
  mutating func insert(_ row: RowID, at indexPath: IndexPath) {
    guard let filter else { return order.insert(row, at: indexPath) }
    let place = placeAmongAll(of: indexPath)
    filtering?.whole.insert(row, at: place)
    if matches(filter, row) { order.insert(row, at: indexPath) }
  }

  /// Takes out the row at an index path.
  mutating func deleteRow(at indexPath: IndexPath) {
    let row = order.deleteRow(at: indexPath)
    if let place = filtering?.whole.indexPath(of: row) { filtering?.whole.deleteRow(at: place) }
  }

  /// Moves the row at one index path so that it ends up at another.
  ///
  /// A move to its own place leaves the hidden rows round it as they are.
  mutating func moveRow(at source: IndexPath, to destination: IndexPath) {
    guard filtering != nil else { return order.moveRow(at: source, to: destination) }
    guard source != destination else { return }
    let row = order.deleteRow(at: source)
    if let old = filtering?.whole.indexPath(of: row) { filtering?.whole.deleteRow(at: old) }
    let place = placeAmongAll(of: destination)
    filtering?.whole.insert(row, at: place)
    order.insert(row, at: destination)
  }

  /// Hides a row that the filter does not let through any more.
  mutating func hideUnlessMatching(_ row: RowID) {
    guard let filter, !matches(filter, row), let path = order.indexPath(of: row) else { return }
    order.deleteRow(at: path)
  }

  /// Puts an empty section in so that it has an index.
  mutating func insertSection(at section: Int) {
    order.insertSection([], at: section)
    filtering?.whole.insertSection([], at: section)
  }

  /// Takes a section out with its rows, hidden ones too.
  mutating func deleteSection(at section: Int) {
    order.deleteSection(at: section)
    filtering?.whole.deleteSection(at: section)
  }

  /// Moves a section so that it ends up at another index.
  mutating func moveSection(at source: Int, to destination: Int) {
    order.moveSection(at: source, to: destination)
    filtering?.whole.moveSection(at: source, to: destination)
  }

  /// Returns the place among all rows right before the row that is shown at an index path, or behind all
  /// of the section's where none is.
  private func placeAmongAll(of indexPath: IndexPath) -> IndexPath {
    let whole = wholeOrder
    let follower = order.contains(indexPath) ? order.row(at: indexPath) : nil
    return follower.flatMap(whole.indexPath(of:))
      ?? IndexPath(
        row: whole.numberOfRows(inSection: indexPath.section), section: indexPath.section)
  }
}
