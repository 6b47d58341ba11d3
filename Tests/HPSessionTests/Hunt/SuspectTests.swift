import CommandKit
import HPSession
import SessionSupport
import TableModel
import Testing

@Suite struct SuspectTests {
  /// A fault, a script that states what a user sees of it, and the screen.
  struct Case: Sendable, CustomStringConvertible {
    let fault: String
    let script: String
    var isJukebox = false

    var description: String { fault }

    func trial() throws -> HuntTrial {
      try isJukebox ? HuntTrial(script, on: Jukebox()) : HuntTrial(script)
    }
  }

  static let cases = [
    Case(
      fault: "mover-empty",
      script: """
        move 0:0 -> 0:2
        select 0:0
        expect cell 0:0 text = "Hermione Granger"
        expect card contains "Patronus: stag"
        """),
    Case(
      fault: "mover-swap",
      script: """
        move 0:0 -> 0:2
        select 0:0
        expect cell 0:0 text = "Hermione Granger"
        expect card contains "Actor: Geraldine Somerville"
        """),
    Case(
      fault: "mover-insert-first",
      script: """
        move 0:2 -> 0:0
        select 0:0
        expect cell 0:0 text = "Lily Potter" and card contains "Actor: Geraldine Somerville"
        select 0:2
        expect cell 0:2 text = "Hermione Granger" and card contains "Actor: Geraldine Somerville"
        """),
    Case(
      fault: "mover-echo",
      script: """
        move 0:0 -> 0:2
        expect cell 0:0 text = "Lily Potter" and cell 0:1 text = "Harry Potter"
        """),
    Case(
      fault: "mover-absent",
      script: """
        ! move 0:0 -> 0:2
        expect cell 0:0 text = "Harry Potter"
        """),
    Case(
      fault: "mover-ignores-section",
      script: """
        reorder all --policy free
        move 0:0 -> 1:2
        select 0:2
        expect cell 0:2 text = "Lily Potter" and card contains "Patronus: stag"
        """),
    Case(
      fault: "clamp-count",
      script: """
        ! move 0:0 -> 1:0
        #> error: the controller answered 0:4 for a row proposed at 1:0, where none can stand [invalid-update]
        """),
    Case(
      fault: "clamp-ignores-pins",
      script: """
        pin 0:0
        move 0:2 -> 0:0
        expect cell 0:0 text = "Lily Potter"
        """),
    Case(
      fault: "card-by-name",
      script: """
        select 0:3
        expect card contains "Actor: Geraldine Somerville"
        """),
    Case(
      fault: "card-by-index",
      script: """
        select 0:0
        move 0:0 -> 0:2
        reload card
        expect card contains "Patronus: otter"
        """),
    Case(
      fault: "filter-blind",
      script: """
        filter gender = female
        select 0:0
        expect cell 0:0 text = "Hermione Granger" and card contains "Patronus: stag"
        """),
    Case(
      fault: "delete-loop",
      script: """
        delete 0:0 0:1
        select 0:0
        expect cell 0:0 text = "Lily Potter" and card contains "Patronus: otter"
        """),
    Case(
      fault: "no-didDeselect",
      script: """
        select 0:0; select 0:1
        expect white = 0:0 0:1
        """),
    Case(
      fault: "no-cell-reset",
      script: """
        metrics height 228
        select 0:1
        scroll 2:1
        expect cell 2:0 text = D and cell 2:0 colour = white
        """, isJukebox: true),
    Case(
      fault: "else-routing",
      script: """
        reload queue
        expect cell queue 0 text = "Title: none"
        """, isJukebox: true),
    Case(
      fault: "wrong-table-reloaded",
      script: """
        select 0:1
        expect selection = none and cell card 0:0 text = "Gender: "
        """),
  ]

  @Test(arguments: cases.filter { Fault.all.map(\.name).contains($0.fault) })
  func `what a user sees of a mistake leads to it`(_ example: Case) throws {
    let trial = try example.trial()
    let report = try SuspectReport(trial.script, trial.maker)
    #expect(report.failure != nil && report.status == .success)
    #expect(report.fitting.map(\.name) == [example.fault])
  }

  @Test func `there is a script for each mistake`() {
    let names = Set(SuspectTests.cases.map(\.fault))
    #expect(Fault.all.map(\.name).filter { !names.contains($0) } == [])
  }

