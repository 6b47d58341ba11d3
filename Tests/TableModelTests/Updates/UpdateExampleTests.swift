import TableModel
import Testing

@Suite struct UpdateExampleTests {
  /// An operation list with what it makes of a table.
  struct Example: CustomTestStringConvertible {
    let name: String
    let operations: [UpdateOperation]
    var before = [5]
    let after: [Int]
    let state: String
    var testDescription: String { name }
  }

  /// The worked examples, over A B C D E.
  static let worked: [Example] = [
    Example(
      name: "delete 1, insert 3", operations: [.deleteRow(at(0, 1)), .insertRow(at(0, 3))],
      after: [5], state: "A C D + E"),
    Example(
      name: "move 0 to 3, delete 2",
      operations: [.moveRow(at(0, 0), to: at(0, 3)), .deleteRow(at(0, 2))],
      after: [4], state: "B D E A"),
    Example(
      name: "delete 0, move 4 to 0",
      operations: [.deleteRow(at(0, 0)), .moveRow(at(0, 4), to: at(0, 0))],
      after: [4], state: "E B C D"),
    Example(
      name: "move 0 to 2 and 1 to 0",
      operations: [.moveRow(at(0, 0), to: at(0, 2)), .moveRow(at(0, 1), to: at(0, 0))],
      after: [5], state: "B C A D E"),
    Example(
      name: "an empty batch", operations: [], after: [5], state: "A B C D E"),
    Example(
      name: "a move to the own place", operations: [.moveRow(at(0, 2), to: at(0, 2))],
      after: [5], state: "A B C D E"),
    Example(
      name: "a reloaded row keeps its place among those that stay",
      operations: [.reloadRow(at(0, 2)), .deleteRow(at(0, 0)), .insertRow(at(0, 1))],
      after: [5], state: "B + C' D E"),
  ]

  /// What sections add, over A B | C D | E.
  static let sections: [Example] = [
    Example(
      name: "a section moves beside one that goes and one that comes",
      operations: [.moveSection(2, to: 0), .deleteSection(0), .insertSection(2)],
      before: [2, 2, 1], after: [1, 2, 1], state: "E | C D | +"),
    Example(
      name: "a row moves to another section under its new index",
      operations: [.deleteSection(0), .moveRow(at(1, 0), to: at(1, 1))],
      before: [2, 2, 1], after: [1, 2], state: "D | E C"),
    Example(
      name: "rows of an inserted section are what is reported, told or not",
      operations: [.insertSection(0), .insertRow(at(0, 1))],
      before: [2, 2, 1], after: [3, 2, 2, 1], state: "+ + + | A B | C D | E"),
    Example(
      name: "rows of a reloaded section are not counted",
      operations: [
        .reloadSection(1), .deleteRow(at(1, 0)), .reloadRow(at(1, 1)), .insertRow(at(1, 3)),
      ],
      before: [2, 2, 1], after: [2, 4, 1], state: "A B | + + + + | E"),
    Example(
      name: "rows of a deleted section may be deleted or reloaded too",
      operations: [.deleteSection(1), .deleteRow(at(1, 0)), .reloadRow(at(1, 1))],
      before: [2, 2, 1], after: [2, 1], state: "A B | E"),
    Example(
      name: "a reloaded section stands among those that stay",
      operations: [.reloadSection(2), .deleteSection(0), .insertSection(1)],
      before: [2, 2, 1], after: [2, 0, 3], state: "C D |  | + + +"),
  ]

  @Test(arguments: worked + sections)
  func `a batch gives its state in any order of its operations`(_ example: Example) {
    for operations in permutations(of: example.operations) {
      let state = stateText(operations, before: example.before, after: example.after)
      #expect(state == example.state)
    }
  }

  @Test func `one after another the same moves give another state`() {
    var order = RowOrder(numbers: [[1, 2, 3, 4, 5]])
    order.moveRow(at: at(0, 0), to: at(0, 2))
    order.moveRow(at: at(0, 1), to: at(0, 0))
    #expect(order.numbers == [[3, 2, 1, 4, 5]])
  }

  @Test func `with one delete the last place a row can move to is two less than the count`() {
    let delete = UpdateOperation.deleteRow(at(0, 1))
    let last = UpdateOperation.moveRow(at(0, 0), to: at(0, 3))
    let past = UpdateOperation.moveRow(at(0, 0), to: at(0, 4))
    #expect(stateText([delete, last], before: [5], after: [4]) == "C D E A")
    #expect(fault([delete, past], before: [5], after: [4]) == .missingAfter(past, .rows(4)))
  }

  @Test func `an old row is followed to its place`() throws {
    // A B C | D | E | F
    let batch = BatchUpdate([
      .deleteRow(at(0, 0)), .reloadRow(at(0, 1)), .moveRow(at(0, 2), to: at(2, 0)),
      .deleteSection(1), .reloadSection(2), .insertRow(at(0, 0)),
    ])
    let plan = try batch.plan(before: [3, 1, 1, 1], after: [2, 4, 2])
    #expect(plan.sections == [.kept(0), .reloaded(2), .kept(3)])
    #expect(plan.newIndexPath(ofOld: at(0, 0)) == nil)
    #expect(plan.newIndexPath(ofOld: at(0, 1)) == at(0, 1))
    #expect(plan.newIndexPath(ofOld: at(0, 2)) == at(2, 0))
    #expect(plan.newIndexPath(ofOld: at(1, 0)) == nil)
    #expect(plan.newIndexPath(ofOld: at(2, 0)) == nil)
    #expect(plan.newIndexPath(ofOld: at(3, 0)) == at(2, 1))
    for stray in [at(0, 3), at(0, -1), at(-1, 0), at(4, 0), at(.max, .max), at(.min, .min)] {
      #expect(plan.newIndexPath(ofOld: stray) == nil)
      #expect(plan.origin(ofRowAt: stray) == nil)
    }
    #expect(
      [-1, 0, 1, 2, 3, 4, .max].map { plan.newSection(ofOld: $0) } == [nil, 0, nil, 1, 2, nil, nil])
    #expect((0..<3).map { plan.keepsRows(inSection: $0) } == [false, false, false])
  }

  private func permutations(of operations: [UpdateOperation]) -> [[UpdateOperation]] {
    guard let first = operations.first else { return [[]] }
    return permutations(of: Array(operations.dropFirst())).flatMap { rest in
      (0...rest.count).map { place in
        var whole = rest
        whole.insert(first, at: place)
        return whole
      }
    }
  }
}
