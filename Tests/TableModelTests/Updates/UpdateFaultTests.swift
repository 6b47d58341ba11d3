import TableModel
import Testing

@Suite struct UpdateFaultTests {
  /// A combination that is refused, on A B | C, with the pair that must be named.
  struct Refusal: CustomTestStringConvertible {
    let conflict: UpdateFault.Conflict
    let first: UpdateOperation
    let second: UpdateOperation
    let after: [Int]
    var testDescription: String { "\(conflict.rawValue): \(first), \(second)" }
  }

  static let rows: [Refusal] = [
    refusal(.deletedTwice, .deleteRow(at(0, 0)), .deleteRow(at(0, 0)), [1, 1]),
    refusal(.reloadedTwice, .reloadRow(at(0, 0)), .reloadRow(at(0, 0)), [2, 1]),
    refusal(.deletedAndReloaded, .deleteRow(at(0, 0)), .reloadRow(at(0, 0)), [1, 1]),
    refusal(.deletedAndMoved, .deleteRow(at(0, 0)), .moveRow(at(0, 0), to: at(1, 0)), [1, 1]),
    refusal(.reloadedAndMoved, .reloadRow(at(0, 0)), .moveRow(at(0, 0), to: at(0, 1)), [2, 1]),
    refusal(.reloadedAndMoved, .reloadRow(at(0, 0)), .moveRow(at(0, 0), to: at(0, 0)), [2, 1]),
    refusal(
      .movedTwice, .moveRow(at(0, 0), to: at(1, 0)), .moveRow(at(0, 0), to: at(1, 1)), [1, 2]),
    refusal(.insertedTwice, .insertRow(at(1, 0)), .insertRow(at(1, 0)), [2, 3]),
    refusal(.insertedAndMovedTo, .moveRow(at(0, 0), to: at(1, 0)), .insertRow(at(1, 0)), [1, 3]),
    refusal(
      .movedToTwice, .moveRow(at(0, 0), to: at(1, 0)), .moveRow(at(0, 1), to: at(1, 0)), [0, 3]),
  ]

  static let sections: [Refusal] = [
    refusal(.deletedTwice, .deleteSection(0), .deleteSection(0), [1]),
    refusal(.reloadedTwice, .reloadSection(0), .reloadSection(0), [2, 1]),
    refusal(.deletedAndReloaded, .deleteSection(0), .reloadSection(0), [1]),
    refusal(.deletedAndMoved, .deleteSection(0), .moveSection(0, to: 0), [1]),
    refusal(.reloadedAndMoved, .reloadSection(0), .moveSection(0, to: 1), [1, 2]),
    refusal(.movedTwice, .moveSection(0, to: 0), .moveSection(0, to: 1), [2, 1]),
    refusal(.insertedTwice, .insertSection(2), .insertSection(2), [2, 1, 0]),
    refusal(.insertedAndMovedTo, .moveSection(0, to: 2), .insertSection(2), [1, 2, 2]),
    refusal(.movedToTwice, .moveSection(0, to: 0), .moveSection(1, to: 0), [1, 2]),
  ]

  static let rowsInSections: [Refusal] = [
    refusal(
      .moveIntoInsertedSection, .insertSection(0), .moveRow(at(0, 0), to: at(0, 0)), [1, 1, 1]),
    refusal(.moveOutOfDeletedSection, .deleteSection(0), .moveRow(at(0, 0), to: at(0, 0)), [2]),
    refusal(
      .moveIntoReloadedSection, .reloadSection(1), .moveRow(at(0, 0), to: at(1, 0)), [1, 2]),
    refusal(
      .moveOutOfReloadedSection, .reloadSection(0), .moveRow(at(0, 0), to: at(1, 0)), [1, 2]),
    refusal(.reloadInMovedSection, .moveSection(0, to: 1), .reloadRow(at(0, 0)), [1, 2]),
    refusal(.deleteInMovedSection, .moveSection(0, to: 1), .deleteRow(at(0, 0)), [1, 1]),
    refusal(.insertInMovedSection, .moveSection(0, to: 1), .insertRow(at(1, 0)), [1, 3]),
    refusal(
      .moveInMovedSection, .moveSection(0, to: 1), .moveRow(at(0, 0), to: at(1, 1)), [1, 2]),
    refusal(
      .moveInMovedSection, .moveSection(0, to: 1), .moveRow(at(0, 0), to: at(0, 0)), [2, 1]),
    refusal(
      .moveInMovedSection, .moveSection(0, to: 1), .moveRow(at(1, 0), to: at(1, 0)), [0, 3]),
    refusal(.insertInMovedSection, .moveSection(0, to: 0), .insertRow(at(0, 0)), [3, 1]),
  ]

  private static func refusal(
    _ conflict: UpdateFault.Conflict, _ first: UpdateOperation, _ second: UpdateOperation,
    _ after: [Int]
  ) -> Refusal {
    Refusal(conflict: conflict, first: first, second: second, after: after)
  }

  @Test(arguments: rows + sections + rowsInSections)
  func `two operations that exclude each other are refused by name`(_ refusal: Refusal) {
    let expected = UpdateFault.conflict(refusal.conflict, refusal.first, refusal.second)
    for operations in [[refusal.first, refusal.second], [refusal.second, refusal.first]] {
      #expect(fault(operations, before: [2, 1], after: refusal.after) == expected)
    }
  }

  @Test func `every combination that is refused has its example`() {
    let shown = Set((Self.rows + Self.sections + Self.rowsInSections).map(\.conflict))
    #expect(shown == Set(UpdateFault.Conflict.allCases))
  }

