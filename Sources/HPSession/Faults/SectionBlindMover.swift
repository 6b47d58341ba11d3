import TableModel

/// A controller that takes and puts in the section of the source, whatever section the row goes to.
///
/// The row goes no further than the end of its section, where an app would be out of range.
struct SectionBlindMover: FaultyController {
  static let faultName = "mover-ignores-section"
  static let code =
    "sections[source.section].insert(sections[source.section].remove(at: source.row), at: destination.row)"
  static let remedy =
    "sections[destination.section].insert(sections[source.section].remove(at: source.row), at: destination.row)"

  var base: any TableController

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let last = base.tableView(tableView, numberOfRowsInSection: source.section) - 1
    let place = IndexPath(row: min(destination.row, last), section: source.section)
    base.tableView(tableView, moveRowAt: source, to: place)
  }
}
