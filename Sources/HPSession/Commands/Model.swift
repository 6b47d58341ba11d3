import CommandKit
import Records
import TableModel

extension Command<Session> {
  static let model = Command(
    "model", "Changes the data source alone; the table is not told.", category: Category.beneath,
    discussion: """
      Index paths, titles and ids are the model's own. What the table shows stays as it is, which
      drift lists; a tap is answered from the model all the same. filter hides the other rows, as
      the command filter does; a model that cannot deletes them.
      """,
    forms: [
      "model insert [TABLE] REF FIELD=VALUE…", "model delete [TABLE] REF…",
      "model move [TABLE] A -> B", "model update [TABLE] REF FIELD=VALUE…",
      "model filter EXPR", "model section insert [TABLE] N [TITLE]",
      "model section delete [TABLE] N",
    ],
    ownsComparisons: true,
    .operand("what to change", .modelChange, "The change."),
    examples: [
      Example(
        """
        model delete 0:last
        ls 0:18..0:19
        #> main: 64 rows in 5 sections
        #> section 0, Gryffindor: 20 rows
        #>     18  0:18  Seamus Finnigan  ≡
        #>     19  0:19  James Potter
        drift
        #> 0:19: shows "James Potter", the model has nothing
        """, "the table is not told, so it shows a row that is gone"),
      Example(
        """
        model move 0:0 -> 0:1
        select 0:0
        #> 0:0: cell "Harry Potter", card "Hermione Granger" [drift]
        """, "a tap there is answered from the model"),
    ],
    seeAlso: ["drift", "reload", "batch"],
    run: changeModel)
}

/// A change to a model alone.
enum ModelChange: Sendable {
  case insert(PlaceOperand, [FieldSetting])
  case delete(RowsOperand)
  case move(RowsOperand, Destination)
  case update(PlaceOperand, [FieldSetting])
  case filter(ConditionOperand)
  case sections(ModelSectionChange)
}

extension Format where Value == ModelChange {
  fileprivate static var modelChange: Format {
    let verb = Format<String>.choice(["insert", "delete", "move", "update", "filter", "section"])
    return Format("insert|delete|move|update|filter|section …") { words throws(Diagnostic) in
      switch try verb.parse(&words) {
      case "insert":
        return .insert(try Format<PlaceOperand>.place.parse(&words), try words.settings())
      case "update":
        return .update(try Format<PlaceOperand>.place.parse(&words), try words.settings())
      case "delete":
        guard !words.isAtEnd else { throw words.missing("a row") }
        return .delete(try Format<RowsOperand>.rows.parse(&words))
      case "move":
        let row = try Format<RowsOperand>.row.parse(&words)
        return .move(row, try Format<Destination>.destination.parse(&words))
      case "section": return .sections(try ModelSectionChange(&words))
      default: return .filter(try Format<ConditionOperand>.conditionText.parse(&words))
      }
    }
  }
}

extension WordCursor {
  fileprivate mutating func settings() throws(Diagnostic) -> [FieldSetting] {
    var settings: [FieldSetting] = []
    while !isAtEnd || settings.isEmpty {
      settings.append(try Format<FieldSetting>.setting.parse(&self))
    }
    return settings
  }
}

private func changeModel(_ session: inout Session, change: ModelChange) throws(Diagnostic) {
  session.frame.space = .model
  switch change {
  case .insert(let operand, let fields):
    let (table, path) = try session.resolve(operand)
    try session.editModel(of: table, at: operand.range) { model throws(ModelFault) in
      try model.insertRow(fields, at: path, inTable: table.name)
    }
  case .update(let operand, let fields):
    let (table, path) = try session.resolve(operand)
    guard session.rows(of: table).contains(path) else {
      throw session.noRow(path, in: table, at: operand.range)
    }
    try session.editModel(of: table, at: operand.range) { model throws(ModelFault) in
      try model.updateRow(fields, at: path, inTable: table.name)
    }
  case .delete(let operand): try session.deleteFromModel(try session.resolve(operand))
  case .move(let operand, let destination):
    try session.moveInModel(try session.resolve(operand), to: destination)
  case .filter(let condition): try session.filterModel(condition)
  case .sections(let change): try session.changeModelSections(change)
  }
}

extension Session {
  fileprivate mutating func deleteFromModel(_ rows: ResolvedRows) throws(Diagnostic) {
    let table = rows.table
    let sections = Set(rows.paths.map(\.section))
    try editModel(of: table, at: rows.rows.first?.range) { model throws(ModelFault) in
      let before = sections.map { model.tableView(table, numberOfRowsInSection: $0) }
      model.deleteRows(at: rows.paths, inTable: table.name)
      // A delete cannot refuse, as an insert can: that it did nothing is all that shows.
      guard sections.map({ model.tableView(table, numberOfRowsInSection: $0) }) != before else {
        throw .refused("the rows of \(table.name) stay: its model deletes none")
      }
    }
  }

  fileprivate mutating func moveInModel(
    _ rows: ResolvedRows, to destination: Destination
  ) throws(Diagnostic) {
    guard let source = rows.rows.first, rows.rows.count == 1 else {
      throw Diagnostic(.usage, "one row is moved at a time", at: destination.range)
    }
    let place = try place(destination, of: [source.path], in: rows.table)
    let counts = self.rows(of: rows.table)
    let most =
      counts.numberOfRows(inSection: place.section)
      - (place.section == source.path.section ? 1 : 0)
    guard place.row <= most else {
      throw noRow(place, in: rows.table, at: destination.range)
    }
    let name = rows.table.name
    try editModel(of: rows.table, at: source.range) { model throws(ModelFault) in
      model.moveRow(at: source.path, to: place, inTable: name)
    }
  }

  /// Lets the model answer for the rows alone for which a condition holds; one that cannot hide the others
  /// deletes them.
  fileprivate mutating func filterModel(_ condition: ConditionOperand) throws(Diagnostic) {
    let table = table
    let kept = Set(try paths(where: condition.expression, in: table))
    if screen.controller.capability((any FilterableTableController).self) != nil {
      let filter = condition.rowCondition
      return try act { screen throws(ScreenFault) in
        try screen.changeModel((any FilterableTableController).self, of: table) {
          model throws(ModelFault) in
          try model.setFilter(filter, ofTable: table.name)
        }
      }
    }
    let gone = rows(of: table).indexPaths.filter { !kept.contains($0) }
    try editModel(of: table, at: nil) { model throws(ModelFault) in
      for path in gone.reversed() { model.deleteRow(at: path, inTable: table.name) }
    }
  }
}
