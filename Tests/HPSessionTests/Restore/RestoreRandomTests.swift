import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct RestoreRandomTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Leads a session with two tables of records into a random state.
  private func wander(seed: UInt64, fields: [String]) throws -> TrialSession {
    var trial = try TrialSession.loaded(isGrouped: seed % 3 != 0)
    let other = try RecordTable.rows(titled: ["One", "Two", "Three"])
    try trial.session.show(
      RecordTable(name: "other", records: other.records, schema: other.schema))
    var usual = RandomCommands(
      seed: seed, fields: fields, titles: ["Harry Potter", "Tonks", "Lily Potter"])
    var odd = RandomChanges(seed: seed)
    for _ in 0..<30 {
      trial.run(usual.next(on: trial.session.screen))
      if seed % 2 == 0 { trial.run(odd.odd(on: trial.session.screen)) }
    }
    // Cells on screen, which no dump shows, are made anew by undo and redo.
    for command in ["cancel", "set quiet on", "trace off", "use main", "undo", "redo"] {
      trial.run(command)
    }
    return trial
  }

  private func open(_ text: String, as name: String) throws -> (TrialSession, String) {
    try folder.write(text, to: name)
    var trial = try TrialSession()
    trial.session.files.scriptFolder = folder.path
    trial.run("set quiet on")
    let output = trial.run("\(name.hasSuffix("json") ? "restore" : "source") \(name)")
    return (trial, output)
  }

  @Test(arguments: Array(1...40) as [UInt64])
  func `a state that is dumped comes back, by restore and as a script, and goes on as the first`(
    seed: UInt64
  ) throws {
    var first = try wander(seed: seed, fields: ["house", "gender", "patronus"])
    let dump = first.run("dump --records")
    print("seed \(seed): \(dump.utf8.count) bytes, drift \(dump.contains("\"drift\": true"))")
    var (restored, output) = try open(dump, as: "state.json")
    #expect(output == "", "seed \(seed)")
    var (rebuilt, printed) = try open(first.run("dump --script"), as: "state.hpsh")
    #expect(printed == "", "seed \(seed)")
    #expect(restored.run("dump --records") == dump, "seed \(seed)")
    #expect(rebuilt.run("dump --records") == dump, "seed \(seed)")
    var commands = RandomChanges(seed: seed &+ 1_000)
    for _ in 0..<50 {
      let command = commands.further(on: first.session.screen)
      first.run(command)
      restored.run(command)
      rebuilt.run(command)
      let wanted = first.run("dump --compact --records")
      #expect(restored.run("dump --compact --records") == wanted, "seed \(seed): \(command)")
      #expect(rebuilt.run("dump --compact --records") == wanted, "seed \(seed): \(command)")
      guard first.run("dump --compact") == restored.run("dump --compact") else { return }
    }
  }

  // Odd seeds make no drift: a row that only the table has is lost to what follows.
  @Test(arguments: stride(from: 1, to: 40, by: 2).map { UInt64($0) })
  func `a dump without records goes back onto the tables it was made of`(seed: UInt64) throws {
    var trial = try wander(seed: seed, fields: ["house", "gender"])
    let plain = trial.run("dump")
    try folder.write(plain, to: "state.json")
    trial.session.files.scriptFolder = folder.path
    trial.run("use main; group gender; select main 0:0; reorder main none; card open; edit on main")
    trial.run("pin main 0:0; metrics row-height 31; veto select main 0:0; fault mover-echo on")
    #expect(trial.run("dump") != plain)
    #expect(trial.run("restore state.json") == "", "seed \(seed)")
    #expect(trial.run("dump") == plain, "seed \(seed)")
    let steps = trial.session.journal.undoCount
    #expect(trial.run("restore state.json") == "")
    #expect(trial.session.journal.undoCount == steps)
  }
}
