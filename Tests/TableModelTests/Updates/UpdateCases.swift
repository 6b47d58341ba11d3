import SeededRandom
import TableModel

/// Tables, batches and the sizes after them, for laws that hold for all.
enum UpdateCases {
  /// The tables of two sections with up to four rows.
  static let tables: [[Int]] = (0...4).flatMap { first in (0...4 - first).map { [first, $0] } }

  /// Returns the operations on a table whose old places are there and whose new ones may be.
  static func operations(on sizes: [Int]) -> [UpdateOracle.Operation] {
    let old = paths(sizes)
    let new = paths(sizes.map { $0 + 2 }) + [IndexPath(row: 0, section: sizes.count)]
    var operations: [UpdateOracle.Operation] = old.map { .deleteRow($0) }
    operations += old.map { .reloadRow($0) }
    operations += new.map { .insertRow($0) }
    operations += old.flatMap { from in new.map { .moveRow(from, $0) } }
    operations += sizes.indices.map { .deleteSection($0) }
    operations += sizes.indices.map { .reloadSection($0) }
    operations += (0...sizes.count).map { .insertSection($0) }
    operations += sizes.indices.flatMap { from in sizes.indices.map { .moveSection(from, $0) } }
    return operations
  }

  /// Returns four operations, the most harmless of some draws: most name one place twice.
  static func batch(
    of operations: [UpdateOracle.Operation], on table: [Int],
    using generator: inout SeededGenerator
  ) -> [UpdateOracle.Operation] {
    var batch: [UpdateOracle.Operation] = []
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      batch = (0..<4).map { _ in operations[Int.random(in: operations.indices, using: &generator)] }
      let oracle = UpdateOracle(operations: batch, before: table, after: table)
      if oracle.conflictsOnOnePlace.isEmpty { break }
    }
    return batch
  }

  /// Operations on places that are not there, or barely.
  static func strayOperations(on sizes: [Int]) -> [UpdateOracle.Operation] {
    let strays = [
      IndexPath(row: 0, section: sizes.count + 1), IndexPath(row: 0, section: -1),
      IndexPath(row: -1, section: 0), IndexPath(row: sizes[0], section: 0),
      IndexPath(row: 5, section: 1), IndexPath(row: .max, section: .max),
      IndexPath(row: .min, section: .min), IndexPath(row: .max, section: 0),
    ]
    let there = IndexPath(row: 0, section: 0)
    let operations = strays.flatMap { (stray: IndexPath) -> [UpdateOracle.Operation] in
      [
        .insertRow(stray), .deleteRow(stray), .reloadRow(stray), .moveRow(stray, there),
        .moveRow(there, stray), .insertSection(stray.section), .deleteSection(stray.section),
        .reloadSection(stray.section), .moveSection(stray.section, 0),
        .moveSection(0, stray.section),
      ]
    }
    return Set(operations).sorted { $0.update < $1.update }
  }

  /// Returns the sizes that the operations make of a table, `size` rows in each section that comes.
  ///
  /// Where they make none, the sizes are near enough to be refused for what is wrong.
  static func sizes(
    after operations: [UpdateOracle.Operation], on sizes: [Int], inserted size: Int
  ) -> [Int] {
    var gone: [Int] = []
    var arriving: [(index: Int, old: Int?)] = []
    for operation in operations {
      switch operation {
      case .deleteSection(let index): gone.append(index)
      case .insertSection(let index): arriving.append((index, nil))
      case .moveSection(let from, let to):
        gone.append(from)
        arriving.append((to, from))
      default: break
      }
    }
    var order: [Int?] = sizes.indices.filter { !gone.contains($0) }
    for one in arriving.sorted(by: { $0.index < $1.index }) {
      order.insert(one.old, at: max(0, min(one.index, order.count)))
    }
    return order.enumerated().map { new, old in
      var count = old.flatMap { sizes.indices.contains($0) ? sizes[$0] : nil } ?? size
      for operation in operations {
        if let old, let from = operation.from, from.section == old, !operation.isReload {
          count -= 1
        }
        if old != nil, operation.to?.section == new { count += 1 }
      }
      return max(0, count)
    }
  }

  /// Returns sizes beside others; the choice of what is wrong goes round.
  static func neighbour(of sizes: [Int], _ choice: Int) -> [Int] {
    guard !sizes.isEmpty else { return [1] }
    var sizes = sizes
    let place = choice % 7
    switch place {
    case 0: sizes.append(1)
    case 1: sizes.removeLast()
    case 2...4: sizes[place % sizes.count] += 1
    default: sizes[place % sizes.count] = max(0, sizes[place % sizes.count] - 1)
    }
    return sizes
  }

  /// All sizes of up to five rows in up to three sections.
  static let allSizes: [[Int]] = {
    let twos = (0...5).flatMap { a in (0...5).map { [a, $0] } }
    let threes = twos.flatMap { two in (0...5).map { two + [$0] } }
    return [[]] + (0...5).map { [$0] } + twos + threes
  }()

  static func paths(_ sizes: [Int]) -> [IndexPath] {
    sizes.indices.flatMap { section in
      (0..<sizes[section]).map { IndexPath(row: $0, section: section) }
    }
  }
}

extension UpdateOracle.Operation {
  fileprivate var isReload: Bool { if case .reloadRow = self { true } else { false } }
}
