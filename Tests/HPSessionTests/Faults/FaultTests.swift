import HPSession
import SessionSupport
import TableModel
import Testing

@Suite struct FaultTests {
  private func run(_ commands: String, on controller: any TableController) throws -> String {
    var trial = try TrialSession(controller)
    return trial.run(commands)
  }

  @Test(arguments: [
    ("mover-empty", "B C A", "A B C"), ("mover-swap", "B C A", "C B A"),
    ("mover-ignores-section", "B C A", "B C A"), ("mover-echo", "C A B", "B C A"),
  ])
  func `a mover's fault on a plain controller: what is shown, and what the model holds`(
    name: String, shown: String, model: String
  ) throws {
    #expect(
      try run("fault \(name) on; move 0:0 -> 0:2; expect rows 0:* = \(shown)", on: Jukebox())
        == "0:0 -> 0:2\n")
    #expect(
      try run(
        "fault \(name) on; move 0:0 -> 0:2; reload; expect rows 0:* = \(model)", on: Jukebox())
        == "0:0 -> 0:2\n")
  }

  @Test func `a mover that ignores the section keeps the row in its own`() throws {
    #expect(
      try run("fault mover-ignores-section on; move 0:0 -> 2:0; drift", on: Jukebox()) == """
        0:0 -> 2:0
        0:0: shows "B", the model has "A"
        0:1: shows "C", the model has "B"
        0:2: shows nothing, the model has "C"
        2:0: shows "A", the model has "D"
        2:1: shows "D", the model has "E"
        2:2: shows "E", the model has nothing

        """)
  }

  @Test
  func `a clamp's faults on a plain controller: one needs no rules, the other pins to ignore`()
    throws
  {
    #expect(
      try run("fault clamp-count on; move 0:0 -> 1:0; ! fault clamp-ignores-pins on", on: Jukebox())
        == """
        0:0 -> 1:0
        error: clamp-ignores-pins cannot be made here: the controller takes no pins, which takes ReorderRulesController [denied]

        """)
  }

  @Test func `a mover that is absent moves no row`() throws {
    #expect(
      try run("fault mover-absent on; ! move 0:0 -> 0:2; drift", on: Jukebox()) == """
        error: the controller has no moveRowAt, so no row can be moved [not-movable]
        none

        """)
  }

  @Test func `a mover that inserts first doubles a row that moves up`() throws {
    #expect(
      try run("fault mover-insert-first on; move 0:2 -> 0:0; drift; reload; ls", on: Crate()) == """
        0:2 -> 0:0
        0:2: shows "B", the model has "C"
        main: 5 rows in 2 sections
        section 0: 3 rows
            0  0:0  C
            1  0:1  A
            2  0:2  C
        section 1: 2 rows
            3  1:0  D
            4  1:1  E

        """)
  }

  @Test func `a loop that deletes from the front takes the wrong row and skips what is gone`()
    throws
  {
    #expect(
      try run("fault delete-loop on; delete 0:0 1:0 1:1; expect count = 2", on: Crate())
        .contains("section 1: 1 after, 2 before, 0 inserted, 2 deleted"))
    #expect(
      try run("fault delete-loop on; delete 0:0 0:1; drift", on: Crate())
        == "0:0: shows \"C\", the model has \"B\"\n")
    #expect(try run("delete 0:0 0:1; drift", on: Crate()) == "none\n")
  }

  @Test func `without didDeselect two rows are white`() throws {
    #expect(try run("select 0:0; select 0:1; expect white = B", on: Jukebox()) == "")
    #expect(
      try run("fault no-didDeselect on; select 0:0; select 0:1; expect white = A B", on: Jukebox())
        == "")
  }

  @Test func `a cell that is never painted back is white for another row`() throws {
    let walk = "metrics height 228; select 0:1; scroll 2:1"
    #expect(try run("\(walk); cells", on: Jukebox()).contains("2:0  D  left  black"))
    #expect(
      try run("fault no-cell-reset on; \(walk); cells", on: Jukebox()).contains(
        "2:0  D  left  white"))
  }

  @Test func `with an else a third table shows the card's rows`() throws {
    #expect(
      try run(
        "fault else-routing on; ls queue; select 0:1; ls queue; reload queue; ls queue; select queue 0",
        on: Jukebox()) == """
          queue: 1 row in 1 section
              0  0:0  Title: none
          queue: 1 row in 1 section
              0  0:0  Title: none
          queue: 1 row in 1 section
              0  0:0  Title: B

          """)
  }

  @Test func `the wrong table reloaded loses its selection, and the card stays as it was`() throws {
    #expect(
      try run(
        "fault wrong-table-reloaded on; select 0:1; expect selection = none; card; reload card; card",
        on: Jukebox()) == """
          card: closed, y 812
          Title: none
          card: closed, y 812
          Title: B

          """)
  }

  @Test(arguments: ["mover-insert-first", "delete-loop"])
  func `a fault in changing a model needs a controller whose model can be changed`(
    name: String
  ) throws {
    let text = try run("fault \(name) on", on: Jukebox())
    #expect(text.contains("\(name) cannot be made here"))
    #expect(text.contains("takes EditableTableController [denied]"))
  }

  @Test(arguments: ["else-routing", "wrong-table-reloaded"])
  func `a fault in telling tables apart needs a card`(name: String) throws {
    #expect(
      try run("! fault \(name) on; faults > /dev/null; dump --compact > /dev/null", on: Crate())
        == """
        error: \(name) cannot be made here: the controller has no second table for a card [denied]

        """)
  }

  @Test func `a name that is none suggests the nearest`() throws {
    #expect(
      try run("fault mover-swp on", on: Crate()) == """
        trial:1:7: error: no fault is called "mover-swp" [usage]
          fault mover-swp on
                ^~~~~~~~~
          hint: did you mean mover-swap?

        """)
  }
}
