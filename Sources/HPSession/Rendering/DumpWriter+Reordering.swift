import Records
import TableModel

extension DumpWriter {
  /// Writes the rows that are pinned and by which interface rows are dragged, where they are not a fresh session's.
  mutating func writeReordering(of table: TableView, rules: ReorderRules?) {
    if let pins = rules?.pins, !pins.isEmpty {
      writer.key("pins")
      write(pins)
    }
    let api = screen.reorderAPI(of: table)
    guard api != .control else { return }
    writer.key("reorderApi")
    writer.write(api.rawValue)
  }
}
