import CommandKit
import HPSession
import SessionSupport
import TableModel
import Testing

/// What is stated of the last command as a whole: its calls, its moves, what it changed, how it failed.
@Suite struct ClaimTests {
  private static let failures = Exchange.all(
    in: #"""
      > expect calls didSelectRowAt = 2
      trial:1:8: error: expected calls didSelectRowAt = 2 [expectation]
        expect calls didSelectRowAt = 2
               ^~~~~~~~~~~~~~~~~~~~~~~~
        wanted: "2"
        got:    "1"
                 ^
      > expect calls didSelectRow = 1
      trial:1:14: error: no call has the name "didSelectRow" [usage]
        expect calls didSelectRow = 1
                     ^~~~~~~~~~~~
        hint: did you mean didSelectRowAt?
      > expect calls didSelectRowAt main = 1
      trial:1:29: error: "main" does not belong here [usage]
        expect calls didSelectRowAt main = 1
                                    ^~~~
      > expect calls cellForRowAt = 0
      trial:1:14: error: cellForRowAt is not being recorded [wrong-state]
        expect calls cellForRowAt = 0
                     ^~~~~~~~~~~~
        hint: trace on --queries, before the command that it is to be counted for
      > expect calls = none
      trial:1:8: error: expected calls = none [expectation]
        expect calls = none
               ^~~~~~~~~~~~
        wanted 0, got 5: 5 not wanted (+)
        + "main shouldHighlightRowAt 0:2 -> true"
        + "main willSelectRowAt 0:2 -> 0:2"
        + "main didSelectRowAt 0:2"
        + "card reloadData"
        + "card nudge -10 +10"
      > expect calls { }
      trial:1:8: error: the last command made other calls [expectation]
        expect calls { }
               ^~~~~~~~~
        wanted 0, got 5: 5 not wanted (+)
        + main shouldHighlightRowAt 0:2 -> true
        + main willSelectRowAt 0:2 -> 0:2
        + main didSelectRowAt 0:2
        + card reloadData
        + card nudge -10 +10
      > expect calls { main shouldHighlightRowAt [..]; main willSelectRowAt 0:2 -> 0:3; main didSelectRowAt 0:2; card reloadData; card nudge [..] }
      trial:1:8: error: the last command made other calls [expectation]
        expect calls { main shouldHighlightRowAt [..]; main willSelectRowAt 0:2 -> 0:3; main didSelectRowAt…
               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        wanted 5, got 5: 1 missing (-), 1 not wanted (+)
        - main willSelectRowAt 0:2 -> 0:3
        + main willSelectRowAt 0:2 -> 0:2
      > expect calls { main didSelectRowAt 0:2; main shouldHighlightRowAt 0:2 -> true; main willSelectRowAt 0:2 -> 0:2; card reloadData; card nudge -10 +10 }
      trial:1:8: error: the last command made other calls [expectation]
        expect calls { main didSelectRowAt 0:2; main shouldHighlightRowAt 0:2 -> true; main willSelectRowAt…
               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        wanted 5, got 5: 1 in another place (~)
        ~ main didSelectRowAt 0:2  (wanted as number 1, got as 3)
      > expect calls { ...; main didDeselectRowAt [..]; ... }
      trial:1:8: error: the last command made other calls [expectation]
        expect calls { ...; main didDeselectRowAt [..]; ... }
               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        wanted: main didDeselectRowAt [..]
        got:    no such line in
                main shouldHighlightRowAt 0:2 -> true
                main willSelectRowAt 0:2 -> 0:2
                main didSelectRowAt 0:2
                card reloadData
                card nudge -10 +10
      > expect moves { 0:2: 0:2 -> 0:1 }
      trial:1:8: error: the last command made other moves [expectation]
        expect moves { 0:2: 0:2 -> 0:1 }
               ^~~~~~~~~~~~~~~~~~~~~~~~~
        wanted: "Lily Potter": 0:2 -> 0:1
        got:    none
                ^
      > expect moves
      trial:1:13: error: the moves are missing [usage]
        expect moves
                    ^
        hint: expect moves { REF: A -> B }, or expect moves none
      > expect moves crad none
      trial:1:14: error: no table "crad" [no-table]
        expect moves crad none
                     ^~~~
        hint: did you mean card?
      > expect moves { "Harry Potter" 0:0 -> 0:1 }
      trial:1:16: error: "Harry Potter" has no colon behind it [usage]
        expect moves { "Harry Potter" 0:0 -> 0:1 }
                       ^~~~~~~~~~~~~~
        hint: a move is REF: A -> B, for example "Draco Malfoy": 1:2 -> 1:0
      > expect moves { 0:0: Harry -> 0:1 }
      trial:1:21: error: "Harry" is no index path [usage]
        expect moves { 0:0: Harry -> 0:1 }
                            ^~~~~
        hint: a move is REF: A -> B, for example "Draco Malfoy": 1:2 -> 1:0
      > expect moves { 0:0: 0:0 0:1 }
      trial:1:25: error: "0:1" is more than the command takes [usage]
        expect moves { 0:0: 0:0 0:1 }
                                ^~~
        hint: the form is expect EXPR
      > expect moves { 0:0: 0:0 -> }
      trial:1:27: error: an index path is missing [usage]
        expect moves { 0:0: 0:0 -> }
                                  ^
        hint: the form is expect EXPR
      > expect moves { Nobody: 0:0 -> 0:1 }
      trial:1:16: error: no row of main has the title "Nobody" [no-row]
        expect moves { Nobody: 0:0 -> 0:1 }
                       ^~~~~~
      > expect moves { 0:0: 9:0 -> 0:1 }
      trial:1:21: error: main has no section 9 (0 to 4) [no-row]
        expect moves { 0:0: 9:0 -> 0:1 }
                            ^
      > expect unchanged
      trial:1:8: error: the last command changed something [expectation]
        expect unchanged
               ^~~~~~~~~
        .tables[0].selection[0]: nothing -> "0:2"
        .tables[1].sections[0].rows[0].title: "Gender: " -> "Gender: female"
        .tables[1].sections[0].rows[1].title: "House: " -> "House: Gryffindor"
        .tables[1].sections[0].rows[2].title: "Actor: " -> "Actor: Geraldine Somerville"
        .tables[1].sections[0].rows[3].title: "Patronus: " -> "Patronus: doe"
        .card.row: null -> "ff6"
      > expect unchanged = true
      trial:1:18: error: "=" does not belong here [usage]
        expect unchanged = true
                         ^
        hint: the form is expect EXPR
      > expect unchange
      trial:1:8: error: "unchange" is nothing that can be expected [usage]
        expect unchange
               ^~~~~~~~
        hint: did you mean unchanged?
      > expect error no-row { select 0:0; echo a }
      a
      trial:1:14: error: expected the error no-row, and nothing failed [expectation]
        expect error no-row { select 0:0; echo a }
                     ^~~~~~
      > expect error no-row { echo a; reorder 9 }
      a
      trial:1:14: error: expected the error no-row [expectation]
        expect error no-row { echo a; reorder 9 }
                     ^~~~~~
        wanted: no-row
        got:    main has no section 9 (0 to 4) [no-section]
        at trial:1:39
      > expect error no-row { source nope.hpsh }
      trial:1:14: error: expected the error no-row [expectation]
        expect error no-row { source nope.hpsh }
                     ^~~~~~
        wanted: no-row
        got:    nope.hpsh: no such file or directory [io]
        at trial:1:30
      > expect error no-rows { select 9:9 }
      trial:1:14: error: "no-rows" is no code that a command fails with [usage]
        expect error no-rows { select 9:9 }
                     ^~~~~~~
        hint: did you mean no-row?
      > expect error interrupted { echo a }
      trial:1:14: error: "interrupted" is no code that a command fails with [usage]
        expect error interrupted { echo a }
                     ^~~~~~~~~~~
        hint: help codes lists them
      > expect error no-row
      trial:1:20: error: a block { … } must stand here [usage]
        expect error no-row
                           ^
        hint: the form is expect EXPR
      > echo a; expect error no-row { slect 0:0 }
      trial:1:31: error: unknown command "slect" [unknown-command]
        echo a; expect error no-row { slect 0:0 }
                                      ^~~~~
        hint: did you mean select?
      > expect error usage { expect title 0:* = a }
      error: title asks for one row, and these are 4 [usage]
      > expect { }
      trial:1:8: error: a block does not belong here [usage]
        expect { }
               ^~~
        hint: the form is expect EXPR
      """#)

  @Test(arguments: failures)
  func `a claim that does not hold, or makes no sense, is an error that says what was found`(
    exchange: Exchange
  ) throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:2")
    #expect(trial.run(exchange.command) == exchange.answer + "\n")
  }

  @Test(arguments: [
    "calls didSelectRowAt = 1", "calls willDeselectRowAt = 0", "calls moveRowAt < 1",
    "calls contains \"card reloadData\"", "calls != none", "not unchanged", "moves none",
    "moves { }",
    "moves card none", "not moves { 0:0: 0:0 -> 0:1 }",
    "calls { main shouldHighlightRowAt [..]; main willSelectRowAt 0:2 -> 0:2; ...; card [..] +10 }",
    "calls { ... } and not calls { } and selection = 0:2",
    "(unchanged or moves none) and not (unchanged and moves none)",
  ])
  func `a claim that holds says nothing, and stands where any statement can`(claim: String) throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:2")
    for look in ["", "ls 0:*; card; calls; echo a; dump --compact > /dev/null; mark a; use main"] {
      trial.run(look)
      #expect(trial.run("expect \(claim)") == "", "after \(look)")
    }
  }

  @Test func `moves are those that the model was told of, and not the rows that shifted`() throws {
    var trial = try TrialSession.loaded()
    trial.run("reorder all --policy free; move 0:3 -> 1:0")
    #expect(trial.run("expect moves { @ff7: 0:3 -> 1:0 }") == "")
    #expect(trial.run("expect calls moveRowAt = 1 and calls moveRow = 0") == "")
    #expect(trial.run("expect moves { 1:0: Gryffindor:3->Slytherin:0 }") == "")
    #expect(trial.run("expect moves main { @ff7 : 0:3 → 1:0 } and moves card none") == "")
    #expect(
      trial.run("expect moves { @ff6: 0:3 -> 1:0 }") == """
        trial:1:8: error: the last command made other moves [expectation]
          expect moves { @ff6: 0:3 -> 1:0 }
                 ^~~~~~~~~~~~~~~~~~~~~~~~~~
          wanted: "Lily Potter" @ff6: 0:3 -> 1:0
          got:    "Lily Potter" @ff7: 0:3 -> 1:0
                                   ^

        """)
    trial.run("move 0:0 -> 0:0")
    #expect(trial.run("expect moves none and unchanged") == "")
    trial.run("model move 0:0 -> 0:1")
    #expect(trial.run("expect moves none and not unchanged") == "")
  }

  /// Moves three rows in one command, the second of them twice.
  private static let shuffle = Command<Session>(
    "shuffle", "Moves rows.", category: Category.act,
    run: { session throws(Diagnostic) in
      for (source, target) in [(0, 3), (0, 1), (1, 0)] {
        let path = { (row: Int) in IndexPath(row: row, section: 0) }
        guard let table = session.screen.tables.first,
          (try? session.screen.moveRow(at: path(source), to: path(target), in: table)) != nil
        else { throw Diagnostic(.notMovable, "no") }
      }
    })

  @Test func `of several moves each is of the row that stood there when the model was told`() throws
  {
    var trial = try TrialSession(registry: .standard.adding([Self.shuffle]))
    try trial.session.show(.characters)
    trial.run("shuffle")
    let moves = "@aa1: 0:0 -> 0:3; @aa10: 0:0 -> 0:1; @aa10: 0:1 -> 0:0"
    #expect(trial.run("expect moves { \(moves) } and calls moveRowAt = 3") == "")
    #expect(
      trial.run("expect moves { @aa10: 0:0 -> 0:1; @aa1: 0:0 -> 0:3; @aa10: 0:1 -> 0:0 }") == """
        trial:1:8: error: the last command made other moves [expectation]
          expect moves { @aa10: 0:0 -> 0:1; @aa1: 0:0 -> 0:3; @aa10: 0:1 -> 0:0 }
                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          wanted: "Hermione Granger": 0:0 -> 0:1, "Harry Potter": 0:0 -> 0:3, "Hermione Granger": 0:1 -> 0:0
          got:    "Harry Potter": 0:0 -> 0:3, "Hermione Granger": 0:0 -> 0:1, "Hermione Granger": 0:1 -> 0:0
                    ^

        """)
  }

  @Test func `a refused command leaves its calls, and nothing changed`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0; veto select 0:1; ! select 0:1")
    #expect(trial.run("expect unchanged and calls willSelectRowAt = 1") == "")
    #expect(trial.run("expect calls { ...; main willSelectRowAt 0:1 -> nil }") == "")
    trial.run("undo")
    #expect(trial.run("expect not unchanged and calls = none") == "")
  }

  @Test func `before the first act there are no calls and no change`() throws {
    var trial = try TrialSession()
    #expect(trial.run("expect unchanged and calls = none and moves none") == "")
  }

  @Test func `a change of a record alone is one that a dump with records shows`() throws {
    var trial = try TrialSession.loaded()
    trial.run("update 1:0 actor=Nobody")
    #expect(
      trial.run("expect unchanged") == """
        trial:1:8: error: the last command changed something [expectation]
          expect unchanged
                 ^~~~~~~~~
          .tables[0].sections[1].rows[0].record.actor: "Tom Felton" -> "Nobody"

        """)
  }

  @Test func `an expected error is written as the one of a command with a sign before it`() throws {
    var trial = try TrialSession.loaded()
    let expected = trial.run("expect error no-row { select 0:0; echo a; select 9:9 }")
    #expect(expected == "a\nerror: main has no section 9 (0 to 4) [no-row]\n")
  }

  @Test
  func `what the commands of a block did that was to fail is put back, whatever became of it`()
    throws
  {
    var trial = try TrialSession.loaded()
    trial.run("select 0:1")
    let before = trial.dump()
    let steps = trial.session.journal.undoCount
    for block in [
      "select 0:0; delete 1:0; select 9:9", "select 0:0; delete 1:0", "select 0:0; reorder 9",
      "mark a; set quiet on; always count = 12; use card; undo; select 9:9",
    ] {
      trial.run("expect error no-row { \(block) }")
      #expect(trial.dump() == before, "\(block)")
      #expect(trial.session.journal.undoCount == steps && trial.session.marks.isEmpty)
      #expect(trial.session.alwaysStatements.isEmpty && !trial.session.options.isQuiet)
      #expect(trial.session.currentTable == "main")
    }
    trial.run("expect error not-selectable { delete 0:0; veto select 0:0; select 0:0 }")
    #expect(trial.run("expect unchanged and calls { ...; main willSelectRowAt 0:0 -> nil }") == "")
    trial.run("select 0:2; expect error no-row { row 9:9 }")
    #expect(trial.run("expect not unchanged and calls didSelectRowAt = 1") == "")
  }

  @Test func `a block that is to fail ends at its first error even where errors are passed over`()
    throws
  {
    var trial = try TrialSession.loaded()
    trial.session.keepsGoing = true
    #expect(
      trial.run("expect error no-row { select 9:9; echo a }")
        == "error: main has no section 9 (0 to 4) [no-row]\n")
    #expect(trial.session.keepsGoing)
    #expect(trial.session.status == .success)
  }
}
