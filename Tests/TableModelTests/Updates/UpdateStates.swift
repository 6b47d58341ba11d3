import SeededRandom
import TableModel

/// States of sections with numbered rows, and what a difference of two of them must hold.
enum UpdateStates {
  typealias State = [(section: Int, rows: [Int])]

  /// States of up to four rows in up to two sections; others are the same with other names.
  static let old: [State] = states(of: (0...4).map { Array(0..<$0) }, [[0], [0, 1]])

  /// What they can turn into: some of four rows in any order, the sections swapped, gone or others.
  static let new: [State] = states(
    of: arrangements(of: [0, 1, 2, 3], upTo: 4), [[0], [1], [0, 1], [1, 0], [1, 2], [2, 0]])

  private static func states(of lists: [[Int]], _ sections: [[Int]]) -> [State] {
    [[]]
      + lists.flatMap { rows in
        sections.flatMap { names -> [State] in
          if names.count == 1 { return [[(names[0], rows)]] }
          return (0...rows.count).map { cut in
            [(names[0], Array(rows[..<cut])), (names[1], Array(rows[cut...]))]
          }
        }
      }
  }

  /// All lists of some of the elements, in any order.
  private static func arrangements(of elements: [Int], upTo count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    return [[]]
      + elements.flatMap { first in
        arrangements(of: elements.filter { $0 != first }, upTo: count - 1).map { [first] + $0 }
      }
  }

  /// A state of up to five sections with up to thirty rows; below `bound`, rows and sections stand twice.
  static func random(using generator: inout SeededGenerator, below bound: Int? = nil) -> State {
    let sections = (0..<6).shuffled(using: &generator).prefix(.random(in: 0...5, using: &generator))
    var rows = Array((0..<40).shuffled(using: &generator))
    rows.removeLast(.random(in: 10...40, using: &generator))
    if Bool.random(using: &generator) { rows.sort() }
    var state: State = sections.map { ($0 % (bound ?? 6), []) }
    for row in rows where !state.isEmpty {
      let section = Int.random(in: state.indices, using: &generator)
      state[section].rows.append(row % (bound ?? 40))
    }
    return state
  }

  /// Returns what is wrong with the difference of two states, or nil.
  static func problem(from old: State, to new: State, unique: Bool = true) -> String? {
    let batch = BatchUpdate(from: old, to: new)
    do throws(UpdateFault) {
      let plan = try batch.plan(before: old.map(\.rows.count), after: new.map(\.rows.count))
      for (index, section) in new.enumerated() {
        if case .kept(let origin) = plan.sections[index], old[origin].section != section.section {
          return "section \(index) comes from \(origin)"
        }
        for (row, origin) in plan.rows(inSection: index).enumerated() {
          guard case .kept(let path) = origin else { continue }
          guard old[path.section].rows[path.row] == section.rows[row] else {
            return "\(index):\(row) comes from \(path)"
          }
        }
      }
      return unique ? tooMuch(plan, batch, from: old, to: new) : nil
    } catch {
      return "\(error)"
    }
  }

  /// Returns what is told that need not be: the fewest moves, and no row deleted and inserted for nothing.
  private static func tooMuch(
    _ plan: UpdatePlan, _ batch: BatchUpdate, from old: State, to new: State
  ) -> String? {
    for (index, section) in new.enumerated() {
      guard case .kept(let origin) = plan.sections[index] else { continue }
      let own = section.rows.compactMap { old[origin].rows.firstIndex(of: $0) }
      let moves = batch.operations.count {
        guard case .moveRow(let from, let to) = $0 else { return false }
        return from.section == origin && to.section == index
      }
      guard moves == own.count - longestIncreasing(own) else { return "\(moves) moves in \(index)" }
      let came = section.rows.enumerated().filter { row, identity in
        plan.origin(ofRowAt: IndexPath(row: row, section: index)) == .inserted
          && old.indices.contains {
            plan.newSection(ofOld: $0) != nil && old[$0].rows.contains(identity)
          }
      }
      guard came.isEmpty else { return "rows \(came) of \(index) are inserted and were there" }
    }
    return tooManySections(plan, batch, from: old, to: new)
  }

  /// Returns whether more sections move, or go and come, than must leave their place.
  private static func tooManySections(
    _ plan: UpdatePlan, _ batch: BatchUpdate, from old: State, to new: State
  ) -> String? {
    let both = new.compactMap { section in old.firstIndex { $0.section == section.section } }
    let stayed = plan.sections.indices.filter { index in
      guard case .kept(let origin) = plan.sections[index] else { return false }
      return !batch.operations.contains(.moveSection(origin, to: index))
    }
    return stayed.count == longestIncreasing(both) ? nil : "only sections \(stayed) stay"
  }

  /// The length of the longest increasing subsequence, found the slow way.
  private static func longestIncreasing(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      let before = values[..<index].indices.filter { values[$0] < value }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }
}
