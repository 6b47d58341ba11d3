import TableModel
import Testing

@Suite struct BlockMoveTests {
  private static let rows = [["A", "B", "C", "D"], [], ["E", "F"]]

  private func screen(_ prepare: (inout Shelf) -> Void = { _ in }) throws -> Screen {
    var shelf = Shelf(Self.rows)
    prepare(&shelf)
    return try Screen(controller: shelf)
  }

  /// The rows after some of one section were taken out and put in together, in order.
  private static func moved(_ rows: [Int], of section: Int, to place: IndexPath) -> [[String]] {
    var sections = Self.rows
    let block = rows.map { sections[section][$0] }
    for row in rows.reversed() { sections[section].remove(at: row) }
    sections[place.section].insert(contentsOf: block, at: place.row)
    return sections
  }

  @Test func `rows keep their order wherever they go, and the model is told of each`() throws {
    for (section, mask) in [0, 2].flatMap({ section in (3..<16).map { (section, $0) } }) {
      let rows = Self.rows[section].indices.filter { mask & 1 << $0 != 0 }
      guard rows.count > 1, mask < 1 << Self.rows[section].count else { continue }
      for other in Self.rows.indices {
        let own = other == section ? rows.count : 0
        for row in 0...(Self.rows[other].count - own) {
          let screen = try screen()
          let moves = try screen.moveRows(
            at: rows.map { at(section, $0) }, to: at(other, row), in: screen.main)
          let expected = Self.moved(rows, of: section, to: at(other, row))
          #expect(
            screen.shownTitles
              == expected.map { $0.joined(separator: " ") }
              .joined(separator: " · "), "\(rows) of \(section) to \(other):\(row)")
          #expect((screen.controller as? Shelf)?.sections == expected)
          #expect(moves.map(\.target) == rows.indices.map { at(other, row + $0) })
          let told = moves.count { $0.source != $0.target }
          #expect(
            screen.takeTrace().split(separator: "\n").count { $0.contains("moveRowAt") } == told)
        }
      }
    }
  }

  @Test func `each row is asked about, the target of the one that goes ahead`() throws {
    let screen = try screen()
    _ = try screen.moveRows(at: [at(0, 0), at(0, 1)], to: at(0, 2), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main canMoveRowAt 0:0 -> true
        main canMoveRowAt 0:1 -> true
        main targetIndexPathForMoveFromRowAt 0:1 proposed 0:3 -> 0:3
        main moveRowAt 0:1 to 0:3
        main moveRowAt 0:0 to 0:2
        """)
    _ = try screen.moveRows(at: [at(0, 3), at(0, 2), at(0, 2)], to: at(0, 0), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main canMoveRowAt 0:2 -> true
        main canMoveRowAt 0:3 -> true
        main targetIndexPathForMoveFromRowAt 0:2 proposed 0:0 -> 0:0
        main moveRowAt 0:2 to 0:0
        main moveRowAt 0:3 to 0:1
        """)
    #expect(screen.shownTitles == "A B C D ·  · E F")
  }

  @Test func `under edge the rows stop together at the end they left by`() throws {
    let down = try screen { $0.policy = .edge }
    _ = try down.moveRows(at: [at(0, 0), at(0, 1)], to: at(2, 1), in: down.main)
    #expect(down.shownTitles == "C D A B ·  · E F")
    let up = try screen { $0.policy = .edge }
    _ = try up.moveRows(at: [at(2, 0), at(2, 1)], to: at(0, 3), in: up.main)
    #expect(up.shownTitles == "A B C D ·  · E F")
  }

  @Test func `under origin none moves that leaves the section`() throws {
    let screen = try screen { $0.policy = .origin }
    let moves = try screen.moveRows(at: [at(0, 0), at(0, 2)], to: at(2, 0), in: screen.main)
    #expect(moves.map(\.target) == [at(0, 0), at(0, 2)])
    #expect(screen.shownTitles == "A B C D ·  · E F")
    #expect(!screen.takeTrace().contains("moveRowAt"))
  }

  @Test func `what is wrong is found in the order source, lift, destination`() throws {
    let screen = try screen { $0.fixedSections = [2] }
    let before = screen.snapshot
    let cases: [([IndexPath], IndexPath, ScreenFault)] = [
      ([at(0, 0), at(0, 4)], at(9, 9), .noRow(at(0, 4), table: "main")),
      ([at(0, 0), at(2, 1)], at(9, 9), .rowsOfTwoSections(at(0, 0), at(2, 1), table: "main")),
      ([at(2, 0), at(2, 1)], at(9, 9), .notMovable(at(2, 0), table: "main")),
      ([at(0, 0), at(0, 1)], at(9, 9), .noRow(at(9, 9), table: "main")),
      ([at(0, 0), at(0, 1)], at(0, 5), .noRow(at(0, 5), table: "main")),
      ([at(0, 0), at(0, 1)], at(0, 3), .noRoom(at(0, 3), rows: 2, table: "main")),
      ([at(0, 0), at(0, 1)], at(2, 3), .noRow(at(2, 3), table: "main")),
      ([at(0, 0), at(0, 1)], at(0, -1), .noRow(at(0, -1), table: "main")),
    ]
    for (sources, place, fault) in cases {
      #expect(throws: fault) { try screen.moveRows(at: sources, to: place, in: screen.main) }
    }
    #expect(screen.snapshot.isSameForDump(as: before))
    #expect(try screen.moveRows(at: [], to: at(9, 9), in: screen.main).isEmpty)
  }

  @Test func `with drag and drop several rows do not move together`() throws {
    let screen = try screen()
    screen.setReorderAPI(.drag, in: screen.main)
    #expect(throws: ScreenFault.severalRowsDragged(table: "main")) {
      try screen.moveRows(at: [at(0, 0), at(0, 1)], to: at(0, 2), in: screen.main)
    }
    #expect(try screen.moveRows(at: [at(0, 0)], to: at(0, 2), in: screen.main).count == 1)
  }

  @Test func `no answer makes the rows go where none can stand`() throws {
    for row in -3...6 {
      for section in -1...3 {
        let screen = try screen { $0.target = at(section, row) }
        let before = screen.snapshot
        do throws(ScreenFault) {
          _ = try screen.moveRows(at: [at(0, 1), at(0, 2)], to: at(0, 0), in: screen.main)
        } catch {
          #expect(error == .noTarget(at(section, row), proposed: at(0, 0), table: "main"))
          #expect(screen.snapshot.isSameForDump(as: before))
        }
        #expect(!screen.isDrifting(screen.main))
      }
    }
  }
}
