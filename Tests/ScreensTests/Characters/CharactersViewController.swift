import TableModel

/// The screen of characters: a table of names and, on the card, a table of what is known of one.
///
/// A class, as the app's view controller is one.
final class CharactersViewController {
  /// The tables, by the names that the screen knows them by.
  enum Table: String, CaseIterable {
    case main
    case card
  }

  private let characters: [Character]
  private var selected: Character?

  init(characters: [Character]) {
    self.characters = characters
  }

  /// What the card says; labels alone before a selection.
  private var fields: [(label: String, value: String?)] {
    [
      ("Gender", selected?.gender), ("House", selected?.house), ("Actor", selected?.actor),
      ("Patronus", selected?.patronus),
    ]
  }

  private func table(_ tableView: TableView) -> Table? { Table(rawValue: tableView.name) }
}

extension CharactersViewController: TableController {
  var tableNames: [String] { Table.allCases.map(\.rawValue) }

  var cardTableName: String? { Table.card.rawValue }

  var cardRowIdentity: String? { selected?.id }

  // MARK: Data source

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    switch table(tableView) {
    case .main: characters.count
    case .card: fields.count
    case nil: 0
    }
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    switch table(tableView) {
    case .main:
      let character = characters[indexPath.row]
      return TableCell(
        text: character.name, textAlignment: .center,
        textColor: character == selected ? .white : .black, reuseIdentifier: "character")
    case .card:
      let field = fields[indexPath.row]
      return TableCell(
        text: "\(field.label): \(field.value ?? "")", textAlignment: .left,
        reuseIdentifier: "field")
    case nil:
      return TableCell(text: "")
    }
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  // MARK: Delegate

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard table(tableView) == .main else { return }
    selected = characters[indexPath.row]
    tableView.cells[indexPath]?.textColor = .white
    tableView.table(named: Table.card.rawValue)?.reloadData()
    tableView.nudgeCard(by: 10)
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    guard table(tableView) == .main else { return }
    tableView.cells[indexPath]?.textColor = .black
  }

  // MARK: Names, for scripts

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    switch table(tableView) {
    case .main: characters[indexPath.row].id
    case .card: fields[indexPath.row].label
    case nil: nil
    }
  }
}
