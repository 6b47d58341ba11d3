import Records
import TableModel

/// A session's state as JSON with a fixed order of keys.
struct DumpWriter {
  let screen: Screen
  /// Whether each row carries its record.
  let includesRecords: Bool
  var writer: JSONWriter

  init(of screen: Screen, includesRecords: Bool, isCompact: Bool) {
    self.screen = screen
    self.includesRecords = includesRecords
    writer = JSONWriter(isPretty: !isCompact)
  }

  /// Returns the text, with a newline at its end.
  mutating func text() -> String {
    writer.beginObject()
    writer.key("hpsh")
    writer.write(1)
    writer.key("tables")
    writer.beginArray()
    for table in screen.tables { write(table) }
    writer.endArray()
    writer.key("card")
    writeCard()
    writeFaults()
    writer.endObject()
    return String(decoding: writer.bytes, as: UTF8.self) + "\n"
  }

  /// Writes the names of the faults that are on, nothing without any.
  private mutating func writeFaults() {
    let names = screen.controller.wrapperNames
    guard !names.isEmpty else { return }
    writer.key("faults")
    writer.beginArray()
    for name in names { writer.write(name) }
    writer.endArray()
  }

  private mutating func write(_ table: TableView) {
    let rules = screen.reorderRules(of: table)
    writer.beginObject()
    writer.key("name")
    writer.write(table.name)
    writer.key("sections")
    writer.beginArray()
    for (section, title) in screen.sectionTitles(in: table).enumerated() {
      writeSection(section, title: title, of: table, rules: rules)
    }
    writer.endArray()
    writer.key("selection")
    writer.beginArray()
    for path in screen.selection(in: table) { writer.write(path.description) }
    writer.endArray()
    writer.key("selects")
    writer.write(screen.selectionMode(of: table).rawValue)
    writer.key("reorder")
    writer.write(rules?.policy.rawValue ?? "own")
    writer.key("editing")
    writer.write(screen.isEditing(table))
    writer.key("drift")
    let isDrifting = screen.isDrifting(table)
    writer.write(isDrifting)
    if isDrifting { writeModel(of: table) }
    writeReordering(of: table, rules: rules)
    writeRowRules(of: table)
    writer.endObject()
  }

  private mutating func writeSection(
    _ section: Int, title: String, of table: TableView, rules: ReorderRules?
  ) {
    let shown = screen.shownRows(in: table)
    writer.beginObject()
    writer.key("title")
    writer.write(title)
    let footer = screen.sectionFooters(in: table)[section]
    if !footer.isEmpty {
      writer.key("footer")
      writer.write(footer)
    }
    writer.key("reorders")
    writer.write(rules?.reorders(section: section) ?? screen.liftsFirstRow(of: section, in: table))
    writer.key("rows")
    writer.beginArray()
    for row in shown.rows(inSection: section) { write(row, of: table) }
    writer.endArray()
    writer.endObject()
  }

  /// Writes the rows that the model holds where they are not the ones that are shown.
  private mutating func writeModel(of table: TableView) {
    writer.key("model")
    writer.beginArray()
    for (title, rows) in zip(screen.modelTitles(of: table), screen.modelRows(of: table)) {
      writer.beginObject()
      writer.key("title")
      writer.write(title)
      writer.key("rows")
      writer.beginArray()
      for row in rows {
        writer.beginObject()
        writer.key("id")
        if let identity = row.identity { writer.write(identity) } else { writer.writeNull() }
        writer.key("title")
        writer.write(row.title)
        writer.endObject()
      }
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func write(_ row: RowID, of table: TableView) {
    writer.beginObject()
    writer.key("id")
    writer.write(screen.identity(of: row, in: table))
    writer.key("title")
    writer.write(screen.title(of: row, in: table))
    if let height = screen.ownHeight(of: row, in: table) {
      writer.key("height")
      writer.write(height)
    }
    if includesRecords, let record = screen.record(of: row, in: table) {
      writer.key("record")
      writer.write(record)
    }
    writer.endObject()
  }

  private mutating func writeCard() {
    let card = screen.card
    writer.beginObject()
    writer.key("row")
    if let row = screen.controller.cardRowIdentity { writer.write(row) } else { writer.writeNull() }
    writer.key("position")
    writer.write(card.position.rawValue)
    for (key, measure) in [("y", card.y), ("top", card.top), ("bottom", card.bottom)] {
      writer.key(key)
      writer.write(measure)
    }
    writeCardRules()
    writeMetrics()
    writer.endObject()
  }

  /// Writes the measures that are not a fresh session's.
  private mutating func writeMetrics() {
    let changed = MetricKey.allCases.filter { $0.isChanged(in: screen.metrics) }
    guard !changed.isEmpty else { return }
    writer.key("metrics")
    writer.beginObject()
    for key in changed {
      writer.key(key.rawValue)
      writer.write(screen.metrics[key])
    }
    writer.endObject()
  }
}
