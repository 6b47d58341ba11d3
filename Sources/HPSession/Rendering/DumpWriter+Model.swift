import Records
import TableModel

/// The rows that a model holds where they are not the ones that are shown.
extension DumpWriter {
  mutating func writeModel(of table: TableView) {
    noteIdentities(of: table, isDrifting: true)
    let footers = screen.modelFooters(of: table)
    writer.key("model")
    writer.beginArray()
    for (section, title) in screen.modelTitles(of: table).enumerated() {
      writer.beginObject()
      writer.key("title")
      writer.write(title)
      if !footers[section].isEmpty {
        writer.key("footer")
        writer.write(footers[section])
      }
      writer.key("rows")
      writer.beginArray()
      writeModelRows(inSection: section, of: table)
      writer.endArray()
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func writeModelRows(inSection section: Int, of table: TableView) {
    var path = IndexPath(row: 0, section: section)
    for (row, name, isHidden) in modelRows(inSection: section, of: table) {
      writer.beginObject()
      writer.key("id")
      if let identity = name.identity { writer.write(identity) } else { writer.writeNull() }
      writer.key("title")
      writer.write(name.title)
      if let identity = name.identity { writeMark(ofCopy: identity) }
      writeMark(isHidden: isHidden)
      if let height = isHidden
        ? hiddenHeight(of: row, in: table) : screen.modelHeight(ofRowAt: path, in: table)
      {
        writer.key("height")
        writer.write(height)
      }
      if includesRecords, let record = screen.data(of: table)?.record(of: row) {
        writer.key("record")
        writer.write(record)
      }
      writer.endObject()
      if !isHidden { path = IndexPath(row: path.row + 1, section: section) }
    }
  }

  /// Begins a list of rows, in which ids are looked for that stand twice where they can.
  mutating func noteIdentities(of table: TableView, isDrifting: Bool) {
    let mayRepeat =
      isDrifting || screen.showsRowsTwice(in: table) || screen.data(of: table)?.hasCopies == true
    seenIdentities = mayRepeat ? [] : nil
  }

  /// Writes that a row before has the same id, nothing where none has.
  mutating func writeMark(ofCopy identity: String) {
    guard seenIdentities?.insert(identity).inserted == false else { return }
    writer.key("copy")
    writer.write(true)
  }
}
