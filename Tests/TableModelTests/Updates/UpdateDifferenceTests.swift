import SeededRandom
import TableModel
import Testing

@Suite struct UpdateDifferenceTests {
  typealias State = [(section: String, rows: [Int])]

  @Test func `deletes, inserts and moves are found by identity`() {
    let batch = difference([("", [1, 2, 3, 4])], [("", [4, 1, 3, 5])])
    #expect(
      batch.operations == [
        .deleteRow(at(0, 1)), .moveRow(at(0, 3), to: at(0, 0)), .insertRow(at(0, 3)),
      ])
    #expect(difference([("", [1, 2])], [("", [1, 2])]).isEmpty)
  }

  @Test func `a row goes to another section as one move`() {
    let batch = difference([("a", [1, 2]), ("b", [3])], [("a", [1]), ("b", [2, 3])])
    #expect(batch.operations == [.moveRow(at(0, 1), to: at(1, 0))])
  }

  @Test func `a row that leaves a section that goes is deleted and inserted`() {
    let goes = difference([("a", [1, 2]), ("b", [3])], [("b", [2, 3])])
    #expect(goes.operations == [.deleteSection(0), .insertRow(at(0, 0))])
    let comes = difference([("b", [2, 3])], [("a", [2]), ("b", [3])])
    #expect(comes.operations == [.insertSection(0), .deleteRow(at(0, 0))])
  }

  @Test func `a section moves whole, and one that changes stays if it can`() {
    let swapped = difference([("a", [1]), ("b", [2])], [("b", [2]), ("a", [1])])
    #expect(swapped.operations.count == 1)
    let first = difference([("a", [1]), ("b", [2])], [("b", [2]), ("a", [1, 3])])
    #expect(first.operations == [.moveSection(1, to: 0), .insertRow(at(1, 1))])
    let second = difference([("a", [1]), ("b", [2])], [("b", [2, 3]), ("a", [1])])
    #expect(second.operations == [.moveSection(0, to: 1), .insertRow(at(0, 1))])
  }

  @Test func `a section that must move and changes is deleted and inserted`() {
    let batch = difference([("a", [1]), ("b", [2])], [("b", [2, 3]), ("a", [1, 4])])
    #expect(batch.operations == [.deleteSection(0), .insertSection(1), .insertRow(at(0, 1))])
  }

  @Test func `changed rows that stay are reloaded, and those that move are not`() {
    let old: State = [("a", [1, 2, 3, 4]), ("b", [5]), ("c", [6])]
    let new: State = [("b", [5]), ("a", [4, 1, 2, 7]), ("c", [6])]
    let batch = BatchUpdate(from: old, to: new) { [2, 4, 5, 6, 7].contains($0) }
    #expect(
      batch.operations == [
        .moveSection(1, to: 0), .deleteRow(at(0, 2)), .reloadRow(at(0, 1)), .reloadRow(at(2, 0)),
        .moveRow(at(0, 3), to: at(1, 0)), .insertRow(at(1, 3)),
      ])
  }

  @Test func `every difference of small states is valid, gives the target and moves the fewest`() {
    var count = 0
    for old in UpdateStates.old {
      for new in UpdateStates.new {
        count += 1
        if let problem = UpdateStates.problem(from: old, to: new) {
          Issue.record("\(old) to \(new): \(problem)")
          return
        }
      }
    }
    print("differences of small states: \(count)")
  }

  @Test(arguments: [1, 2, 3, 20_240_229] as [UInt64])
  func `a difference of random states is valid and gives the target`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for step in 0..<300 {
      let old = UpdateStates.random(using: &generator)
      let new = UpdateStates.random(using: &generator)
      if let problem = UpdateStates.problem(from: old, to: new) {
        Issue.record("seed \(seed), step \(step), \(old) to \(new): \(problem)")
        return
      }
    }
  }

  @Test func `identities that stand twice give a valid batch all the same`() {
    var generator = SeededGenerator(seed: 7)
    for step in 0..<2_000 {
      let old = UpdateStates.random(using: &generator, below: 4)
      let new = UpdateStates.random(using: &generator, below: 4)
      if let problem = UpdateStates.problem(from: old, to: new, unique: false) {
        Issue.record("step \(step), \(old) to \(new): \(problem)")
        return
      }
    }
  }

  private func difference(_ old: State, _ new: State) -> BatchUpdate {
    BatchUpdate(from: old, to: new)
  }
}
