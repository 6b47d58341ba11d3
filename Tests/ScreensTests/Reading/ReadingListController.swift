import TableModel

/// A reading list whose rows can be tapped and dragged at the same time, without an edit mode.
///
/// The first section is what one reads now, in the order in which it was begun, and stays as it is.
/// In the others a book can be dragged about, and never leaves its section.
struct ReadingListController: TableController {
  /// A section of the list.
  struct Shelf {
    let title: String
    let canReorder: Bool
    var books: [String]
  }

  private(set) var shelves: [Shelf]
  /// The book that the screen would open next.
  private(set) var chosen: String?

  init(_ shelves: [Shelf]) {
    self.shelves = shelves
  }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int { shelves.count }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    shelves[section].title
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].books.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: shelves[indexPath.section].books[indexPath.row], reuseIdentifier: "book")
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    shelves[indexPath.section].canReorder
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let book = shelves[source.section].books.remove(at: source.row)
    shelves[destination.section].books.insert(book, at: destination.row)
  }

  // MARK: Delegate

  func tableView(
    _ tableView: TableView, willDisplay cell: inout TableCell, forRowAt indexPath: IndexPath
  ) {
    cell.showsReorderControl = self.tableView(tableView, canMoveRowAt: indexPath)
  }

  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    if proposed.section == source.section { return proposed }
    let last = tableView.numberOfRows(inSection: source.section) - 1
    return IndexPath(
      row: proposed.section < source.section ? 0 : last, section: source.section)
  }

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = shelves[indexPath.section].books[indexPath.row]
  }

  // MARK: Names, for scripts

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    shelves[indexPath.section].books[indexPath.row]
  }
}

extension ReadingListController {
  /// A list with two books begun, three to come, a shelf that is empty and two for later.
  static let sample = ReadingListController([
    Shelf(title: "Reading", canReorder: false, books: ["Emma", "Ulysses"]),
    Shelf(title: "Next", canReorder: true, books: ["Dracula", "Walden", "Candide"]),
    Shelf(title: "Lent", canReorder: true, books: []),
    Shelf(title: "Later", canReorder: true, books: ["Faust", "Hamlet"]),
  ])
}
