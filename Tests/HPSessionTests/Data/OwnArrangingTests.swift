import HPSession
import SessionSupport
import TableModel
import Testing

/// Sorting, grouping and filtering of a controller that is not hpsh's own.
@Suite struct OwnArrangingTests {
  @Test func `a controller that adopts the protocols is sorted, grouped and filtered`() throws {
    var trial = try TrialSession(Shelf())
    #expect(
      trial.run(
        """
        select Dracula
        trace on
        sort title
        filter title != "Emma"
        trace off
        dump --compact
        group century
        ls
        unfilter
        undo 2
        drift
        """) == """
          main moveRow 0:2 to 0:1
          main moveRow 0:3 to 0:0
          main: 4 rows in 1 section
          main deleteRows 0:2
          main: 3 of 4 rows in 1 section
          {"hpsh":1,"tables":[{"name":"main","sections":[{"title":"","reorders":true,"rows":[{"id":"Amerika","title":"Amerika"},{"id":"Dracula","title":"Dracula"},{"id":"Ulysses","title":"Ulysses"}]}],"selection":["0:1"],"selects":"single","reorder":"own","editing":false,"drift":false,"filter":"title != \\"Emma\\""}],"card":{"row":null,"position":"closed","y":812,"top":812,"bottom":812}}
          main: 3 of 4 rows in 2 sections
          main: 3 of 4 rows in 2 sections
          section 0, 20: 2 rows
              0  0:0  Amerika
              1  0:1  Ulysses
          section 1, 19: 1 row
          >   2  1:0  Dracula
          main: 4 rows in 2 sections
          undone: unfilter
          undone: group century
          none

          """)
  }

  @Test(arguments: [
    ("sort title", "SortableTableController"), ("group title", "GroupableTableController"),
    ("ungroup", "GroupableTableController"), ("filter title = A", "FilterableTableController"),
    ("unfilter", "FilterableTableController"),
  ])
  func `another controller is not, and the hint names the protocol`(
    command: String, name: String
  ) throws {
    var trial = try TrialSession(Crate())
    #expect(
      trial.run("! \(command)")
        == "error: the rows of main cannot be arranged so from here [denied]\n")
    #expect(
      trial.run(command).hasSuffix(
        "  hint: a controller that adopts \(name) can be asked to\n"))
  }

  @Test func `what such a controller throws is the error, and nothing has changed`() throws {
    var trial = try TrialSession(Shelf())
    let before = trial.dump()
    #expect(trial.run("! sort pages") == "error: no field \"pages\" [no-field]\n")
    #expect(trial.dump() == before && trial.session.journal.undoCount == 0)
  }

  @Test func `a filter-blind controller answers from the whole list`() throws {
    var trial = try TrialSession(Shelf())
    #expect(
      trial.run("fault filter-blind on; filter year > 1900; select 0:0; drift")
        == "main: 2 of 4 rows in 1 section\nnone\n")
    var crate = try TrialSession(Crate())
    #expect(
      crate.run("! fault filter-blind on")
        == "error: filter-blind cannot be made here: nothing filters the controller's rows, which takes FilterableTableController [denied]\n"
    )
  }
}
