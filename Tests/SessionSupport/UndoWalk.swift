import HPSession
import SeededRandom
import TableModel

/// What became of random commands, of undoing all of them and of doing them again.
package struct UndoWalk {
  /// The number of commands, and of those among them that failed.
  package private(set) var count = 0
  package private(set) var failures = 0
  /// The number of commands that changed what `dump` shows.
  package private(set) var changes = 0
  /// The dumps at the start and after each change.
  private var dumps: [String] = []
  /// What was found wrong, in words.
  package private(set) var faults: [String] = []

  /// The share of commands that went well.
  package var legalShare: Double { Double(count - failures) / Double(max(1, count)) }

  /// Runs the commands of a seed on loaded rows, grouped first, then takes back each that changed something.
  package init(
    seed: UInt64, commands wanted: Int, in trial: inout TrialSession, groupedBy field: String,
    fields: [String], titles: [String]
  ) {
    let start = trial.dump()
    dumps = [start]
    var dump = step("group \(field)", from: start, in: &trial)
    var commands = RandomCommands(seed: seed, fields: fields, titles: titles)
    for _ in 0..<wanted {
      dump = step(commands.next(on: trial.session.screen), from: dump, in: &trial)
    }
    trial.run("set quiet on")
    jump(seed, in: &trial)
    for _ in 0..<changes { trial.run("undo") }
    check(trial.dump() == start, "undo did not lead back to the start")
    check(trial.run("undo").contains("[no-undo]"), "there is more to undo than was changed")
    for _ in 0..<changes { trial.run("redo") }
    check(trial.dump() == dump, "redo did not lead to the end")
    check(trial.run("redo").contains("[no-undo]"), "there is more to redo than was undone")
  }

  /// Takes back and does again several steps at once, by numbers of a seed, and ends where it began.
  private mutating func jump(_ seed: UInt64, in trial: inout TrialSession) {
    var generator = SeededGenerator(seed: seed)
    var place = changes
    for _ in 0..<12 {
      let next = Int.random(in: 0...changes, using: &generator)
      guard next != place else { continue }
      trial.run(next < place ? "undo \(place - next)" : "redo \(next - place)")
      check(trial.dump() == dumps[next], "from step \(place) there was no way to \(next)")
      place = next
    }
    if place < changes { trial.run("redo \(changes - place)") }
  }

  /// Runs a command and returns the dump after it.
  private mutating func step(
    _ command: String, from before: String, in trial: inout TrialSession
  ) -> String {
    let steps = trial.session.journal.undoCount
    trial.run(command)
    let hasFailed = trial.session.firstErrorStatus != nil
    let after = trial.dump()
    count += 1
    if hasFailed { failures += 1 }
    if after != before {
      changes += 1
      dumps.append(after)
    }
    let made = trial.session.journal.undoCount - steps
    check(made == (after == before ? 0 : 1), "\(command) made \(made) steps")
    check(!hasFailed || after == before, "\(command) failed and changed something")
    return after
  }

  private mutating func check(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }
}
