import TableModel
import Testing

@Suite struct UpdateOrderTests {
  @Test func `kept rows keep their handle and the others get a new one`() throws {
    let order = RowOrder(numbers: [[1, 2, 3], [4, 5], [6], [7]])
    let batch = BatchUpdate([
      .deleteRow(at(0, 0)), .reloadRow(at(0, 1)), .insertRow(at(1, 0)),
      .moveRow(at(0, 2), to: at(1, 1)), .deleteSection(2), .insertSection(2), .reloadSection(3),
    ])
    let plan = try batch.plan(before: [3, 2, 1, 1], after: [1, 4, 2, 3])
    var asked: [IndexPath] = []
    let changed = order.applying(plan) { path in
      asked.append(path)
      return RowID(rawValue: 100 + UInt32(asked.count))
    }
    #expect(changed.numbers == [[101], [102, 3, 4, 5], [103, 104], [105, 106, 107]])
    #expect(
      asked == [at(0, 0), at(1, 0), at(2, 0), at(2, 1), at(3, 0), at(3, 1), at(3, 2)])
    #expect(order.numbers == [[1, 2, 3], [4, 5], [6], [7]])
  }

  @Test func `sections move with their rows`() throws {
    let order = RowOrder(numbers: [[1, 2], [3], [4]])
    let batch = BatchUpdate([.moveSection(0, to: 2), .deleteSection(1), .insertSection(1)])
    let plan = try batch.plan(before: [2, 1, 1], after: [1, 0, 2])
    let changed = order.applying(plan) { _ in RowID(rawValue: 99) }
    #expect(changed.numbers == [[4], [], [1, 2]])
    #expect((0..<3).map { plan.keepsRows(inSection: $0) } == [true, false, true])
  }
}
