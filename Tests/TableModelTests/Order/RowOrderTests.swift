import TableModel
import Testing

@Suite struct RowOrderTests {
  @Test(arguments: Layouts.all + Layouts.large)
  func `an order tells what its plain arrays tell`(_ sizes: [Int]) {
    let plain = Layouts.rows(of: sizes)
    let order = RowOrder(numbers: plain)
    #expect(order.numbers == plain)
    #expect(order.numberOfSections == sizes.count)
    #expect(order.count == sizes.reduce(0, +))
    #expect(sizes.indices.map { order.numberOfRows(inSection: $0) } == sizes)
    #expect(order.checkInvariants())
  }

  @Test(arguments: Layouts.all + Layouts.large.dropLast())
  func `positions and index paths name the same rows`(_ sizes: [Int]) {
    let plain = Layouts.rows(of: sizes)
    let order = RowOrder(numbers: plain)
    let paths = Array(order.indexPaths)
    #expect(
      paths == sizes.enumerated().flatMap { section, size in (0..<size).map { at(section, $0) } })
    #expect(paths == paths.sorted())
    for (position, path) in paths.enumerated() {
      let row = order.row(at: path)
      #expect(row.rawValue == plain[path.section][path.row])
      #expect(order.indexPath(atPosition: position) == path)
      #expect(order.position(of: path) == position)
      #expect(order.indexPath(of: row) == path)
    }
    #expect(order.indexPath(atPosition: -1) == nil)
    #expect(order.indexPath(atPosition: order.count) == nil)
    #expect(order.indexPath(of: RowID(rawValue: 1_000_000)) == nil)
  }

  @Test(arguments: Layouts.all)
  func `an order contains its index paths and none around them`(_ sizes: [Int]) {
    let order = RowOrder(numbers: Layouts.rows(of: sizes))
    let places = [Int.min, -1, 0, 1, 2, 3, 4, 5, Int.max]
    for section in places {
      for row in places {
        let isThere = sizes.indices.contains(section) && (0..<sizes[section]).contains(row)
        #expect(order.contains(at(section, row)) == isThere, "\(section):\(row)")
      }
    }
  }

  @Test(arguments: Layouts.all)
  func `a moved row ends up at its destination and the others close up`(_ sizes: [Int]) {
    let plain = Layouts.rows(of: sizes)
    for source in RowOrder(numbers: plain).indexPaths {
      for section in sizes.indices {
        for row in 0...(section == source.section ? sizes[section] - 1 : sizes[section]) {
          var expected = plain
          let moved = expected[source.section].remove(at: source.row)
          expected[section].insert(moved, at: row)
          var order = RowOrder(numbers: plain)
          order.moveRow(at: source, to: at(section, row))
          #expect(order.numbers == expected, "\(source) to \(section):\(row)")
          order.moveRow(at: at(section, row), to: source)
          #expect(order.numbers == plain, "\(source) to \(section):\(row) and back")
        }
      }
    }
  }

  @Test(arguments: Layouts.all)
  func `an inserted row stands where it was put and leaves by a delete`(_ sizes: [Int]) {
    let plain = Layouts.rows(of: sizes)
    for section in sizes.indices {
      for row in 0...sizes[section] {
        var expected = plain
        expected[section].insert(99, at: row)
        var order = RowOrder(numbers: plain)
        order.insert(RowID(rawValue: 99), at: at(section, row))
        #expect(order.numbers == expected, "at \(section):\(row)")
        #expect(order.deleteRow(at: at(section, row)) == RowID(rawValue: 99))
        #expect(order.numbers == plain, "at \(section):\(row)")
      }
    }
  }

  @Test(arguments: Layouts.all)
  func `sections are inserted, deleted and moved with their rows`(_ sizes: [Int]) {
    let plain = Layouts.rows(of: sizes)
    for section in 0...sizes.count {
      var expected = plain
      expected.insert([98, 99], at: section)
      var order = RowOrder(numbers: plain)
      order.insertSection([98, 99].map(RowID.init(rawValue:)), at: section)
      #expect(order.numbers == expected, "insert \(section)")
      order.deleteSection(at: section)
      #expect(order.numbers == plain, "delete \(section)")
    }
    for source in sizes.indices {
      for destination in sizes.indices {
        var expected = plain
        expected.insert(expected.remove(at: source), at: destination)
        var order = RowOrder(numbers: plain)
        order.moveSection(at: source, to: destination)
        #expect(order.numbers == expected, "move \(source) to \(destination)")
      }
    }
  }

  @Test func `handles of any number are found again`() {
    let numbers: [UInt32] = [0, 255, 256, 65_535, 65_536, 1 << 24, .max - 1]
    let order = RowOrder(numbers: [numbers])
    #expect(numbers.map { order.indexPath(of: RowID(rawValue: $0))?.row } == Array(0..<7))
    #expect(order.indexPath(of: RowID(rawValue: 254)) == nil)
    #expect(order.indexPath(of: RowID(rawValue: .max)) == nil)
  }

  @Test func `orders that came about differently are equal where their rows are`() {
    var order = RowOrder(numbers: [Array(1...400), []])
    for row in 0..<400 { order.moveRow(at: at(0, 0), to: at(1, row)) }
    #expect(order != RowOrder(numbers: [Array(1...400), []]))
    #expect(order == RowOrder(numbers: [[], Array(1...400)]))
    #expect(order.hashValue == RowOrder(numbers: [[], Array(1...400)]).hashValue)
  }

  @Test func `a copy of an order stays as it was`() {
    let before = RowOrder(numbers: [[1, 2], [3]])
    var after = before
    after.moveRow(at: at(0, 0), to: at(1, 1))
    #expect(before.numbers == [[1, 2], [3]])
    #expect(after.numbers == [[2], [3, 1]])
    #expect(before != after)
  }

  @Test func `an index path is written as people type it`() {
    #expect(at(1, 2).description == "1:2")
    #expect([at(1, 0), at(0, 5), at(0, 2)].sorted() == [at(0, 2), at(0, 5), at(1, 0)])
  }
}
