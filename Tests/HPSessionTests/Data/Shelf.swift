import TableModel

/// A controller as a user writes one whose books can be sorted, grouped and filtered from outside.
struct Shelf: SortableTableController, GroupableTableController, FilterableTableController {
  struct Book {
    let title: String
    let year: Int
  }

  private var sections: [(title: String, books: [Book])] = [
    (
      "",
      [
        Book(title: "Emma", year: 1815), Book(title: "Ulysses", year: 1922),
        Book(title: "Dracula", year: 1897), Book(title: "Amerika", year: 1927),
      ]
    )
  ]
  private var condition: RowCondition?

  private static func value(_ name: String, of book: Book) -> String? {
    switch name {
    case "title": book.title
    case "year": "\(book.year)"
    case "century": "\(book.year / 100 + 1)"
    default: nil
    }
  }

  private func shown(inSection section: Int) -> [Book] {
    sections[section].books.filter { book in condition?.holds { Self.value($0, of: book) } ?? true }
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown(inSection: section).count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: shown(inSection: indexPath.section)[indexPath.row].title)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    shown(inSection: indexPath.section)[indexPath.row].title
  }

  mutating func sortRows(by keys: [SortKey], inTable tableName: String) throws(ModelFault) {
    for key in keys where Self.value(key.field, of: sections[0].books[0]) == nil {
      throw .noField(key.field)
    }
    guard let key = keys.first else { return }
    for section in sections.indices {
      sections[section].books.sort { left, right in
        let (left, right) = (
          Self.value(key.field, of: left) ?? "", Self.value(key.field, of: right) ?? ""
        )
        return key.isDescending ? left > right : left < right
      }
    }
  }

  mutating func groupRows(by field: String?, inTable tableName: String) throws(ModelFault) {
    let books = sections.flatMap(\.books)
    sections = []
    for book in books {
      let title = field.flatMap { Self.value($0, of: book) } ?? ""
      if let index = sections.firstIndex(where: { $0.title == title }) {
        sections[index].books.append(book)
      } else {
        sections.append((title, [book]))
      }
    }
  }

  func filter(ofTable tableName: String) -> RowCondition? { condition }

  mutating func setFilter(_ filter: RowCondition?, ofTable tableName: String) {
    condition = filter
  }

  func totalNumberOfRows(inTable tableName: String) -> Int {
    sections.reduce(0) { $0 + $1.books.count }
  }
}
