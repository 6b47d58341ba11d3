import SeededRandom
import TableModel
import Testing

@Suite struct RowOrderWalkTests {
  @Test(arguments: [1, 2, 3, 20_240_229] as [UInt64])
  func `a random walk keeps an order and its plain arrays alike`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var plain = Layouts.rows(of: [3, 0, 5])
    var order = RowOrder(numbers: plain)
    var next: UInt32 = 100
    for step in 0..<400 {
      let what = change(&plain, &order, &next, with: &generator)
      guard order.checkInvariants(), order.numbers == plain else {
        Issue.record("seed \(seed), step \(step): \(what) gives \(order.numbers), not \(plain)")
        return
      }
    }
  }

  @Test(arguments: [4, 5, 6] as [UInt64])
  func `a long walk through deep trees keeps an order, its plain arrays and its copies alike`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var plain = Layouts.rows(of: [5_000, 0, 300])
    var order = RowOrder(numbers: plain)
    var next: UInt32 = 100_000
    var copies = [(order, plain)]
    for phase in 0..<20 {
      // Phases that grow and phases that shrink, at one place and all over.
      let isShrinking = phase % 2 == 1
      for _ in 0..<400 {
        let section = phase % 5 == 4 ? plain.count - 1 : 0
        let count = plain[section].count
        let at = { (end: Int) in
          phase % 3 == 0 ? min(7, end) : Int.random(in: 0...end, using: &generator)
        }
        if isShrinking, count > 0 {
          let path = IndexPath(row: at(count - 1), section: section)
          let other = Int.random(in: plain.indices, using: &generator)
          let row = plain[section].remove(at: path.row)
          let place = IndexPath(row: at(plain[other].count), section: other)
          plain[other].insert(row, at: place.row)
          order.moveRow(at: path, to: place)
          if plain[other].count > 100, phase % 4 == 1 {
            plain[other].remove(at: 0)
            order.deleteRow(at: IndexPath(row: 0, section: other))
          }
        } else {
          next += 1
          let place = IndexPath(row: at(count), section: section)
          plain[section].insert(next, at: place.row)
          order.insert(RowID(rawValue: next), at: place)
        }
      }
      copies.append((order, plain))
      let isLast = phase == 19
      for (copy, arrays) in isLast ? copies : copies.suffix(1)
      where copy.numbers != arrays || (isLast && !copy.checkInvariants()) {
        Issue.record("seed \(seed), phase \(phase): an order and its plain arrays differ")
        return
      }
    }
  }

  @Test(arguments: [7, 8, 9] as [UInt64])
  func `a walk through thousands of sections keeps an order, its plain arrays and its copies alike`(
    _ seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var plain = Layouts.rows(of: (0..<1_500).map { $0 % 3 })
    var order = RowOrder(numbers: plain)
    var next: UInt32 = 100_000
    var copies: [(RowOrder, [[UInt32]])] = []
    for step in 0..<3_000 {
      // Sections come for a while, then more of them go.
      let isGrowing = step / 500 % 2 == 0
      let section = Int.random(in: plain.indices, using: &generator)
      let other = Int.random(in: plain.indices, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where isGrowing:
        next += 2
        plain.insert([next, next + 1], at: section)
        order.insertSection([next, next + 1].map(RowID.init(rawValue:)), at: section)
      case 0 where plain.count > 2, 1 where !isGrowing && plain.count > 2:
        plain.remove(at: section)
        order.deleteSection(at: section)
      case 2:
        plain.insert(plain.remove(at: section), at: other)
        order.moveSection(at: section, to: other)
      default:
        guard !plain[section].isEmpty else { continue }
        let row = plain[section].removeLast()
        let source = IndexPath(row: plain[section].count, section: section)
        plain[other].insert(row, at: 0)
        order.moveRow(at: source, to: IndexPath(row: 0, section: other))
      }
      if step % 1_000 == 999 { copies.append((order, plain)) }
    }
    for (copy, arrays) in copies {
      #expect(copy.numbers == arrays, "seed \(seed)")
      #expect(copy.checkInvariants(), "seed \(seed)")
      #expect(copy == RowOrder(numbers: arrays), "seed \(seed)")
      let starts = arrays.indices.map { arrays[..<$0].reduce(0) { $0 + $1.count } }
      for (section, start) in starts.enumerated() where !arrays[section].isEmpty {
        #expect(copy.position(of: at(section, 0)) == start)
        #expect(copy.indexPath(atPosition: start) == at(section, 0))
      }
    }
  }

  /// Makes one random change to both and says which.
  private func change(
    _ plain: inout [[UInt32]], _ order: inout RowOrder, _ next: inout UInt32,
    with generator: inout SeededGenerator
  ) -> String {
    let paths = Array(order.indexPaths)
    next += 1
    switch Int.random(in: 0..<10, using: &generator) {
    case 0 where plain.count < 6:
      let section = Int.random(in: 0...plain.count, using: &generator)
      plain.insert([next], at: section)
      order.insertSection([RowID(rawValue: next)], at: section)
      return "insert section \(section)"
    case 1 where plain.count > 1:
      let section = Int.random(in: plain.indices, using: &generator)
      plain.remove(at: section)
      order.deleteSection(at: section)
      return "delete section \(section)"
    case 2 where plain.count > 1:
      let source = Int.random(in: plain.indices, using: &generator)
      let destination = Int.random(in: plain.indices, using: &generator)
      plain.insert(plain.remove(at: source), at: destination)
      order.moveSection(at: source, to: destination)
      return "move section \(source) to \(destination)"
    case 3...6 where !paths.isEmpty:
      let source = paths[Int.random(in: paths.indices, using: &generator)]
      let row = plain[source.section].remove(at: source.row)
      let section = Int.random(in: plain.indices, using: &generator)
      let place = at(section, Int.random(in: 0...plain[section].count, using: &generator))
      plain[place.section].insert(row, at: place.row)
      order.moveRow(at: source, to: place)
      return "move \(source) to \(place)"
    case 7 where !paths.isEmpty:
      let path = paths[Int.random(in: paths.indices, using: &generator)]
      plain[path.section].remove(at: path.row)
      order.deleteRow(at: path)
      return "delete \(path)"
    default:
      let section = Int.random(in: plain.indices, using: &generator)
      let place = at(section, Int.random(in: 0...plain[section].count, using: &generator))
      plain[place.section].insert(next, at: place.row)
      order.insert(RowID(rawValue: next), at: place)
      return "insert \(place)"
    }
  }
}
