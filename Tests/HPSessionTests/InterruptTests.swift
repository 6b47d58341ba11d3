import CommandKit
import HPSession
import SessionSupport
import Testing

/// What takes long asks again and again whether the user has had enough.
@Suite struct InterruptTests {
  @Test(arguments: [
    ("sort name", 12), ("sort -house name", 24), ("filter house = Gryffindor", 12),
    ("filter name matches \"^H\"", 24), ("find potter", 12), ("pin where house = Slytherin", 12),
    ("for r in * { pin $r }", 24), ("if count = 12 { repeat 5 { move 0:0 -> 0:1 } }", 5),
    ("time sort name", 12), ("select *", 12), ("deselect *", 12), ("row *", 12),
  ])
  func `it is asked at each row, and nothing has changed where it is answered with yes`(
    command: String, times: Int
  ) throws {
    var interrupts = 0
    for count in 1... {
      var trial = try TrialSession.loaded()
      let (before, countdown) = (trial.dump(), Countdown(from: count))
      trial.session.isInterrupted = { countdown.isOver }
      let output = trial.run(command)
      guard output.contains("error: interrupted [interrupted]\n") else { break }
      interrupts += 1
      trial.session.isInterrupted = { false }
      // What a block did before stays.
      if !command.contains("{") { #expect(trial.dump() == before, "\(count)") }
    }
    #expect(interrupts >= times)
  }

  @Test func `the commands of a block before the one that is interrupted stay`() throws {
    var trial = try TrialSession.loaded()
    let countdown = Countdown(from: 8)
    trial.session.isInterrupted = { countdown.isOver }
    let output = trial.run("repeat 2 { insert 0:0 name=Peeves; sort name; echo no }; echo never")
    #expect(output.contains("[interrupted]") && !output.contains("no\n"))
    trial.session.isInterrupted = { false }
    #expect(trial.run("expect title 0:0 = Peeves") == "")
    #expect(trial.run("undo").hasPrefix("undone: insert"))
  }

  @Test func `comparing many rows is interrupted as well`() throws {
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: (0..<3_000).map { "\($0 * 7_919 % 3_000)" }))
    _ = trial.sink.take()
    let (before, countdown) = (trial.dump(), Countdown(from: 3_003))
    trial.session.isInterrupted = { countdown.isOver }
    #expect(trial.run("sort name").contains("[interrupted]"))
    trial.session.isInterrupted = { false }
    #expect(trial.dump() == before)
    #expect(!trial.run("sort name").contains("error"))
  }
}