  @Test func `two mistakes that fit are told apart by a further step`() throws {
    let trial = try HuntTrial(
      """
      move 0:0 -> 0:1
      select 0:0
      expect card contains "Patronus: stag"
      """)
    let report = try SuspectReport(trial.script, trial.maker)
    #expect(
      report.lines.prefix(7) == [
        "the script fails without a fault, at line 3; 2 known mistakes fit",
        "mover-empty",
        "  func tableView(… moveRowAt source: …, to destination: …) {}",
        "  instead: items.insert(items.remove(at: source.row), at: destination.row)",
        "mover-insert-first",
        "  items.insert(items[source.row], at: destination.row); items.remove(at: source.row)",
        "  instead: items.insert(items.remove(at: source.row), at: destination.row)",
      ])
    try #require(report.lines.count == 10, "\(report.lines)")
    let start = "to tell them apart: "
    #expect(report.lines[7].hasPrefix(start))
    let step = String(report.lines[7].dropFirst(start.count))
    let texts = try report.fitting.map { fault in
      var trial = try TrialSession.loaded()
      trial.run("fault \(fault.name) on; move 0:0 -> 0:1; select 0:0")
      return trial.run("\(step); cells; cells card; selection")
    }
    #expect(texts[0] != texts[1], "\(step)")
    #expect(report.lines[8].hasPrefix("  mover-empty  "))
    #expect(report.lines[9].hasPrefix("  mover-insert-first  "))
  }

  @Test func `mistakes that nothing tells apart are said to look alike`() throws {
    let trial = try HuntTrial("expect cell 0:0 text = A", on: Single())
    let report = try SuspectReport(trial.script, trial.maker)
    #expect(
      report.lines.first
        == "the script holds without a fault; \(report.fitting.count) known mistakes fit too")
    let names = ["no fault"] + report.fitting.map(\.name)
    let alike = names.dropLast().joined(separator: ", ") + " and \(names.last ?? "") look alike, "
    #expect(report.lines.contains { $0.hasPrefix(alike) }, "\(report.lines)")
    #expect(
      report.lines.last
        == "wrong-table-reloaded cannot be made here: the controller has no second table for a card"
    )
  }

  @Test func `where nothing fits it says how far the script came with each`() throws {
    let trial = try HuntTrial(
      """
      move 0:0 -> 0:2
      expect cell 0:0 text = B
      expect count = 3
      """, on: Jukebox())
    let report = try SuspectReport(trial.script, trial.maker)
    #expect(report.status == .expectation)
    let lines = report.lines
    #expect(
      lines.prefix(3) == [
        "the script fails without a fault, at line 3; no known mistake fits",
        "how far it came with each:",
        "  mover-empty            1 of 2 held  line 3: expected count = 3",
      ])
    let possible = Fault.all.filter { $0.canStand(round: Jukebox()) }
    #expect(
      lines[(possible.count)...].prefix(2) == [
        "  mover-echo             0 of 2 held  line 2: expected cell 0:0 text = B",
        "  mover-absent           0 of 2 held  line 1: the controller has no moveRowAt, so no row can be moved",
      ])
    #expect(
      lines.last
        == "delete-loop cannot be made here: nothing deletes the controller's rows, which takes EditableTableController"
    )
  }

  @Test func `a script that states nothing is refused`() throws {
    let trial = try HuntTrial("select 0:0")
    let error = try #require(throws: Diagnostic.self) {
      try SuspectReport(trial.script, trial.maker)
    }
    #expect(error.code == .usage)
    #expect(error.message.hasSuffix("it states nothing, so that every mistake would fit"))
  }

  @Test func `a fault of the text is no mistake of an app`() throws {
    let trial = try HuntTrial("expct count = 1\n#> a")
    let error = try #require(throws: Diagnostic.self) {
      try SuspectReport(trial.script, trial.maker)
    }
    #expect(error.code == .unknownCommand && error.source != nil)
  }

  @Test func `a script that goes on and on ends with its time`() throws {
    let trial = try HuntTrial("repeat 9999999999 { select 0:0 }\nexpect count = 1")
    let error = try #require(throws: Diagnostic.self) {
      try SuspectReport(trial.script, patience: .milliseconds(20), trial.maker)
    }
    #expect(error.code == .timedOut && error.message == "timed out after 0.02 s")
  }

  @Test func `the mistake is in no dump and no list of faults`() throws {
    let trial = try HuntTrial(
      """
      faults
      #>    mover-empty  [..]
      #> ...
      move 0:0 -> 0:2
      #> 0:0 -> 0:2
      reload
      expect title 0:0 = "Harry Potter"
      dump
      #> ...
      #>     "bottom": 812
      #>   }
      #> }
      """)
    let report = try SuspectReport(trial.script, trial.maker)
    #expect(report.fitting.map(\.name) == ["mover-empty"])
  }
}

/// One row that nothing can be done to.
private struct Single: TableController {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: "A")
  }
}
