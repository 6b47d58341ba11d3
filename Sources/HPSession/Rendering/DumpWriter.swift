import Records
import TableModel

/// A session's state as JSON with a fixed order of keys.
struct DumpWriter {
  let screen: Screen
  /// Whether each row carries its record.
  let includesRecords: Bool
  var writer: JSONWriter
  /// The ids that the rows of a list had so far, nil where none can stand twice in it.
  var seenIdentities: Set<String>?
  /// How each row has its first two names.
  private let rowKeys: (id: [UInt8], title: [UInt8])
  /// The bytes of the record that is written.
  private var spelled: [UInt8] = []

  init(of screen: Screen, includesRecords: Bool, isCompact: Bool) {
    self.screen = screen
    self.includesRecords = includesRecords
    writer = JSONWriter(isPretty: !isCompact)
    rowKeys = (writer.spelling(ofKey: "id"), writer.spelling(ofKey: "title"))
  }

  /// Returns the text, with a newline at its end.
  mutating func text() -> String {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the text, with a newline at its end, in pieces of UTF-8 that are never all held at once.
  ///
  /// - Throws: What taking a piece throws; nothing more is written then.
  mutating func write<Failure>(
    to take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    writer.beginObject()
    writer.key("hpsh")
    writer.write(DumpedState.version)
    writer.key("tables")
    writer.beginArray()
    for table in screen.tables { try write(table, to: take) }
    writer.endArray()
    writer.key("card")
    writeCard()
    writeFaults()
    writer.endObject()
    writer.bytes.append(UInt8(ascii: "\n"))
    try take(writer.bytes)
  }

  /// Gives away what was written, once it is much.
  private mutating func drain<Failure>(
    to take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    guard writer.bytes.count >= ResultStream.pieceSize else { return }
    try take(writer.bytes)
    writer.bytes.removeAll(keepingCapacity: true)
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

  private mutating func write<Failure>(
    _ table: TableView, to take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let rules = screen.reorderRules(of: table)
    let isDrifting = screen.isDrifting(table)
    noteIdentities(of: table, isDrifting: isDrifting)
    writer.beginObject()
    writer.key("name")
    writer.write(table.name)
    writer.key("sections")
    writer.beginArray()
    for (section, title) in screen.sectionTitles(in: table).enumerated() {
      try writeSection(
        section, title: title, of: table, rules: rules,
        showsHidden: !isDrifting && screen.filter(of: table) != nil, to: take)
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
    writer.write(isDrifting)
    if isDrifting { writeModel(of: table) }
    if includesRecords { writeData(of: table) }
    writeReordering(of: table, rules: rules)
    writeRowRules(of: table)
    writer.endObject()
  }

  private mutating func writeSection<Failure>(
    _ section: Int, title: String, of table: TableView, rules: ReorderRules?, showsHidden: Bool,
    to take: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
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
    let names = RowNaming(of: table, on: screen)
    if showsHidden {
      for (row, isHidden) in allRows(inSection: section, of: table) {
        write(row, of: table, named: names, isHidden: isHidden)
        try drain(to: take)
      }
    } else {
      for row in shown.rows(inSection: section) {
        write(row, of: table, named: names)
        try drain(to: take)
      }
    }
    writer.endArray()
    writer.endObject()
  }

  private mutating func write(
    _ row: RowID, of table: TableView, named names: RowNaming, isHidden: Bool = false
  ) {
    writer.beginObject()
    writer.key(spelled: rowKeys.id)
    writer.writeText { names.append(identityOf: row, to: &$0) }
    writer.key(spelled: rowKeys.title)
    writer.writeText { names.append(titleOf: row, to: &$0) }
    if seenIdentities != nil { writeMark(ofCopy: names.identity(of: row)) }
    writeMark(isHidden: isHidden)
    if let height = isHidden
      ? hiddenHeight(of: row, in: table) : screen.ownHeight(of: row, in: table)
    {
      writer.key("height")
      writer.write(height)
    }
    if includesRecords, let data = names.records { writeRecord(of: names.own(row), from: data) }
    writer.endObject()
  }

  /// Writes the record of a row, by its bytes where it was not changed.
  private mutating func writeRecord(of row: RowID, from data: RecordTable) {
    writer.key("record")
    spelled.removeAll(keepingCapacity: true)
    let isSpelled = data.appendSpelledRecord(of: row, to: &spelled)
    if !isSpelled || !writer.write(checked: spelled) { writer.write(data.record(of: row)) }
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
    writeHold(of: card)
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
