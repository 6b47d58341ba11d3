import CommandKit
import HPSession
import RecordIO
import Records
import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct FullDataTests {
  /// The 437 characters, where they lie in the shared folder beside the package or its clone.
  private static let path: String? = {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(root)/../shared/data/hp-characters.json"
    return FileSystem.kind(of: path) == nil ? nil : path
  }()

  @Test func `the walk of issue 2 goes through every door's commands as it says`() throws {
    guard let path = Self.path else { return print("no full data beside the package: skipped") }
    let run = try Hpsh.run([
      "-c", "load \(path) --group house; ls main 1:0..1:2; select \"Draco Malfoy\"; card",
      "-c", "reorder Slytherin; move 1:2 -> 2:0; selection; tables",
    ])
    #expect(run.status == 0)
    #expect(
      run.output == """
        main: 437 rows in 5 sections
        main: 437 rows in 5 sections
        section 1, Slytherin: 46 rows
            47  1:0  Draco Malfoy         ≡
            48  1:1  Severus Snape        ≡
            49  1:2  Bellatrix Lestrange  ≡
        card: closed, y 812
        Gender: male
        House: Slytherin
        Actor: Tom Felton
        Patronus:\u{20}
        1:2 -> 1:45  (asked for 2:0; edge of section 1)
        1:0  Draco Malfoy
        main: 437 rows in 5 sections (in use)
        card: 4 rows in 1 section

        """, "\(run.output)\(run.errors)")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every change of the full data is undone to the load, byte for byte, and redone`(
    seed: UInt64
  ) throws {
    guard let path = Self.path else { return print("no full data beside the package: skipped") }
    let records = try RecordLoader.load(path: path)
    var trial = try TrialSession()
    try trial.session.show(
      RecordTable(name: "main", records: records, schema: RecordSchema(of: records)))
    #expect(trial.sink.take() == "main: 437 rows in 1 section\n")
    let walk = UndoWalk(
      seed: seed, commands: 200, in: &trial, groupedBy: "house",
      fields: ["house", "gender", "species", "wand.core"],
      titles: ["Harry Potter", "Draco Malfoy", "Lily Potter", "Bellatrix Lestrange"])
    print("seed \(seed): \(walk.changes) changes, \(Int(walk.legalShare * 100)) % legal")
    #expect(walk.faults == [], "seed \(seed)")
    #expect(walk.legalShare >= 0.6, "seed \(seed)")
  }
}
