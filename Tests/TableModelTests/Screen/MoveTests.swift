import TableModel
import Testing

@Suite struct MoveTests {
  private func screen(_ prepare: (inout Shelf) -> Void = { _ in }) throws -> Screen {
    var shelf = Shelf([["A", "B", "C"], [], ["D", "E"]])
    prepare(&shelf)
    return try Screen(controller: shelf)
  }

  @Test func `a move asks for the lift and the target, then tells once`() throws {
    let screen = try screen()
    let move = try screen.moveRow(at: at(0, 0), to: at(0, 2), in: screen.main)
    #expect(
      screen.takeTrace() == """
        main canMoveRowAt 0:0 -> true
        main targetIndexPathForMoveFromRowAt 0:0 proposed 0:2 -> 0:2
        main moveRowAt 0:0 to 0:2
        """)
    #expect(screen.shownTitles == "B C A ·  · D E")
    #expect([move.source, move.proposed, move.target] == [at(0, 0), at(0, 2), at(0, 2)])
    #expect(!screen.isDrifting(screen.main))
  }

  @Test func `a row lands at every place of its own and of the other sections`() throws {
    let sizes = [3, 0, 2]
    for source in [at(0, 0), at(0, 1), at(0, 2), at(2, 0), at(2, 1)] {
      for section in sizes.indices {
        let last = section == source.section ? sizes[section] - 1 : sizes[section]
        for row in -1...(last + 1) {
          let screen = try screen()
          var expected = [["A", "B", "C"], [], ["D", "E"]]
          let destination = at(section, row)
          if (0...last).contains(row) {
            let moved = expected[source.section].remove(at: source.row)
            expected[section].insert(moved, at: row)
            _ = try screen.moveRow(at: source, to: destination, in: screen.main)
          } else {
            #expect(throws: ScreenFault.noRow(destination, table: "main")) {
              try screen.moveRow(at: source, to: destination, in: screen.main)
            }
          }
          let text = expected.map { $0.joined(separator: " ") }.joined(separator: " · ")
          #expect(screen.shownTitles == text, "\(source) to \(destination)")
          #expect((screen.controller as? Shelf)?.sections == expected)
        }
      }
    }
  }

  @Test func `the controller's target is where the row lands`() throws {
    let screen = try screen { $0.policy = .edge }
    let move = try screen.moveRow(at: at(0, 1), to: at(2, 0), in: screen.main)
    #expect(move.target == at(0, 2))
    #expect(screen.shownTitles == "A C B ·  · D E")
    #expect(screen.takeTrace().hasSuffix("main moveRowAt 0:1 to 0:2"))
  }

  @Test func `a drop where the row was lifted tells nothing`() throws {
    let screen = try screen { $0.policy = .origin }
    let move = try screen.moveRow(at: at(0, 1), to: at(2, 0), in: screen.main)
    #expect(move.target == at(0, 1))
    #expect(
      screen.takeTrace() == """
        main canMoveRowAt 0:1 -> true
        main targetIndexPathForMoveFromRowAt 0:1 proposed 2:0 -> 0:1
        """)
    #expect(screen.shownTitles == "A B C ·  · D E")
  }

  @Test func `a row may land in a section whose own rows stay`() throws {
    let screen = try screen { $0.fixedSections = [2] }
    _ = try screen.moveRow(at: at(0, 0), to: at(2, 1), in: screen.main)
    #expect(screen.shownTitles == "B C ·  · D A E")
  }

  @Test func `the last row that leaves a section leaves it empty and in place`() throws {
    let screen = try Screen(controller: Shelf([["A"], []]))
    _ = try screen.moveRow(at: at(0, 0), to: at(1, 0), in: screen.main)
    #expect(screen.shownTitles == " · A")
  }

  @Test func `selection and cells follow the rows, not the index paths`() throws {
    let screen = try screen { $0.feedsCard = true }
    try screen.tap(at(0, 1), in: screen.main)
    _ = try screen.moveRow(at: at(0, 1), to: at(2, 1), in: screen.main)
    #expect(screen.selectedTitles == ["B"])
    #expect(screen.selection(in: screen.main) == [at(2, 1)])
    #expect(screen.main.cells[at(2, 1)]?.text == "B")
    #expect(screen.whiteTitles == ["B"])
    _ = try screen.moveRow(at: at(0, 0), to: at(2, 0), in: screen.main)
    #expect(screen.selection(in: screen.main) == [at(2, 2)])
  }

  @Test func `a mover that forgets the model shows another order than it holds`() throws {
    let screen = try screen { $0.forgetsMoves = true }
    #expect(!screen.isDrifting(screen.main))
    _ = try screen.moveRow(at: at(0, 0), to: at(0, 2), in: screen.main)
    #expect(screen.shownTitles == "B C A ·  · D E")
    #expect((screen.controller as? Shelf)?.sections.first == ["A", "B", "C"])
    #expect(screen.isDrifting(screen.main))
    #expect(!screen.isDrifting(screen.tables[1]))
  }

  @Test func `under drift a tap fills the card from the model and the cell says another name`()
    throws
  {
    let screen = try screen {
      $0.forgetsMoves = true
      $0.feedsCard = true
    }
    _ = try screen.moveRow(at: at(0, 0), to: at(0, 2), in: screen.main)
    try screen.tap(at(0, 0), in: screen.main)
    #expect(screen.main.cells[at(0, 0)]?.text == "B")
    #expect(screen.controller.cardRowIdentity == "A")
    #expect(screen.selectedTitles == ["B"])
  }

  @Test func `rows without an identity drift by their titles`() throws {
    let screen = try screen {
      $0.forgetsMoves = true
      $0.hasIdentities = false
    }
    _ = try screen.moveRow(at: at(0, 0), to: at(0, 1), in: screen.main)
    #expect(screen.isDrifting(screen.main))
    _ = try screen.moveRow(at: at(0, 0), to: at(0, 1), in: screen.main)
    #expect(!screen.isDrifting(screen.main))
  }
}
