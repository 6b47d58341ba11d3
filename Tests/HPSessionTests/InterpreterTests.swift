import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct InterpreterTests {
  @Test(arguments: [
    "bogus", "move 0:0", "repeat 1 { bogus }", "repeat 0 { repeat 2 { select } }", "echo \"open",
    "repeat 2 {", "select 0:0..", "expect count", "repeat 1 { expect title 0 matches \"(\" }",
    "echo a }", "! bogus", "echo a > ", "ls --nope",
  ])
  func `a fault of the text is found before anything runs`(fault: String) throws {
    var trial = try TrialSession.loaded()
    let before = trial.dump()
    let text = trial.run("echo first\nselect 0:0\n\(fault)\necho last")
    #expect(!text.contains("first\n"))
    #expect(text.hasPrefix("trial:3:"), "\(text)")
    #expect(trial.session.status == .text)
    #expect(trial.dump() == before)
  }

  @Test func `a fault in a block stands at its own line`() throws {
    var trial = try TrialSession()
    #expect(
      trial.run("echo a\nrepeat 2 {\n  repeat 2 {\n    bogus x\n  }\n}\n") == """
        trial:4:5: error: unknown command "bogus" [unknown-command]
              bogus x
              ^~~~~

        """)
  }

  @Test func `it stops at the first error, or goes on when told so`() throws {
    var trial = try TrialSession()
    let script = "echo a; select 0; echo b\nrepeat 2 { echo c; select 1 }\necho d"
    let stopped = trial.run(script)
    #expect(stopped.hasPrefix("a\n") && !stopped.contains("\nb\n"))
    trial.session.keepsGoing = true
    let lines = trial.run(script).split(separator: "\n").filter { $0.count == 1 }
    #expect(String(lines.joined()) == "abccd")
    #expect(trial.session.status == .failure)
  }

  @Test func `the status is that of the first error, whatever comes later`() throws {
    var trial = try TrialSession()
    trial.session.keepsGoing = true
    trial.run("expect 1 = 2; select 0")
    #expect(trial.session.status == .expectation)
    trial.run("select 0; expect 1 = 2")
    #expect(trial.session.status == .failure)
    trial.run("select 0; exit")
    #expect(trial.session.exitRequest == .failure)
  }

  @Test func `what must fail and fails is no error, and its message is shown`() throws {
    var trial = try TrialSession()
    #expect(trial.run("! select 0; echo b") == "error: main has no rows [no-row]\nb\n")
    #expect(trial.session.status == .success)
    #expect(
      trial.run("! echo a") == """
        a
        trial:1:1: error: the command was to fail, and it did not [expectation]
          ! echo a
          ^~~~~~~~

        """)
  }

  @Test func `a block that must fail ends at its first error, whether going on or not`() throws {
    for goesOn in [false, true] {
      var trial = try TrialSession()
      trial.session.keepsGoing = goesOn
      #expect(
        trial.run("! repeat 2 { echo a; select 0; echo b }")
          == "a\nerror: main has no rows [no-row]\n")
      #expect(trial.session.status == .success)
      #expect(trial.session.keepsGoing == goesOn)
    }
  }

  @Test func `a fault of words found only at the run is no failure to ask for`() throws {
    var trial = try TrialSession.loaded()
    #expect(trial.run("! select 0:2..0:1").contains("[usage]"))
    #expect(trial.session.status == .text)
  }

  @Test func `exit ends everything, in blocks too, and has a status`() throws {
    var trial = try TrialSession()
    #expect(trial.run("repeat 2 { echo a; exit 7; echo b }; echo c\necho d") == "a\n")
    #expect(trial.session.status == ExitStatus(rawValue: 7))
    #expect(trial.run("exit 256").contains("[usage]"))
  }

  @Test func `an interrupt ends what runs, also when going on, and leaves no half step`() throws {
    for goesOn in [false, true] {
      var trial = try TrialSession.loaded()
      trial.session.keepsGoing = goesOn
      let before = trial.dump()
      trial.session.isInterrupted = { true }
      #expect(
        trial.run("select 0:0; echo a") == """
          trial:1:1: error: interrupted [interrupted]
            select 0:0; echo a
            ^~~~~~~~~~

          """)
      #expect(trial.session.status == .interrupted)
      #expect(trial.session.isStopped)
      trial.session.isInterrupted = { false }
      #expect(trial.dump() == before)
    }
  }

  @Test func `an empty block that repeats for ever is interrupted`() throws {
    var trial = try TrialSession()
    let limit = Countdown(from: 1_000)
    trial.session.isInterrupted = { limit.isOver }
    #expect(trial.run("repeat 9223372036854775807 { }").contains("[interrupted]"))
    #expect(trial.run("! repeat 9223372036854775807 { echo }").contains("[interrupted]"))
  }

  @Test func `blocks nest as deep as the language lets them`() throws {
    var trial = try TrialSession()
    let nested = { (depth: Int) in
      String(repeating: "repeat 1 { ", count: depth) + "echo a"
        + String(repeating: " }", count: depth)
    }
    #expect(trial.run(nested(200)) == "a\n")
    #expect(trial.run(nested(100_000)).contains("[limit]"))
  }
}
