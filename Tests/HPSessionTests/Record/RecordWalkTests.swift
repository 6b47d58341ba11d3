import HPSession
import SeededRandom
import SessionSupport
import Testing

struct RecordWalkTests {
  /// A command for a session under way: one at random, a step back or forth, or commands in a block.
  private func command(
    _ commands: inout RandomCommands, _ generator: inout SeededGenerator, in trial: TrialSession
  ) -> String {
    let next = commands.next(on: trial.session.screen)
    let number = Int.random(in: 1...3, using: &generator)
    switch Int.random(in: 0..<40, using: &generator) {
    case 0, 1, 2: return "undo"
    case 3: return "undo \(number)"
    case 4, 5: return "redo"
    case 6: return "repeat \(number) { \(next) }"
    case 7: return "repeat \(number) { \(next) } > /nonexistent/a"
    case 8: return "! repeat 2 { \(next); undo; select main 99:0 }"
    case 9: return "scroll main last --at middle; scroll main $1"
    case 10: return "select $2 $1; deselect \"$3\""
    case 11: return "update main $1 name=$3"
    case 12: return "reload main; model move main $1 -> 0:0"
    case 13: return "fault mover-insert-first on"
    case 14: return "fault mover-insert-first off; reload main"
    default: return next
    }
  }

  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func `what is recorded of any session leads to the same dump, and to the same steps to undo`(
    seed: UInt64
  ) throws {
    let folder = try TemporaryFolder()
    var trial = try TrialSession.loaded(isGrouped: false)
    trial.session.arguments = ["0:1", "main", "Ron Weasley", "last"]
    trial.run("record \(folder.path)/a.hpsh")
    var generator = SeededGenerator(seed: seed)
    var commands = RandomCommands(
      seed: seed, fields: ["house", "species"], titles: ["Draco Malfoy", "Luna Lovegood"])
    trial.run("group house")
    for _ in 0..<200 {
      trial.session.keepsGoing = Bool.random(using: &generator)
      trial.run(command(&commands, &generator, in: trial))
    }
    let dump = trial.run("dump --records")
    #expect(trial.run("record off") == "", "seed \(seed)")

    var replay = try TrialSession.loaded(isGrouped: false)
    replay.run("set quiet on")
    let answer = replay.run("source \(folder.path)/a.hpsh")
    #expect(answer == "", "seed \(seed)")
    #expect(replay.run("dump --records") == dump, "seed \(seed)")
    #expect(replay.session.journal.undoCount == trial.session.journal.undoCount, "seed \(seed)")
    #expect(replay.session.journal.redoCount == trial.session.journal.redoCount, "seed \(seed)")
  }
}
