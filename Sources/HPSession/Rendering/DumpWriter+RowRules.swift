import Records
import TableModel

extension DumpWriter {
  /// Writes what is answered about single rows, how many rows a tap selects in editing mode and which
  /// rows are shown, where they are not a fresh session's.
  mutating func writeRowRules(of table: TableView) {
    let rules = screen.rowRules(of: table) ?? RowRules()
    let vetoes = RowRules.Veto.allCases.filter { !(rules.vetoes[$0]?.isEmpty ?? true) }
    if !vetoes.isEmpty {
      writer.key("vetoes")
      writer.beginObject()
      for veto in vetoes {
        writer.key(veto.rawValue)
        write(rules.vetoes[veto] ?? RowSet())
      }
      writer.endObject()
    }
    write(rules.redirects, as: "redirects")
    let mode = screen.editingSelectionMode(of: table)
    if mode != .none {
      writer.key("editingSelects")
      writer.write(mode.rawValue)
    }
    if let filter = screen.filter(of: table) {
      writer.key("filter")
      writer.write(filter.text)
    }
    write(rules.editingStyles.mapValues(\.rawValue), as: "editingStyles")
  }

  mutating func write(_ rows: RowSet) {
    writer.beginArray()
    for identity in rows.identities.sorted() { writer.write(identity) }
    for condition in rows.conditions {
      writer.beginObject()
      writer.key("where")
      writer.write(condition.text)
      writer.endObject()
    }
    writer.endArray()
  }

  private mutating func write(_ pairs: [String: String], as key: String) {
    guard !pairs.isEmpty else { return }
    writer.key(key)
    writer.beginObject()
    for (name, value) in pairs.sorted(by: { $0.key < $1.key }) {
      writer.key(name)
      writer.write(value)
    }
    writer.endObject()
  }
}
