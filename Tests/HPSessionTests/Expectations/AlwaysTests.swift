import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct AlwaysTests {
  @Test
  func `a command that breaks what is to hold always is the place of the error, and stays done`()
    throws
  {
    var trial = try TrialSession.loaded()
    let text = """
      always drift = none
      select 0:0
      repeat 2 {
        model move 0:0 -> 0:1; echo not reached
      }
      """
    #expect(
      trial.run(text) == """
        trial:4:3: error: always drift = none does not hold after model move 0:0 -> 0:1 [expectation]
            model move 0:0 -> 0:1; echo not reached
            ^~~~~~~~~~~~~~~~~~~~~
          stated at trial:1:8: always drift = none
          wanted: none
          got:    0:0, 0:1
                  ^

        """)
    #expect(trial.session.status == .expectation)
    #expect(trial.run("expect drift = 0:0 0:1") == "")
    #expect(trial.run("undo") == "undone: model move 0:0 -> 0:1\n")
  }

  private static let failures = Exchange.all(
    in: #"""
      > always count = 12 and (card.row != none or selection = none); deselect selected; delete 0:0
      trial:1:82: error: always count = 12 and (card.row != none or selection = none) does not hold after delete 0:0 [expectation]
        …(card.row != none or selection = none); deselect selected; delete 0:0
                                                                    ^~~~~~~~~~
        stated at trial:1:8: always count = 12 and (card.row != none or selection = none)
        expected count = 12
        wanted: "12"
        got:    "11"
                  ^
      > always not selection = 0:1; select 0:1
      trial:1:29: error: always not selection = 0:1 does not hold after select 0:1 [expectation]
        always not selection = 0:1; select 0:1
                                    ^~~~~~~~~~
        stated at trial:1:8: always not selection = 0:1
        it holds, and was not to
      > always title 2:1 = "Garrick Ollivander"; delete 2:0
      trial:1:42: error: always title 2:1 = "Garrick Ollivander" does not hold after delete 2:0 [expectation]
        always title 2:1 = "Garrick Ollivander"; delete 2:0
                                                 ^~~~~~~~~~
        stated at trial:1:8: always title 2:1 = "Garrick Ollivander"
        section 2 has no row 1 (2:0 to 2:0)
      > always count = 12; always title 0 = "Harry Potter"; delete 0:0
      trial:1:53: error: always count = 12 does not hold after delete 0:0 [expectation]
        always count = 12; always title 0 = "Harry Potter"; delete 0:0
                                                            ^~~~~~~~~~
        stated at trial:1:8: always count = 12
        wanted: "12"
        got:    "11"
                  ^
        always title 0 = "Harry Potter" does not hold either
      > always calls moveRowAt < 1; ! move 0:0 -> 0:1
      0:0 -> 0:1
      trial:1:29: error: the command was to fail, and it did not [expectation]
        always calls moveRowAt < 1; ! move 0:0 -> 0:1
                                    ^~~~~~~~~~~~~~~~~
      > always calls moveRowAt < 1; ! repeat 1 { move 0:0 -> 0:1 }
      0:0 -> 0:1
      trial:1:42: error: always calls moveRowAt < 1 does not hold after move 0:0 -> 0:1 [expectation]
        always calls moveRowAt < 1; ! repeat 1 { move 0:0 -> 0:1 }
                                                 ^~~~~~~~~~~~~~~
        stated at trial:1:8: always calls moveRowAt < 1
        wanted: < "1"
        got:    "1"
      > always moves none; expect error expectation { move 0:0 -> 0:1 }
      0:0 -> 0:1
      trial:1:47: error: always moves none does not hold after move 0:0 -> 0:1 [expectation]
        always moves none; expect error expectation { move 0:0 -> 0:1 }
                                                      ^~~~~~~~~~~~~~~
        stated at trial:1:8: always moves none
        the last command made other moves
        wanted: none
        got:    "Harry Potter": 0:0 -> 0:1
                ^
      > always unchanged
      trial:1:8: error: unchanged speaks of one command [usage]
        always unchanged
               ^~~~~~~~~
        hint: expect unchanged, after that command
      > always count = 12 and not unchanged
      trial:1:27: error: unchanged speaks of one command [usage]
        always count = 12 and not unchanged
                                  ^~~~~~~~~
        hint: expect unchanged, after that command
      > always title 0:* = a
      trial:1:8: error: title asks for one row, and these are 4 [usage]
        always title 0:* = a
               ^~~~~~~~~
      > always count
      trial:1:13: error: a comparison is missing [usage]
        always count
                    ^
        hint: one of = != < <= > >= contains matches
      > always off now
      trial:1:8: error: "off" is nothing that can be expected [usage]
        always off now
               ^~~
        hint: put text in quotes
      """#)

  @Test(arguments: failures)
  func `what is broken, and what can not be stated, is an error that says why`(
    exchange: Exchange
  ) throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0")
    #expect(trial.run(exchange.command) == exchange.answer + "\n")
  }

  @Test func `alone it lists what is to hold, each once, and off forgets it`() throws {
    var trial = try TrialSession.loaded()
    trial.run("repeat 2 { always  count   =  12 }; always (drift = none)")
    #expect(trial.run("always") == "always count = 12\nalways (drift = none)\n")
    #expect(trial.run("always off; always; delete 0:0") == "")
  }

  @Test func `what stays broken is told once, until it has held again`() throws {
    var trial = try TrialSession.loaded()
    trial.run("always count = 12")
    #expect(trial.run("delete 0:0").contains("[expectation]"))
    #expect(trial.run("delete 0:0; ls 0:0; select 0:0; set quiet on").contains("error") == false)
    #expect(trial.run("undo; undo; undo") == "")
    #expect(trial.run("delete 0:0").contains("[expectation]"))
  }

  @Test func `the table in use when it is stated is the one it means`() throws {
    var trial = try TrialSession.loaded()
    #expect(trial.run("always count = 12; use card; ls") != "")
    #expect(trial.session.status == .success)
    trial.run("delete main 0:0")
    #expect(trial.session.status == .expectation)
  }

  @Test func `a command that fails breaks nothing, and says why it failed`() throws {
    var trial = try TrialSession.loaded()
    #expect(trial.run("always count = 12; ! delete 9:9").hasPrefix("error: main has no section 9"))
    #expect(trial.session.status == .success)
  }

  @Test func `where errors are passed over every break is told`() throws {
    var trial = try TrialSession.loaded()
    trial.session.keepsGoing = true
    let output = trial.run(
      "always count = 12; repeat 1 { delete 0:0; echo a; undo; delete 0:0 }; echo b")
    #expect(output.split(separator: "\n").filter { $0.contains("[expectation]") }.count == 2)
    #expect(output.contains("\na\n") && output.hasSuffix("\nb\n"))
  }

  @Test func `it makes no step and is no part of the state`() throws {
    var trial = try TrialSession.loaded()
    let (dump, steps) = (trial.dump(), trial.session.journal.undoCount)
    trial.run("always count = 12")
    #expect(trial.dump() == dump)
    #expect(trial.session.journal.undoCount == steps)
  }
}
