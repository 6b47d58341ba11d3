import Records
import Testing

struct RecordTests {
  private let record = Record([
    .init("name", .string("Harry Potter")),
    .init("wand", .object(Record([.init("core", .string("phoenix")), .init("a.b", .bool(true))]))),
    .init("patronus", .null),
    .init("house", .string("Slytherin")),
    .init("house", .string("Gryffindor")),
  ])

  @Test func `a path leads into objects`() {
    #expect(record["wand.core"] == .string("phoenix"))
    #expect(record["wand.wood"] == nil)
    #expect(record["name.core"] == nil)
    #expect(record["wand.a.b"] == .bool(true))
  }

  @Test func `a field whose name has the dots wins over nesting`() {
    var record = record
    record.fields.append(.init("wand.core", .string("own")))
    #expect(record["wand.core"] == .string("own"))
    record.fields.append(.init("x.y", .object(Record([.init("z", .string("long name"))]))))
    let nested = Record([.init("y", .object(Record([.init("z", .string("nested"))])))])
    record.fields.append(.init("x", .object(nested)))
    #expect(record["x.y.z"] == .string("long name"))
  }

  @Test func `a null is another thing than no field`() {
    #expect(record["patronus"] == .null)
    #expect(record["actor"] == nil)
  }

  @Test func `the last of several fields with a name is found and all are kept`() {
    #expect(record["house"] == .string("Gryffindor"))
    #expect(record.fields.count == 5)
  }

  @Test(arguments: ["", ".", "..", "wand.", ".core", "wand..core"])
  func `an odd path finds nothing`(path: String) {
    #expect(record[FieldPath(path)] == nil)
  }

  @Test func `an empty name is a name`() {
    let odd = Record([.init("", .object(Record([.init("", .bool(true))])))])
    #expect(odd["."] == .bool(true))
  }

  @Test func `a source lists its fields' paths as they appear`() {
    let list = RecordList([record, Record([.init("actor", .null), .init("name", .null)])])
    #expect(
      list.fieldPaths().map(\.text) == [
        "name", "wand", "wand.core", "wand.a.b", "patronus", "house", "actor",
      ])
  }
}
