import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct ExpectationFaultTests {
  private static let faults = Exchange.all(
    in: #"""
      > expect selection = none
      trial:1:8: error: expected selection = none [expectation]
        expect selection = none
               ^~~~~~~~~~~~~~~~
        wanted: none
        got:    0:0 "Harry Potter"
                ^
      > expect selection = "Draco Malfoy"
      trial:1:8: error: expected selection = "Draco Malfoy" [expectation]
        expect selection = "Draco Malfoy"
               ^~~~~~~~~~~~~~~~~~~~~~~~~~
        wanted: 1:0 "Draco Malfoy"
        got:    0:0 "Harry Potter"
                ^
      > expect selection = 0:0 0:1
      trial:1:8: error: expected selection = 0:0 0:1 [expectation]
        expect selection = 0:0 0:1
               ^~~~~~~~~~~~~~~~~~~
        wanted: 0:0 "Harry Potter", 0:1 "Hermione Granger"
        got:    0:0 "Harry Potter"
                                  ^
      > expect selection contains 0:1
      trial:1:8: error: expected selection contains 0:1 [expectation]
        expect selection contains 0:1
               ^~~~~~~~~~~~~~~~~~~~~~
        wanted: contains 0:1 "Hermione Granger"
        got:    0:0 "Harry Potter"
      > expect selection != selected
      trial:1:8: error: expected selection != selected [expectation]
        expect selection != selected
               ^~~~~~~~~~~~~~~~~~~~~
        wanted: != 0:0 "Harry Potter"
        got:    0:0 "Harry Potter"
      > expect white = 0:1
      trial:1:8: error: expected white = 0:1 [expectation]
        expect white = 0:1
               ^~~~~~~~~~~
        wanted: 0:1 "Hermione Granger"
        got:    0:0 "Harry Potter"
                  ^
      > expect count > 12
      trial:1:8: error: expected count > 12 [expectation]
        expect count > 12
               ^~~~~~~~~~
        wanted: > "12"
        got:    "12"
      > expect count = 9 or count = 10
      trial:1:8: error: expected count = 9 [expectation]
        expect count = 9 or count = 10
               ^~~~~~~~~
        wanted: "9"
        got:    "12"
                 ^
      > expect count = 12 and title 0 = "Tonks"
      trial:1:23: error: expected title 0 = "Tonks" [expectation]
        expect count = 12 and title 0 = "Tonks"
                              ^~~~~~~~~~~~~~~~~
        wanted: "Tonks"
        got:    "Harry Potter"
                 ^
      > expect not count = 12
      trial:1:1: error: it holds, and was not to [expectation]
        expect not count = 12
        ^~~~~~~~~~~~~~~~~~~~~
      > expect not (count = 12 and count = 12)
      trial:1:1: error: it holds, and was not to [expectation]
        expect not (count = 12 and count = 12)
        ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      > expect title 0 = Harry
      trial:1:8: error: expected title 0 = Harry [expectation]
        expect title 0 = Harry
               ^~~~~~~~~~~~~~~
        wanted: "Harry"
        got:    "Harry Potter"
                      ^
      > expect title 0 contains Malfoy
      trial:1:8: error: expected title 0 contains Malfoy [expectation]
        expect title 0 contains Malfoy
               ^~~~~~~~~~~~~~~~~~~~~~~
        wanted: contains "Malfoy"
        got:    "Harry Potter"
      > expect title 0 matches "^h"
      trial:1:8: error: expected title 0 matches "^h" [expectation]
        expect title 0 matches "^h"
               ^~~~~~~~~~~~~~~~~~~~
        wanted: matches "^h"
        got:    "Harry Potter"
      > expect rows 0:0..0:1 = "Hermione Granger" "Harry Potter"
      trial:1:8: error: expected rows 0:0..0:1 = "Hermione Granger" "Harry Potter" [expectation]
        expect rows 0:0..0:1 = "Hermione Granger" "Harry Potter"
               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        wanted: 0:1 "Hermione Granger", 0:0 "Harry Potter"
        got:    0:0 "Harry Potter", 0:1 "Hermione Granger"
                  ^
      > expect card = "Gender: male" "House: Gryffindor" "Actor: Tom Felton" "Patronus: stag"
      trial:1:8: error: expected card = "Gender: male" "House: Gryffindor" "Actor: Tom Felton" "Patronus: stag" [expectation]
        expect card = "Gender: male" "House: Gryffindor" "Actor: Tom Felton" "Patronus: stag"
               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        wanted: "Gender: male", "House: Gryffindor", "Actor: Tom Felton", "Patronus: stag"
        got:    "Gender: male", "House: Gryffindor", "Actor: Daniel Radcliffe", "Patronus: stag"
                                                             ^
      > expect card = none
      trial:1:8: error: expected card = none [expectation]
        expect card = none
               ^~~~~~~~~~~
        wanted: none
        got:    "Gender: male", "House: Gryffindor", "Actor: Daniel Radcliffe", "Patronus: stag"
                ^
      > expect card.row = none
      trial:1:8: error: expected card.row = none [expectation]
        expect card.row = none
               ^~~~~~~~~~~~~~~
        wanted: none
        got:    0:0 "Harry Potter"
                ^
      > expect card.position = open
      trial:1:8: error: expected card.position = open [expectation]
        expect card.position = open
               ^~~~~~~~~~~~~~~~~~~~
        wanted: "open"
        got:    "closed"
                 ^
      > expect card.y < 100
      trial:1:8: error: expected card.y < 100 [expectation]
        expect card.y < 100
               ^~~~~~~~~~~~
        wanted: < "100"
        got:    "812"
      > expect "日本" = "日木"
      trial:1:8: error: expected "日本" = "日木" [expectation]
        expect "日本" = "日木"
               ^~~~~~~~~~~~~~~
        wanted: "日木"
        got:    "日本"
                   ^
      > expect (count = 12
      trial:1:8: error: "(" is not closed [usage]
        expect (count = 12
               ^
        hint: the form is expect EXPR
      > expect count = 12)
      trial:1:18: error: ")" does not belong here [usage]
        expect count = 12)
                         ^
        hint: the form is expect EXPR
      > expect ()
      trial:1:9: error: something to compare is missing [usage]
        expect ()
                ^
        hint: for example: expect selection = "Draco Malfoy"
      > expect count 12
      trial:1:16: error: a comparison is missing [usage]
        expect count 12
                       ^
        hint: one of = != < <= > >= contains matches
      > expect count =
      trial:1:15: error: something to compare with is missing [usage]
        expect count =
                      ^
        hint: for example: expect selection = "Draco Malfoy"
      > expect = 12
      trial:1:8: error: something to compare is missing [usage]
        expect = 12
               ^
        hint: for example: expect selection = "Draco Malfoy"
      > expect
      trial:1:7: error: what to expect is missing [usage]
        expect
              ^
        hint: the form is expect EXPR
      > expect count = 12 and
      trial:1:22: error: something to compare is missing [usage]
        expect count = 12 and
                             ^
        hint: for example: expect selection = "Draco Malfoy"
      > expect or count = 12
      trial:1:8: error: something to compare is missing [usage]
        expect or count = 12
               ^~
        hint: for example: expect selection = "Draco Malfoy"
      > expect not
      trial:1:11: error: something to compare is missing [usage]
        expect not
                  ^
        hint: for example: expect selection = "Draco Malfoy"
      > expect slection = 0:0
      trial:1:8: error: "slection" is nothing that can be expected [usage]
        expect slection = 0:0
               ^~~~~~~~
        hint: did you mean selection?
      > expect frobnicate != none
      trial:1:8: error: "frobnicate" is nothing that can be expected [usage]
        expect frobnicate != none
               ^~~~~~~~~~
        hint: put text in quotes
      > expect "selection" = 0:0
      trial:1:8: error: expected "selection" = 0:0 [expectation]
        expect "selection" = 0:0
               ^~~~~~~~~~~~~~~~~
        wanted: "0:0"
        got:    "selection"
                 ^
      > expect title 0 matches "("
      trial:1:25: error: "(" is no pattern: the group is not closed [usage]
        expect title 0 matches "("
                                ^
        hint: help patterns says what one can have
      > expect title 0:* = "a"
      trial:1:8: error: title asks for one row, and these are 4 [usage]
        expect title 0:* = "a"
               ^~~~~~~~~
      > expect title = "a"
      trial:1:13: error: a row is missing [usage]
        expect title = "a"
                    ^
      > expect title 0:9 = "a"
      trial:1:14: error: section 0 has no row 9 (0:0 to 0:3) [no-row]
        expect title 0:9 = "a"
                     ^~~
        hint: ls main 0:* lists section 0
      > expect rows 0:0..0:1 < 0:1
      trial:1:24: error: rows and lines are compared by = != contains, not by < [usage]
        expect rows 0:0..0:1 < 0:1
                               ^~~
      > expect rows = 0:0
      trial:1:12: error: a row is missing [usage]
        expect rows = 0:0
                   ^
      > expect rows 0:* = count
      trial:1:19: error: rows are compared with rows [usage]
        expect rows 0:* = count
                          ^~~~~
      > expect card < "a"
      trial:1:15: error: rows and lines are compared by = != contains, not by < [usage]
        expect card < "a"
                      ^~~
      > expect card.y 3 = 812
      trial:1:15: error: "3" does not belong here [usage]
        expect card.y 3 = 812
                      ^
      > expect selection nope = none
      trial:1:18: error: no table "nope" [no-table]
        expect selection nope = none
                         ^~~~
        hint: tables lists them
      > expect selection main main = none
      trial:1:23: error: "main" does not belong here [usage]
        expect selection main main = none
                              ^~~~
      > expect selection = nope
      trial:1:20: error: no row of main has the title "nope" [no-row]
        expect selection = nope
                           ^~~~
      > expect selection = "Lily Potter"
      trial:1:20: error: 2 rows have the title "Lily Potter" [ambiguous-row]
        expect selection = "Lily Potter"
                           ^~~~~~~~~~~~~
        0:2  Lily Potter  @ff6
        0:3  Lily Potter  @ff7
        hint: name one by its path or its @id
      > expect selection = 0:1..0:0
      trial:1:20: error: the range ends before it begins: 0:1 is after 0:0 [usage]
        expect selection = 0:1..0:0
                           ^~~~~~~~
        hint: 0:0..0:1
      > expect count = 12 > f
      trial:1:19: error: ">" does not belong here [usage]
        expect count = 12 > f
                          ^
        hint: the form is expect EXPR
      """#)

  @Test(arguments: faults)
  func `what does not hold, or states nothing, is an error that says what was found`(
    exchange: Exchange
  ) throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0")
    #expect(trial.run(exchange.command) == exchange.answer + "\n")
  }

  @Test func `parentheses and not nest a hundred deep, and no deeper`() throws {
    var trial = try TrialSession.loaded()
    let nots = { String(repeating: "not ", count: $0) }
    #expect(trial.run("expect \(nots(98))count = 12") == "")
    #expect(trial.run("expect \(nots(99))count = 12").contains("[expectation]"))
    #expect(trial.run("expect \(nots(100))count = 12").contains("[limit]"))
    let opened = { "expect \(String(repeating: "(", count: $0)) count = 12" }
    #expect(trial.run(opened(99) + String(repeating: ")", count: 99)) == "")
    #expect(trial.run(opened(100) + String(repeating: ")", count: 100)).contains("[limit]"))
    #expect(trial.run(opened(100_000)).contains("[limit]"))
  }

  @Test func `a chain of fifty thousand statements is none too deep`() throws {
    var trial = try TrialSession.loaded()
    let chain = Array(repeating: "1 = 1", count: 50_000).joined(separator: " and ")
    #expect(trial.run("expect \(chain)") == "")
  }
}
