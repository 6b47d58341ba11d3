import CommandKit
import HPSession
import SessionSupport
import Testing

/// Variables, values and blocks inside a session: steps, ends, depths.
@Suite struct LanguageTests {
  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("( 1 + 2 ) * 3", "9"), ("7 - 2 - 1", "4"), ("-7 / 2", "-3"),
    ("-7 % 2", "-1"), ("2 * 3 * 4 / 5", "4"), ("count", "12"), ("count * 2", "24"),
    ("count *", "12"), ("count * + 1", "13"), ("count where house = Slytherin", "3"),
    ("( count where house = Slytherin ) + 1", "4"), ("count 0:1..0:3 - 1", "2"),
    ("title 2", "Draco Malfoy"), ("\"1 + 2\"", "1 + 2"), ("a b", "a b"), ("", "no value"),
    ("selection", "none"), ("rows 1..3", "0:1 0:2 0:3"), ("card.position", "closed"),
    ("field 2 house", "Slytherin"), ("count = 12", "true"), ("count + 1 > 12", "true"),
    ("1 > 2 or not count = 3 and 1 = 1", "true"), ("not ( 1 = 1 or 1 = 2 )", "false"),
    ("rows 0 1 = rows 0..1", "true"), ("\"a\" = a", "true"), ("title 0 contains Harry", "true"),
    ("moves none", "true"), ("9223372036854775807 - 1", "9223372036854775806"),
    ("-9223372036854775807 - 1", "-9223372036854775808"),
  ])
  func `a value is computed`(text: String, value: String) throws {
    var trial = try TrialSession.loaded(isGrouped: false)
    guard !text.isEmpty else { return }
    #expect(trial.run("echo $( \(text) )") == value + "\n")
    #expect(trial.run("let x = \(text); echo \"$x\"") == value + "\n")
  }

  @Test func `a chain of a hundred thousand signs is no deep one, and depth has a limit`() throws {
    var trial = try TrialSession()
    let chain = repeatElement("1", count: 100_000).joined(separator: " + ")
    #expect(trial.run("echo $( \(chain) )") == "100000\n")
    for (open, close) in [("( ", " )"), ("not ", "")] {
      let deep =
        String(repeating: open, count: 50_000) + "1 = 1" + String(repeating: close, count: 50_000)
      #expect(trial.run("let x = \(deep)").contains("[limit]"))
    }
    let nested = { (depth: Int) in
      String(repeating: "$( ", count: depth) + "1" + String(repeating: " )", count: depth)
    }
    #expect(trial.run("echo \(nested(100))") == "1\n")
    #expect(trial.run("echo \(nested(101))").contains("[limit]"))
    #expect(
      trial.run("let x = 1; echo \(nested(101).replacing("1", with: "$x"))").contains("[limit]"))
  }

  @Test(arguments: ["repeat 1 {", "if 1 = 1 {", "if 1 = 2 { } else {", "for x in a {"])
  func `blocks of every kind nest as deep as the language lets them`(opener: String) throws {
    var trial = try TrialSession()
    for (depth, isAllowed) in [(200, true), (1_001, false)] {
      let script =
        String(repeating: opener + " ", count: depth) + "echo a"
        + String(repeating: " }", count: depth)
      let answer = trial.run(script)
      #expect(isAllowed ? answer == "a\n" : answer.contains("[limit]"), "\(answer)")
    }
  }

  @Test func `commands stand in one another only so deep, over scripts too`() throws {
    var trial = try TrialSession()
    let folder = try TemporaryFolder()
    for index in 0..<13 {
      let next = index < 12 ? "source \(folder.path)/s\(index + 1).hpsh" : "echo deepest"
      try folder.write(
        String(repeating: "repeat 1 { ", count: 100) + next + String(repeating: " }", count: 100),
        to: "s\(index).hpsh")
    }
    #expect(trial.run("source \(folder.path)/s11.hpsh") == "deepest\n")
    // How far it comes is a matter of the thread's stack.
    let answer = trial.run("source \(folder.path)/s0.hpsh")
    #expect(answer.contains("error: commands stand ") && answer.contains(" in one another"))
    #expect(answer.contains("[limit]"))
  }

  @Test func `each command of a block is a step, and undo leaves variables alone`() throws {
    var trial = try TrialSession.loaded(isGrouped: false)
    let before = trial.dump()
    trial.run("let n = 1; if 1 = 1 { move 0 -> 1; move 1 -> 2 }; for i in 1 to 2 { select $i }")
    trial.run("time move 0 -> 1; let n = 2")
    #expect(trial.session.journal.undoCount == 5)
    #expect(trial.run("undo 5").split(separator: "\n").count == 5)
    #expect(trial.dump() == before)
    #expect(trial.run("echo $n") == "2\n")
  }

  @Test func `a command that fails leaves variables as they were, a block what it had set`() throws
  {
    var trial = try TrialSession.loaded(isGrouped: false)
    trial.run("let a = 1; let r = old")
    trial.run("let a = $( title 99 )")
    trial.run("for r in 1 to 3 { let b = $r; select 99 }")
    #expect(trial.run("echo $a $b $r") == "1 1 old\n")
    trial.run("repeat 1 { let a = 2 } > /nowhere/at/all")
    #expect(trial.run("echo $a") == "1\n")
  }

  @Test func `rows of a loop are themselves wherever they move`() throws {
    var trial = try TrialSession.loaded(isGrouped: false)
    #expect(
      trial.run("set quiet on; for r in 0..2 { move $r to bottom; echo $r \"$( title $r )\" }")
        == "@aa1 Harry Potter\n@aa10 Hermione Granger\n@bb2 Draco Malfoy\n")
    #expect(
      trial.run("echo $( rows 9..11 ) $( title 9 )") == "0:9 0:10 0:11 Harry Potter\n")
    #expect(
      trial.run("let s = selection; select 3; let s = selection; if selection = $s { echo same }")
        == "same\n")
    #expect(trial.run("if $s = selection { echo same }") == "same\n")
  }

  @Test func `an identity of any signs names its row`() throws {
    var trial = try TrialSession.loaded(isGrouped: false)
    trial.run("insert 0:0 id=\"a..b c:2\" name=\"Odd one\"")
    #expect(trial.run("for r in 0:0..0:1 { echo $( title $r ) }") == "Odd one\nHarry Potter\n")
    #expect(trial.run("for r in 0:0 { let me = $r }; select $me; selection") == "0:0  Odd one\n")
    #expect(trial.run("for r in 0:0 { echo $( rows $r..last ) }").hasPrefix("0:0 0:1"))
  }

  @Test func `what the value of a variable says is never part of the command's form`() throws {
    var trial = try TrialSession.loaded(isGrouped: false)
    trial.run("let s = \">\"; let h = count; let w = title; let n = where")
    #expect(trial.run("echo a $s b") == "a > b\n")
    #expect(trial.run("let what = title 0; if $what = \"Harry Potter\" { echo yes }") == "yes\n")
    #expect(trial.run("let x = \"count\"; let y = $x; echo $y") == "count\n")
    #expect(trial.run("let x = \"a (b) and c\"; let y = $x; echo $y") == "a (b) and c\n")
  }

  @Test func `a loop ends at exit, at an interrupt and at an error, or goes on when told so`()
    throws
  {
    for block in ["for i in 1 to 9223372036854775807 { }", "repeat 9 { for x in a b { } }"] {
      var trial = try TrialSession()
      let limit = Countdown(from: 5)
      trial.session.isInterrupted = { limit.isOver }
      #expect(trial.run(block).contains("[interrupted]"))
    }
    var trial = try TrialSession()
    trial.session.keepsGoing = true
    let lines = trial.run("for i in 1 to 3 { if $i = 2 { select 9 } else { echo $i } }")
    #expect(lines.hasPrefix("1\n") && lines.hasSuffix("\n3\n"))
    #expect(trial.run("for i in 1 to 3 { echo $i; if $i = 2 { exit 5 } }; echo no") == "1\n2\n")
    #expect(trial.session.status == ExitStatus(rawValue: 5))
  }

  @Test func `a rule keeps what a variable stood for`() throws {
    var trial = try TrialSession.loaded(isGrouped: false)
    trial.run("let h = Slytherin; veto select where house = \"$h\" and title contains Draco")
    #expect(trial.dump().contains(#"house = \"Slytherin\" and title contains Draco"#))
  }

  @Test(arguments: [
    (512.0, "512 ns"), (1_250, "1.25 µs"), (98_760, "98.8 µs"), (812_345, "812 µs"),
    (1_000_000, "1 ms"), (12_340_000, "12.3 ms"), (999_400_000, "999 ms"),
    (1_250_000_000, "1.25 s"), (75_000_000_000, "75 s"), (7_500_000_000_000, "7500 s"),
  ])
  func `a time has three digits`(nanoseconds: Double, text: String) {
    #expect(Duration.nanoseconds(Int64(nanoseconds)).shown == text)
  }
}
