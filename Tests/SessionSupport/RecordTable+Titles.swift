package import HPSession
import Records

extension RecordTable {
  /// Rows with these titles, each with a team that makes its section.
  package static func rows(titled titles: [String], teams: [String] = ["Red"]) throws -> RecordTable
  {
    let records = RecordList(
      titles.enumerated().map { index, title in
        Record([
          Record.Field("id", .string("id\(index)")), Record.Field("name", .string(title)),
          Record.Field("team", .string(teams[index % teams.count])),
          Record.Field("note", .string(title)),
        ])
      })
    var table = RecordTable(
      name: "main", records: records, schema: try RecordSchema(of: records))
    table.group(by: FieldPath("team"))
    return table
  }
}
