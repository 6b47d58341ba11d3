import CommandKit
import Records
import TableModel

/// The fields of a table's records with what `fields` says about each.
struct FieldListing {
  private let name: String
  private let rowCount: Int
  private let schema: RecordSchema
  private let fields: [FieldSummary]

  /// How many columns an example takes at most where people read it.
  private static let exampleWidth = 24

  /// Summarizes the records of every row, shown or not, as they are by now.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the records.
  init(of table: RecordTable) {
    var summaries = FieldSummaries()
    var count = 0
    for path in table.order.indexPaths {
      summaries.take(table.record(of: table.order.row(at: path)))
      count += 1
    }
    name = table.name
    rowCount = count
    schema = table.schema
    fields = summaries.all
  }

  /// The fields in aligned columns for people, under a line for the table.
  func lines(width: Int?) -> [String] {
    let head = "\(name): \(counted(rowCount, "row")), \(counted(fields.count, "field"))"
    let rows = fields.map { field in
      [
        field.path.text.visible, types(of: field), share(of: field), role(of: field) ?? "",
        examples(of: field),
      ]
    }
    let table = rows.isEmpty ? [] : [["field", "type", "filled", "role", "examples"]] + rows
    return ([head] + TextColumns.lines(of: table)).map { line in
      let end = line.lastIndex { $0 != " " }.map { line.index(after: $0) } ?? line.startIndex
      let text = String(line[..<end])
      return width.map { text.clipped(to: $0) } ?? text
    }
  }

  private func types(of field: FieldSummary) -> String {
    field.kinds.isEmpty ? "none" : field.kinds.map(\.rawValue).joined(separator: ", ")
  }

  /// The share in percent: 100 only where all have a value, 0 only where none has.
  private func share(of field: FieldSummary) -> String {
    guard field.filled > 0 else { return "0%" }
    guard field.filled < rowCount else { return "100%" }
    let percent = (Double(field.filled) * 100 / Double(rowCount)).rounded()
    return "\(Int(min(max(percent, 1), 99)))%"
  }

  private func examples(of field: FieldSummary) -> String {
    field.examples.map { $0.visible.clipped(to: Self.exampleWidth) }.joined(separator: " | ")
  }

  /// What the field gives a row: its title, its id, or both.
  private func role(of field: FieldSummary) -> String? {
    let roles =
      (schema.title == field.path ? ["title"] : []) + (schema.id == field.path ? ["id"] : [])
    return roles.isEmpty ? nil : roles.joined(separator: ", ")
  }
}

extension FieldListing {
  /// Returns the fields in full, in a format for other programs.
  func data(_ format: ListFormat) -> [UInt8] {
    var text = DataRows(
      format, columns: ["field", "types", "filled", "rows", "role", "examples"])
    var bytes: [UInt8] = []
    text.appendHead(to: &bytes)
    for field in fields {
      text.append(
        [
          .string(field.path.text), .array(field.kinds.map { .string($0.rawValue) }),
          .number(Number(field.filled)), .number(Number(rowCount)),
          role(of: field).map { .string($0) } ?? .null,
          .array(field.examples.map { .string($0) }),
        ], to: &bytes)
    }
    text.appendFoot(to: &bytes)
    return bytes
  }
}
