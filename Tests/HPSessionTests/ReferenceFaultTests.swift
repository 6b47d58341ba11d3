import HPSession
import SessionSupport
import Testing

@Suite struct ReferenceFaultTests {
  private static let faults = Exchange.all(
    in: #"""
      > ls 9:0
      trial:1:4: error: main has no section 9 (0 to 4) [no-row]
        ls 9:0
           ^
      > ls 1:9
      trial:1:4: error: section 1 has no row 9 (1:0 to 1:2) [no-row]
        ls 1:9
           ^~~
        hint: ls main 1:* lists section 1
      > ls Slitherin:2
      trial:1:4: error: main has no section "Slitherin" (0 to 4) [no-row]
        ls Slitherin:2
           ^~~~~~~~~
        hint: did you mean Slytherin?
      > ls "Gryffindor":9
      trial:1:4: error: section 0 has no row 9 (0:0 to 0:3) [no-row]
        ls "Gryffindor":9
           ^~~~~~~~~~~~~~
        hint: ls main 0:* lists section 0
      > ls 99
      trial:1:4: error: main has no row at position 99 (0 to 11) [no-row]
        ls 99
           ^~
      > ls mian
      trial:1:4: error: no table "mian" [no-table]
        ls mian
           ^~~~
        hint: did you mean main?
      > ls nope
      trial:1:4: error: no table "nope" [no-table]
        ls nope
           ^~~~
        hint: tables lists them
      > use mian
      trial:1:5: error: no table "mian" [no-table]
        use mian
            ^~~~
        hint: did you mean main?
      > use "main"
      trial:1:5: error: "main" is no table's name [no-table]
        use "main"
            ^~~~~~
        hint: a table's name is bare letters, digits, "_" and "-": tables lists them
      > use last
      trial:1:5: error: "last" is no table's name [no-table]
        use last
            ^~~~
        hint: a table's name is bare letters, digits, "_" and "-": tables lists them
      > ls @zz
      trial:1:4: error: no row of main has an id that starts with "zz" [no-row]
        ls @zz
           ^~~
        hint: ls --format csv lists the ids
      > ls @
      trial:1:4: error: no row of main has an id that starts with "" [no-row]
        ls @
           ^
        hint: ls --format csv lists the ids
      > ls @ff
      trial:1:4: error: 2 ids start with "ff" [ambiguous-row]
        ls @ff
           ^~~
        0:2  Lily Potter  @ff6
        0:3  Lily Potter  @ff7
        hint: name one by its path or its @id
      > ls "Lily Potter"
      trial:1:4: error: 2 rows have the title "Lily Potter" [ambiguous-row]
        ls "Lily Potter"
           ^~~~~~~~~~~~~
        0:2  Lily Potter  @ff6
        0:3  Lily Potter  @ff7
        hint: name one by its path or its @id
      > select "Lily Poter"
      trial:1:8: error: no row of main has the title "Lily Poter" [no-row]
        select "Lily Poter"
               ^~~~~~~~~~~~
        hint: did you mean "Lily Potter"?
      > select "0:2"
      trial:1:8: error: no row of main has the title "0:2" [no-row]
        select "0:2"
               ^~~~~
      > select '*'
      trial:1:8: error: no row of main has the title "*" [no-row]
        select '*'
               ^~~
      > select 0:1..
      trial:1:8: error: a range has two ends [usage]
        select 0:1..
               ^~~~~
        hint: 0:2..0:5 is the rows 0:2 to 0:5, both included
      > select ..0:1
      trial:1:8: error: a range has two ends [usage]
        select ..0:1
               ^~~~~
        hint: 0:2..0:5 is the rows 0:2 to 0:5, both included
      > select ..
      trial:1:8: error: a range has two ends [usage]
        select ..
               ^~
        hint: 0:2..0:5 is the rows 0:2 to 0:5, both included
      > select 0:2..0:1
      trial:1:8: error: the range ends before it begins: 0:2 is after 0:1 [usage]
        select 0:2..0:1
               ^~~~~~~~
        hint: 0:1..0:2
      > select last..0
      trial:1:8: error: the range ends before it begins: 4:0 is after 0:0 [usage]
        select last..0
               ^~~~~~~
        hint: 0:0..4:0
      > select 1:2:3
      trial:1:8: error: main has no section "1:2" (0 to 4) [no-row]
        select 1:2:3
               ^~~
      > select 1:
      trial:1:8: error: no row of main has the title "1:" [no-row]
        select 1:
               ^~
      > select -1
      trial:1:8: error: no row of main has the title "-1" [no-row]
        select -1
               ^~
      > select 4:1
      trial:1:8: error: section 4 has no row 1 (4:0 to 4:0) [no-row]
        select 4:1
               ^~~
        hint: ls main 4:* lists section 4
      > select 2:*..3:*
      trial:1:8: error: no row of main has the title "2:*" [no-row]
        select 2:*..3:*
               ^~~
      > select selected
      trial:1:8: error: no row of main is selected [no-row]
        select selected
               ^~~~~~~~
        hint: select REF selects one
      > select card 9
      trial:1:13: error: card has no row at position 9 (0 to 3) [no-row]
        select card 9
                    ^
      > select card selected
      trial:1:13: error: no row of card is selected [no-row]
        select card selected
                    ^~~~~~~~
        hint: select REF selects one
      > select none
      trial:1:8: error: no row of main has the title "none" [no-row]
        select none
               ^~~~
      > select
      trial:1:7: error: a row is missing [usage]
        select
              ^
        hint: the form is select [TABLE] REF… [--silent]
      > select main
      trial:1:12: error: a row is missing [usage]
        select main
                   ^
      > deselect card
      trial:1:14: error: a row is missing [usage]
        deselect card
                     ^
      > row main
      trial:1:9: error: a row is missing [usage]
        row main
                ^
      > ls 0:0 nope
      trial:1:8: error: no row of main has the title "nope" [no-row]
        ls 0:0 nope
               ^~~~
      > row 0:0 0:1
      trial:1:9: error: "0:1" is more than the command takes [usage]
        row 0:0 0:1
                ^~~
        hint: the form is row [TABLE] REF
      > move * -> 0:0
      trial:1:6: error: rows of sections 0 and 1 do not move together [not-movable]
        move * -> 0:0
             ^
      > move 0:0 -> 0:4
      trial:1:13: error: section 0 has no row 4 (0:0 to 0:3) [no-row]
        move 0:0 -> 0:4
                    ^~~
        hint: ls main 0:* lists section 0
      > move 0:0 -> 1:4
      trial:1:13: error: section 1 has no row 4 (1:0 to 1:2) [no-row]
        move 0:0 -> 1:4
                    ^~~
        hint: ls main 1:* lists section 1
      > move 0:0 -> 9:0
      trial:1:13: error: main has no section 9 (0 to 4) [no-row]
        move 0:0 -> 9:0
                    ^
      > move 0:0 -> Nope:0
      trial:1:13: error: main has no section "Nope" (0 to 4) [no-row]
        move 0:0 -> Nope:0
                    ^~~~
      > move 0:0 -> "Lily Potter"
      trial:1:13: error: 2 rows have the title "Lily Potter" [ambiguous-row]
        move 0:0 -> "Lily Potter"
                    ^~~~~~~~~~~~~
        0:2  Lily Potter  @ff6
        0:3  Lily Potter  @ff7
        hint: name one by its path or its @id
      > move 0:0 -> 0:9223372036854775807
      trial:1:13: error: section 0 has no row 9223372036854775807 (0:0 to 0:3) [no-row]
        move 0:0 -> 0:9223372036854775807
                    ^~~~~~~~~~~~~~~~~~~~~
        hint: ls main 0:* lists section 0
      > move 0:0 -
      trial:1:10: error: "-" is no arrow [usage]
        move 0:0 -
                 ^
        hint: the system's shell took "> …" as a redirect: put the command in quotes
      > move 0:0
      trial:1:9: error: where the row is to go is missing [usage]
        move 0:0
                ^
        hint: the form is move [TABLE] A… -> B
      > move 0:0 to
      trial:1:12: error: where the row is to go is missing [usage]
        move 0:0 to
                   ^
        hint: the form is move [TABLE] A… -> B
      > move 0:0 before
      trial:1:16: error: the row to stand before is missing [usage]
        move 0:0 before
                       ^
        hint: the form is move [TABLE] A… -> B
      > move 0:0 before 99
      trial:1:17: error: main has no row at position 99 (0 to 11) [no-row]
        move 0:0 before 99
                        ^~
      > move card 0 -> 1
      trial:1:11: error: section 0 does not reorder [not-movable]
        move card 0 -> 1
                  ^
      > reorder 9
      trial:1:9: error: main has no section 9 (0 to 4) [no-section]
        reorder 9
                ^
      > reorder Slitherin
      trial:1:9: error: main has no section "Slitherin" (0 to 4) [no-section]
        reorder Slitherin
                ^~~~~~~~~
        hint: did you mean Slytherin?
      > reorder
      trial:1:1: error: sections, a policy or an interface are missing [usage]
        reorder
        ^~~~~~~
        hint: reorder all, reorder none, or sections by number or title: reorder 1 2
      > group hous
      trial:1:7: error: no field "hous" [no-field]
        group hous
              ^~~~
        hint: did you mean house?
      > ls --columns nam
      trial:1:1: error: no field "nam" [no-field]
        ls --columns nam
        ^~~~~~~~~~~~~~~~
        hint: did you mean name?
      > update 0:0 house = Slytherin
      trial:1:12: error: "house" is no FIELD=VALUE [usage]
        update 0:0 house = Slytherin
                   ^~~~~
        hint: no blanks around =: house=Slytherin name="Draco Malfoy"
      > select "日本" "\u{1b}x"
      trial:1:8: error: no row of main has the title "日本" [no-row]
        select "日本" "\u{1b}x"
               ^~~~~~
      """#)

  @Test(arguments: faults)
  func `a reference that fits no row is an error at its word and changes nothing`(
    exchange: Exchange
  ) throws {
    var trial = try TrialSession.loaded()
    let before = trial.dump()
    #expect(trial.run(exchange.command) == exchange.answer + "\n")
    #expect(trial.dump() == before)
  }

  @Test func `a path into a table without rows is answered with what fills it`() throws {
    var trial = try TrialSession()
    #expect(
      trial.run("select 0:1") == """
        trial:1:8: error: main has no section 0 [no-row]
          select 0:1
                 ^
          hint: load fills it

        """)
  }

  @Test(arguments: [
    "99999999999999999999", "0:99999999999999999999", "99999999999999999999:0",
    "0:0..99999999999999999999", "9223372036854775807:last",
  ])
  func `a number larger than any machine's is a row that is not there`(words: String) throws {
    var trial = try TrialSession.loaded()
    #expect(trial.run("select \(words)").contains("[no-row]"))
    #expect(trial.run("move 0:0 -> \(words)").contains("error: "))
  }
}
