import TableModel

/// A controller that swaps the rows at source and destination, which is right between neighbours only.
///
/// Where the destination is behind the last row of another section, nothing stands there to swap
/// with, and nothing moves; in an app the index is out of range. Nor does
/// anything where another mistake names the place of the row itself.
struct SwappingMover: FaultyController {
  static let faultName = "mover-swap"
  static let code = "items.swapAt(source.row, destination.row)"
  static let remedy = "items.insert(items.remove(at: source.row), at: destination.row)"

  var base: any TableController

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let count = base.tableView(tableView, numberOfRowsInSection: destination.section)
    guard destination.row < count, destination != source else { return }
    base.tableView(tableView, moveRowAt: source, to: destination)
    // Where the row of the destination stands now that the source's has come in.
    let isPushed = source.section != destination.section || source.row > destination.row
    let other = IndexPath(
      row: destination.row + (isPushed ? 1 : -1), section: destination.section)
    if other != source { base.tableView(tableView, moveRowAt: other, to: source) }
  }
}
