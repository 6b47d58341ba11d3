import Records
import TableModel

/// What the records alone do not say of the data, for a dump that carries them.
extension DumpWriter {
  /// Writes the fields that give title, identity and card, and what has become of the rows since they were loaded.
  mutating func writeData(of table: TableView) {
    guard let data = screen.data(of: table) else { return }
    writer.key("data")
    writer.beginObject()
    for (name, path) in [
      ("title", data.schema.title), ("id", data.schema.id), ("group", data.grouping),
    ] {
      guard let path else { continue }
      writer.key(name)
      writer.write(path.text)
    }
    if data.addedCount > 0 {
      writer.key("added")
      writer.write(data.addedCount)
    }
    writer.key("card")
    write(data.schema.card)
    writer.endObject()
  }

  /// Writes where a finger took hold of the card, where one holds it, and the record of its row, where no table has that.
  mutating func writeHold(of card: Card) {
    if let origin = card.dragOrigin {
      writer.key("origin")
      writer.write(origin)
    }
    guard includesRecords, let record = screen.recordOfCardAlone else { return }
    writer.key("record")
    writer.write(record)
  }

  /// Writes the lines of a card.
  mutating func write(_ fields: [CardField]) {
    writer.beginArray()
    for field in fields {
      writer.beginObject()
      writer.key("label")
      writer.write(field.label)
      writer.key("field")
      writer.write(field.path.text)
      writer.endObject()
    }
    writer.endArray()
  }
}

extension Screen {
  /// The record of the row on the card, nil where a table shows the row or its model holds it.
  fileprivate var recordOfCardAlone: Record? {
    guard let id = controller.cardRowIdentity, let table = cardSource, var data = data(of: table),
      let row = data.row(withIdentity: id), data.wholeOrder.indexPath(of: row) == nil
    else { return nil }
    let shown = shownRows(in: table)
    let isShown = shown.sectionIndices.contains { section in
      shown.rows(inSection: section).contains { modelRow(of: $0, in: table) == row }
    }
    return isShown ? nil : data.record(of: row)
  }
}
