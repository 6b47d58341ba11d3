import RecordIO
import Records
import Testing

struct DelimitedSizeTests {
  @Test func `ten thousand columns are read and asked for`() throws {
    let names = (0..<10_000).map { "f\($0)" }
    let lines = (0..<20).map { row in names.indices.map { "\(row * $0)" }.joined(separator: ",") }
    let text = ([names.joined(separator: ",")] + lines).joined(separator: "\n")
    let source = try load(text, as: "x.csv")
    #expect(source.count == 20)
    #expect(source.value("f9999", at: 19)?.json == "\(19 * 9_999)")
    #expect(source.record(at: 19).fields.count == 10_000)
    var summaries = FieldSummaries()
    for index in 0..<source.count { summaries.take(source.record(at: index)) }
    #expect(summaries.all.count == 10_000)
    #expect(summaries.all.last?.filled == 20)
  }

  @Test func `a cell of a million bytes is one cell`() throws {
    let cell = String(repeating: "é\"\n,", count: 200_000)
    let text = "a,b\n\"\(cell.replacing("\"", with: "\"\""))\",x\n"
    let source = try load(text, as: "x.csv")
    #expect(source.count == 1)
    #expect(source.value("a", at: 0) == .string(cell))
    #expect(source.value("b", at: 0) == .string("x"))
  }

  @Test func `quotes that are never closed are one error, however many lines follow`() {
    let text = "a,b\n\"" + String(repeating: "x,\"\"y\n", count: 100_000)
    #expect(
      shown(text, as: "x.csv")
        == "x.csv: line 2, column 1 (byte 4): the quote that opens here is not closed")
  }
}
