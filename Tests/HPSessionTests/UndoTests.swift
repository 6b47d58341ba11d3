import HPSession
import SessionSupport
import Testing

@Suite struct UndoTests {
  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34] as [UInt64])
  func `undo of every change leads back to the load, byte for byte, and redo to the end`(
    seed: UInt64
  ) throws {
    var trial = try TrialSession.loaded(isGrouped: false)
    let walk = UndoWalk(
      seed: seed, commands: 200, in: &trial, groupedBy: "house",
      fields: ["house", "gender", "patronus", "wand.core"],
      titles: ["Harry Potter", "Tonks", "Lily Potter", "Viktor Krum"])
    print("seed \(seed): \(walk.changes) changes, \(Int(walk.legalShare * 100)) % legal")
    #expect(walk.faults == [], "seed \(seed)")
    #expect(walk.legalShare >= 0.6, "seed \(seed)")
    #expect(walk.changes > 40, "seed \(seed)")
  }

  @Test func `a block is as many steps as its commands, and a source too`() throws {
    var trial = try TrialSession.loaded()
    let start = trial.session.journal.undoCount
    trial.run("repeat 3 { move 0:0 -> 0:1; select 0:0; ls 0 }")
    #expect(trial.session.journal.undoCount == start + 6)
    #expect(trial.run("undo 2") == "undone: select 0:0\nundone: move 0:0 -> 0:1\n")
    #expect(trial.session.journal.redoCount == 2)
    #expect(trial.run("redo 2") == "redone: move 0:0 -> 0:1\nredone: select 0:0\n")
    #expect(
      trial.run("undo 99") == """
        trial:1:1: error: 7 steps to undo, not 99 [no-undo]
          undo 99
          ^~~~~~~

        """)
  }

  @Test(arguments: ["ls 0", "select 99", "move 0:0 -> 0:0", "deselect 0:1", "card close", "mark a"])
  func `what changes nothing makes no step and keeps what can be redone`(
    command: String
  ) throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0; move 0:0 -> 0:2; undo")
    let (undo, redo) = (trial.session.journal.undoCount, trial.session.journal.redoCount)
    trial.run(command)
    #expect(trial.session.journal.undoCount == undo)
    #expect(trial.session.journal.redoCount == redo)
    #expect(trial.run("redo") == "redone: move 0:0 -> 0:2\n")
  }

  @Test func `a new step ends what could be done again`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0; undo; card open")
    #expect(trial.session.journal.redoCount == 0)
    #expect(
      trial.run("redo") == """
        trial:1:1: error: nothing to redo [no-undo]
          redo
          ^~~~

        """)
  }

  @Test func `undo brings rows, selection and card back`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select \"Draco Malfoy\"")
    let before = trial.dump()
    trial.run("move 1:0 -> 1:2; group gender; select 0:0; card open; reorder none")
    #expect(trial.dump() != before)
    #expect(
      trial.run("undo 5") == """
        undone: reorder none
        undone: card open
        undone: select 0:0
        undone: group gender
        undone: move 1:0 -> 1:2

        """)
    #expect(trial.dump() == before)
    #expect(
      trial.run("expect selection = \"Draco Malfoy\" and card contains \"Gender: male\"") == "")
  }

  @Test func `a command that fails in the middle takes back what it began`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0")
    let before = trial.dump()
    for command in [
      "select 0:1 0:2 9:9", "move 0:0 -> 1:9", "deselect 0:0 9:9", "reorder 0 9",
      "metrics row-height 20 row-height x", "group nothing", "select 0:1 > /nonexistent/a",
      "! select 0:1",
    ] {
      trial.run(command)
      #expect(trial.session.firstErrorStatus != nil, "\(command)")
      #expect(trial.dump() == before, "\(command)")
    }
  }

  @Test func `a command whose output cannot be written is taken back, a block and an undo too`()
    throws
  {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0")
    let before = trial.dump()
    for command in ["undo", "repeat 2 { card open; select 0:1 }", "set quiet on", "use card"] {
      #expect(trial.run("\(command) > /nonexistent/a").contains("[io]"), "\(command)")
      #expect(trial.dump() == before, "\(command)")
      #expect(trial.session.journal.undoCount == 2, "\(command)")
      #expect(trial.session.currentTable == "main" && !trial.session.options.isQuiet, "\(command)")
    }
  }
}
