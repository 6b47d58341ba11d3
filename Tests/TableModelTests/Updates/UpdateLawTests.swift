import SeededRandom
import TableModel
import Testing

@Suite struct UpdateLawTests {
  @Test func `every batch of up to three operations is planned or refused as the oracle does`()
    async
  {
    let tally = await withTaskGroup(of: UpdateTally.self) { group in
      for table in UpdateCases.tables.reversed() {
        group.addTask { Self.everyBatch(on: table) }
      }
      return await group.reduce(into: UpdateTally()) { $0.add($1) }
    }
    #expect(tally.difference == nil)
    print("batches of up to three operations against the oracle: \(tally.count),", terminator: " ")
    print("\(tally.valid) of them valid")
  }

  @Test func `one operation and pairs are answered as the oracle does for any sizes after them`() {
    var tally = UpdateTally()
    for table in [[0, 0], [1, 0], [1, 2]] {
      let operations = UpdateCases.operations(on: table)
      let strays = UpdateCases.strayOperations(on: table)
      for operation in operations + strays {
        let count = UpdateCases.sizes(after: [operation], on: table, inserted: 0).count
        for after in UpdateCases.allSizes where after.count == count {
          tally.check([operation], before: table, after: after)
        }
        for stray in strays {
          let sizes = UpdateCases.sizes(after: [operation, stray], on: table, inserted: 1)
          tally.check([operation, stray], before: table, after: sizes)
        }
      }
    }
    let operations = UpdateCases.operations(on: [1, 1])
    for (index, first) in operations.enumerated() {
      for second in operations[index...] {
        let count = UpdateCases.sizes(after: [first, second], on: [1, 1], inserted: 0).count
        for after in UpdateCases.allSizes where after.count == count {
          tally.check([second, first], before: [1, 1], after: after)
        }
      }
    }
    #expect(tally.difference == nil)
    print("batches for any sizes against the oracle: \(tally.count), \(tally.valid) of them valid")
  }

  @Test(arguments: [1, 2, 3, 20_240_229] as [UInt64])
  func `four operations at random are planned or refused as the oracle does`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var tally = UpdateTally()
    for _ in 0..<3_000 {
      let sections = Int.random(in: 1...4, using: &generator)
      let table = (0..<sections).map { _ in Int.random(in: 0...4, using: &generator) }
      let operations = UpdateCases.operations(on: table)
      let batch = UpdateCases.batch(of: operations, on: table, using: &generator)
      var after = UpdateCases.sizes(
        after: batch, on: table, inserted: Int.random(in: 0...3, using: &generator))
      tally.check(batch, before: table, after: after)
      if Self.fault(batch, table, after)
        != Self.fault(batch.shuffled(using: &generator), table, after)
      {
        Issue.record("seed \(seed): \(table) to \(after), \(batch) depends on its order")
      }
      after = UpdateCases.neighbour(of: after, Int.random(in: 0..<14, using: &generator))
      tally.check(batch, before: table, after: after)
    }
    #expect(tally.difference == nil, "seed \(seed)")
    print("four operations, seed \(seed): \(tally.count), \(tally.valid) of them valid")
  }

  private static func fault(
    _ batch: [UpdateOracle.Operation], _ before: [Int], _ after: [Int]
  ) -> UpdateFault? {
    do throws(UpdateFault) {
      _ = try BatchUpdate(batch.map(\.update)).plan(before: before, after: after)
      return nil
    } catch {
      return error
    }
  }

  /// All batches of up to three operations, twice the same included, for the sizes they make and others.
  private static func everyBatch(on table: [Int]) -> UpdateTally {
    let operations = UpdateCases.operations(on: table)
    var tally = UpdateTally()
    func check(_ batch: [UpdateOracle.Operation]) {
      let sizes = UpdateCases.sizes(after: batch, on: table, inserted: tally.count % 3)
      let valid = tally.valid
      tally.check(batch, before: table, after: sizes)
      // What excludes itself does so for other sizes too: of those a part is enough.
      guard tally.valid > valid || tally.count % 3 == 0 else { return }
      tally.check(batch, before: table, after: UpdateCases.neighbour(of: sizes, tally.count))
    }
    check([])
    for first in operations.indices {
      check([operations[first]])
      for second in first..<operations.count {
        check([operations[second], operations[first]])
        for third in second..<operations.count {
          check([operations[third], operations[first], operations[second]])
        }
      }
    }
    return tally
  }
}
