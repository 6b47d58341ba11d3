import Foundation
import TableModel
import Testing

/// The examples that the article on batch updates works out.
struct WorkedExampleTests {
  private static func at(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private static let rows = [
    WorkedExample(
      "| delete 0:1, insert 0:3 | A C D X E |", [.deleteRow(at(0, 1)), .insertRow(at(0, 3))]),
    WorkedExample(
      "| move 0:0 to 0:3, delete 0:2 | B D E A |",
      [.moveRow(at(0, 0), to: at(0, 3)), .deleteRow(at(0, 2))]),
    WorkedExample(
      "| delete 0:0, move 0:4 to 0:0 | E B C D |",
      [.deleteRow(at(0, 0)), .moveRow(at(0, 4), to: at(0, 0))]),
    WorkedExample(
      "| move 0:0 to 0:2, move 0:1 to 0:0 | B C A D E |",
      [.moveRow(at(0, 0), to: at(0, 2)), .moveRow(at(0, 1), to: at(0, 0))]),
    WorkedExample(
      "| delete 0:0, reload 0:4 | B C D E |", [.deleteRow(at(0, 0)), .reloadRow(at(0, 4))]),
  ]

  private static let sections = [
    WorkedExample(
      "| delete section 0, delete 1:0, insert 0:1 | D X |",
      [.deleteSection(0), .deleteRow(at(1, 0)), .insertRow(at(0, 1))]),
    WorkedExample(
      "| insert section 0, move 0:0 to 2:2 | X / B / C D A |",
      [.insertSection(0), .moveRow(at(0, 0), to: at(2, 2))]),
    WorkedExample("| move section 0 to 1 | C D / A B |", [.moveSection(0, to: 1)]),
  ]

  @Test(arguments: rows)
  func `rows come out as the article says`(_ example: WorkedExample) throws {
    #expect(try Documentation.article("BatchUpdates", of: "TableModel").contains(example.line))
    #expect(try example.outcome(from: [["A", "B", "C", "D", "E"]]) == example.shown)
  }

  @Test(arguments: sections)
  func `sections come out as the article says`(_ example: WorkedExample) throws {
    #expect(try Documentation.article("BatchUpdates", of: "TableModel").contains(example.line))
    #expect(try example.outcome(from: [["A", "B"], ["C", "D"]]) == example.shown)
  }

  @Test func `the report of an unchanged model has the numbers that the article gives`() throws {
    let fault = try #require(throws: UpdateFault.self) {
      try BatchUpdate([.deleteRow(Self.at(0, 0))]).plan(before: [5], after: [5])
    }
    #expect(
      fault == .invalidRowCount(UpdateFault.RowCounts(section: 0, after: 5, before: 5, deleted: 1)))
  }

  @Test func `the difference of two states is the batch that the article gives`() {
    let batch = BatchUpdate(
      from: [("", ["A", "B", "C", "D"])], to: [("", ["D", "A", "C", "E"])])
    #expect(
      Set(batch.operations) == [
        .deleteRow(Self.at(0, 1)), .moveRow(Self.at(0, 3), to: Self.at(0, 0)),
        .insertRow(Self.at(0, 3)),
      ])
  }
}
