import SeededRandom
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

  @Test(arguments: [1, 2, 3, 5, 8] as [UInt64])
  func `a batch gives the same order step by step as made anew`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var valid = 0
    for _ in 0..<2_000 {
      let sizes = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
        Int.random(in: 0...4, using: &generator)
      }
      let batch = BatchUpdate(
        (0..<Int.random(in: 1...5, using: &generator)).map { _ in
          operation(in: sizes, with: &generator)
        })
      let after = batch.countsAfter(sizes)
      guard let plan = try? batch.plan(before: sizes, after: after) else { continue }
      valid += 1
      let order = RowOrder(numbers: Layouts.rows(of: sizes))
      var asked: [[IndexPath]] = [[], []]
      func handle(_ path: IndexPath, _ number: Int) -> RowID {
        asked[number].append(path)
        return RowID(rawValue: UInt32(1_000 + path.section * 100 + path.row))
      }
      let steps = order.applyingInSteps(plan) { handle($0, 0) }
      let anew = order.rebuilding(plan) { handle($0, 1) }
      #expect(steps.numbers == anew.numbers, "seed \(seed): \(batch.operations) on \(sizes)")
      #expect(asked[0] == asked[1], "seed \(seed): \(batch.operations) on \(sizes)")
      #expect(steps.checkInvariants())
    }
    #expect(valid > 300, "seed \(seed)")
  }

  private func operation(
    in sizes: [Int], with generator: inout SeededGenerator
  ) -> UpdateOperation {
    let (section, other) = (
      Int.random(in: sizes.indices, using: &generator),
      Int.random(in: sizes.indices, using: &generator)
    )
    let row = Int.random(in: 0...sizes[section], using: &generator)
    let place = at(other, Int.random(in: 0...sizes[other], using: &generator))
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .insertSection(section)
    case 1: return .deleteSection(section)
    case 2: return .moveSection(section, to: other)
    case 3: return .reloadSection(section)
    case 4, 5: return .insertRow(place)
    case 6: return .deleteRow(at(section, row))
    case 7: return .reloadRow(at(section, row))
    default: return .moveRow(at(section, row), to: place)
    }
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