  @Test func `an empty batch on a stale table is refused with six numbers`() {
    let counts = UpdateFault.RowCounts(
      section: 0, oldSection: 0, after: 4, before: 1, inserted: 0, deleted: 0, movedIn: 0,
      movedOut: 0)
    #expect(fault([], before: [1, 2], after: [4, 2]) == .invalidRowCount(counts))
  }

  @Test func `a section that moves is counted under its new index`() {
    let counts = UpdateFault.RowCounts(
      section: 2, oldSection: 0, after: 3, before: 2, inserted: 0, deleted: 0, movedIn: 0,
      movedOut: 0)
    let operations: [UpdateOperation] = [.moveSection(0, to: 2)]
    #expect(fault(operations, before: [2, 1, 1], after: [1, 1, 3]) == .invalidRowCount(counts))
  }

  @Test func `the six numbers tell inserts, deletes and moves apart`() {
    let operations: [UpdateOperation] = [
      .insertRow(at(0, 0)), .insertRow(at(0, 1)), .deleteRow(at(0, 0)),
      .moveRow(at(1, 0), to: at(0, 2)), .moveRow(at(1, 1), to: at(0, 3)),
      .moveRow(at(1, 2), to: at(0, 4)), .moveRow(at(0, 1), to: at(1, 0)),
      .moveRow(at(0, 2), to: at(0, 5)),
    ]
    let counts = UpdateFault.RowCounts(
      section: 0, oldSection: 0, after: 9, before: 5, inserted: 2, deleted: 1, movedIn: 4,
      movedOut: 2)
    #expect(fault(operations, before: [5, 3], after: [9, 1]) == .invalidRowCount(counts))
    #expect(fault(operations, before: [5, 3], after: [8, 1]) == nil)
  }

  @Test func `a wrong number of sections comes with four numbers and before all else`() {
    let operations: [UpdateOperation] = [
      .insertSection(7), .deleteSection(9), .deleteSection(8), .deleteRow(at(9, 9)),
    ]
    let counts = UpdateFault.SectionCounts(after: 3, before: 2, inserted: 1, deleted: 2)
    #expect(fault(operations, before: [2, 1], after: [1, 1, 1]) == .invalidSectionCount(counts))
  }

  @Test(
    arguments: [
      (.deleteRow(at(0, 2)), .rows(2)), (.reloadRow(at(1, 1)), .rows(1)),
      (.moveRow(at(0, 2), to: at(0, 0)), .rows(2)), (.deleteRow(at(2, 0)), .sections(2)),
      (.reloadSection(2), .sections(2)), (.moveSection(2, to: 0), .sections(2)),
      (.deleteRow(at(0, -1)), .rows(2)), (.moveSection(-1, to: 0), .sections(2)),
      (.reloadRow(at(.max, .max)), .sections(2)), (.reloadRow(at(0, .min)), .rows(2)),
    ] as [(UpdateOperation, UpdateFault.Extent)])
  func `what was not there before is refused with what there was`(
    _ operation: UpdateOperation, _ extent: UpdateFault.Extent
  ) {
    let expected = UpdateFault.missingBefore(operation, extent)
    #expect(fault([operation], before: [2, 1], after: [2, 1]) == expected)
  }

  @Test(
    arguments: [
      (.insertRow(at(0, 2)), .rows(2)), (.moveRow(at(0, 0), to: at(1, 1)), .rows(1)),
      (.insertRow(at(2, 0)), .sections(2)), (.moveSection(0, to: 2), .sections(2)),
      (.insertRow(at(-1, 0)), .sections(2)), (.insertRow(at(.max, .max)), .sections(2)),
      (.moveRow(at(0, 0), to: at(1, .min)), .rows(1)), (.moveSection(0, to: .max), .sections(2)),
    ] as [(UpdateOperation, UpdateFault.Extent)])
  func `a place that is not there after is refused with what there is`(
    _ operation: UpdateOperation, _ extent: UpdateFault.Extent
  ) {
    let expected = UpdateFault.missingAfter(operation, extent)
    #expect(fault([operation], before: [2, 1], after: [2, 1]) == expected)
  }

  @Test func `numbers of any size are answered at once`() throws {
    let operations: [UpdateOperation] = [.deleteRow(at(0, 0)), .insertRow(at(0, .max - 1))]
    let plan = try BatchUpdate(operations).plan(before: [.max], after: [.max])
    #expect(plan.origin(ofRowAt: at(0, 0)) == .kept(at(0, 1)))
    #expect(plan.origin(ofRowAt: at(0, .max - 1)) == .inserted)
    #expect(plan.newIndexPath(ofOld: at(0, .max - 1)) == at(0, .max - 2))
    #expect(plan.rows(inSection: 0).count == .max)

    let one: [UpdateOperation] = [.insertRow(at(0, 0))]
    for after in [Int.min, -1, 0] {
      let expected = UpdateFault.missingAfter(.insertRow(at(0, 0)), .rows(0))
      #expect(fault(one, before: [.max], after: [after]) == expected)
    }
    let counts = UpdateFault.RowCounts(
      section: 0, oldSection: 0, after: .max, before: .max, inserted: 1, deleted: 0, movedIn: 0,
      movedOut: 0)
    #expect(fault(one, before: [.max], after: [.max]) == .invalidRowCount(counts))
    #expect(fault([], before: [-3], after: [.min]) == nil)
    let all: [UpdateOperation] = [.deleteSection(0), .insertSection(0)]
    #expect(fault(all, before: [.max], after: [.max]) == nil)
  }
}
