import Records
package import TableModel

/// The controller of hpsh's own screen: tables of characters and, in the card, the fields of the selected one.
///
/// It answers for every table by the table's name; none falls into an else.
package struct CharactersController: RecordsController, ReorderRulesController,
  RowRulesController
{
  /// The tables of records, `main` first.
  package private(set) var tables: [RecordTable]
  /// The character on the card.
  package internal(set) var character: RowID?
  package internal(set) var namesVersion = 0
  /// The fields on the card in order, by their place among its fields.
  var cardOrder = RowOrder(sections: [CharactersController.usualCardRows])
  /// Whether the fields on the card reorder; they do when someone says so.
  private var cardRules = ReorderRules(sections: .only([]))

  /// What is answered about single rows of the card.
  private var cardRowRules = RowRules()
  /// The fields that were asked for in the place of those the data suggest.
  var ownCardFields: [CardField]?
  /// The heights of lines that were given one, in points.
  var cardHeights: [FieldPath: Double] = [:]

  private static var usualCardRows: [RowID] { rows(count: RecordSchema.usualCard.count) }

  static func rows(count: Int) -> [RowID] {
    (0..<UInt32(count)).map { RowID(rawValue: $0) }
  }

  /// Tells whether the user had enough of waiting.
  var isInterrupted: @Sendable () -> Bool = { false }

  /// The table whose selection feeds the card.
  package internal(set) var cardSource = "main"
  let card = "card"

  /// Makes the controller as it is before anything is loaded: a main table without sections.
  package init() {
    let schema = RecordSchema(title: nil, id: nil, card: RecordSchema.usualCard)
    var main = RecordTable(name: "main", records: RecordList([]), schema: schema)
    main.order = RowOrder()
    main.sectionTitles = []
    tables = [main]
  }

  package var tableNames: [String] {
    [tables[0].name, card] + tables.dropFirst().map(\.name)
  }

  package func records(ofTable tableName: String) -> RecordTable? {
    index(ofTable: tableName).map { tables[$0] }
  }

  /// Returns where a table stands among those with records, nil for the card.
  ///
  /// One thing of a table is read there: it is asked for often, and a copy of the whole costs more.
  func index(ofTable tableName: String) -> Int? {
    tables.indices.first { tables[$0].name == tableName }
  }

  /// Puts a table in the place of the one with its name, or behind the others; the card is emptied with its source.
  package mutating func load(_ table: RecordTable) {
    change(table.name) { $0 = table }
    if index(ofTable: table.name) == nil { tables.append(table) }
    if table.name == cardSource {
      emptyCard()
      cardRules = ReorderRules(sections: .only([]))
      cardRowRules = RowRules()
    }
    namesVersion += 1
  }

  /// Puts the model of a table in the place of the one with its name, rows keeping their handles; the card keeps its row.
  mutating func replace(_ table: RecordTable) {
    change(table.name) { $0 = table }
    namesVersion += 1
  }

  /// Changes the model of a table; nothing where there is none of the name.
  package mutating func change<Fault>(
    _ tableName: String, _ body: (inout RecordTable) throws(Fault) -> Void
  ) throws(Fault) {
    guard let index = index(ofTable: tableName) else { return }
    try body(&tables[index])
  }

  /// Moves a row in the model of a table.
  mutating func moveRow(_ tableName: String, at source: IndexPath, to destination: IndexPath) {
    if tableName == card {
      cardOrder.moveRow(at: source, to: destination)
    } else {
      change(tableName) { $0.moveRow(at: source, to: destination) }
    }
  }

  package func rowOrder(ofTable tableName: String) -> RowOrder {
    if let index = index(ofTable: tableName) { return tables[index].order }
    return tableName == card ? cardOrder : RowOrder()
  }

  package func wholeOrder(ofTable tableName: String) -> RowOrder {
    records(ofTable: tableName)?.wholeOrder ?? rowOrder(ofTable: tableName)
  }

  package func orderMovedInPlace(ofTable tableName: String) -> RowOrder? {
    // Under a filter a row moves among those that it hides as well, and the way back is not the move's.
    guard let index = index(ofTable: tableName) else { return rowOrder(ofTable: tableName) }
    return tables[index].filter == nil ? tables[index].order : nil
  }

  package func identity(of row: RowID, inTable tableName: String) -> String {
    if let index = index(ofTable: tableName) { return tables[index].identity(of: row) }
    return cardField(row).path.text
  }

  package func title(of row: RowID, inTable tableName: String) -> String {
    if let index = index(ofTable: tableName) { return tables[index].title(of: row) }
    return cardLine(cardField(row))
  }

  package func rowRules(of tableName: String) -> RowRules {
    index(ofTable: tableName).map { tables[$0].rowRules } ?? cardRowRules
  }

  package mutating func setRowRules(_ rules: RowRules, of tableName: String) {
    if tableName == card {
      cardRowRules = rules
    } else {
      change(tableName) { $0.rowRules = rules }
    }
  }

  package func reorderRules(of tableName: String) -> ReorderRules {
    index(ofTable: tableName).map { tables[$0].rules } ?? cardRules
  }

  /// Returns where rows of a table land that leave their section.
  func policy(ofTable tableName: String) -> ReorderPolicy {
    index(ofTable: tableName).map { tables[$0].rules.policy } ?? cardRules.policy
  }

  package mutating func setReorderRules(_ rules: ReorderRules, of tableName: String) {
    if tableName == card {
      cardRules = rules
    } else {
      change(tableName) { $0.rules = rules }
    }
  }
}
