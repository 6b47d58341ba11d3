import CommandKit
import Foundation
import HPSession
import SeededRandom
import SessionSupport
import Testing

@Suite struct DamagedDumpTests {
  private let folder: TemporaryFolder
  private let dump: String

  init() throws {
    folder = try TemporaryFolder()
    var trial = try TrialSession.loaded()
    trial.run("select main 0:0; pin main where house = Slytherin; veto select main 0:1")
    trial.run("section 0 --footer Foot; fault mover-swap on; metrics grab-bar 60")
    dump = trial.run("dump --records")
  }

  /// Restores a text and returns what was printed; a failure must leave the session as it was.
  private func restore(_ text: String) throws -> String {
    try folder.write(text, to: "s.json")
    var trial = try TrialSession.loaded(isGrouped: false)
    trial.session.files.scriptFolder = folder.path
    trial.run("select main 0:3")
    let before = trial.run("dump --records")
    let steps = trial.session.journal.undoCount
    let output = trial.run("restore s.json")
    if output.contains("error: ") {
      #expect(trial.run("dump --records") == before)
      #expect(trial.session.journal.undoCount == steps)
    } else {
      #expect(trial.session.journal.undoCount == steps + 1)
      trial.run("undo")
      #expect(trial.run("dump --records") == before)
    }
    return output
  }

  /// Replaces the first piece of the dump by another, restores it, and returns the error's message.
  private func message(_ piece: String, _ other: String) throws -> String {
    let range = try #require(dump.range(of: piece), "no \(piece)")
    let output = try restore(dump.replacingCharacters(in: range, with: other))
    let line = output.split(separator: "\n").first.map { String($0) } ?? ""
    return line.replacingOccurrences(of: "trial:1:9: error: ", with: "")
  }

  @Test func `a whole dump comes back as one step`() throws {
    #expect(try restore(dump) == "main: 12 rows in 5 sections\n")
  }

  /// A piece of the dump, what stands in its place, and what must be said of it.
  struct Damage: Sendable, CustomStringConvertible {
    let piece: String
    let other: String
    let wanted: String

    init(_ piece: String, _ other: String, _ wanted: String) {
      (self.piece, self.other, self.wanted) = (piece, other, wanted)
    }

    var description: String { other }
  }

  static let damages: [Damage] = [
    Damage("\"hpsh\": 1", "\"hpsh\": 2", "s.json:2:11: a dump of version 2, not 1"),
    Damage("\"hpsh\": 1", "\"hpsh\": \"1\"", "s.json:2:11: a dump of version \"1\", not 1"),
    Damage("\"hpsh\": 1,", "", "s.json:1:1: \"hpsh\" is missing"),
    Damage("\"tables\": [", "\"tables\": 7, \"x\": [", "s.json:3:13: an array must stand here"),
    Damage("\"name\": \"main\",", "", "s.json:4:5: \"name\" is missing"),
    Damage("\"name\": \"main\"", "\"name\": null", "s.json:5:15: a text must stand here"),
    Damage("\"footer\": \"Foot\"", "\"footer\": 1", "s.json:9:21: a text must stand here"),
    Damage("\"reorders\": true", "\"reorders\": 1", "s.json:10:23: true or false must stand here"),
    Damage("\"id\": \"aa1\",\n", "", "s.json:12:13: \"id\" is missing"),
    Damage("\"id\": \"aa10\"", "\"id\": \"aa1\"", "s.json:28:21: the id \"aa1\" stands twice"),
    Damage(
      "\"title\": \"Harry Potter\"", "\"title\": \"Harry\"",
      "s.json:14:24: the rest of the dump makes it \"Harry Potter\""
    ),
    Damage(
      "\"title\": \"Harry Potter\"", "\"titel\": \"Harry Potter\"",
      "s.json:14:15: \"titel\" means nothing here"
    ),
    Damage(
      "\"selection\": [\n        \"0:0\"", "\"selection\": [\n        \"0:4\"",
      "main has no row 0:4"
    ),
    Damage(
      "\"selection\": [\n        \"0:0\"", "\"selection\": [\n        \"7:0\"",
      "main has no row 7:0"
    ),
    Damage(
      "\"selection\": [\n        \"0:0\"", "\"selection\": [\n        \"-1:0\"",
      "main has no row -1:0"
    ),
    Damage(
      "\"selection\": [\n        \"0:0\"", "\"selection\": [\n        \"0:0\", \"0:0\"",
      "s.json:190:16: nothing more must stand here"
    ),
    Damage("\"selects\": \"single\"", "\"selects\": \"both\"", "must be none, single or multiple"),
    Damage("\"reorder\": \"edge\"", "\"reorder\": \"own\"", "must be edge, origin or free"),
    Damage("\"editing\": false", "\"editing\": \"no\"", "true or false must stand here"),
    Damage("\"drift\": false", "\"drift\": true", "the rest of the dump makes it false"),
    Damage("house = Slytherin", "house = ", "is no condition"),
    Damage("house = Slytherin", "house == Slytherin", "is no condition"),
    Damage("\"select\": [", "\"selectt\": [", "\"selectt\" means nothing here"),
    Damage("\"vetoes\": {", "\"vetos\": {", "means nothing here"),
    Damage("\"row\": \"aa1\"", "\"row\": \"zz\"", "no row of main has the id \"zz\""),
    Damage("\"row\": \"aa1\"", "\"row\": null", "the rest of the dump makes it \"Gender: \""),
    Damage("\"position\": \"closed\"", "\"position\": \"open\"", "makes it \"closed\""),
    Damage("\"position\": \"closed\"", "\"position\": \"dragging\"", "\"origin\" is missing"),
    Damage("\"y\": 802", "\"y\": 100", "the card rests between 612 and 802"),
    Damage("\"y\": 802", "\"y\": 1e400", "no measure of points stands here"),
    Damage("\"top\": 612", "\"top\": 600", "the rest of the dump makes it 612"),
    Damage("\"grab-bar\": 60", "\"grab-bar\": -1", "no measure of points stands here"),
    Damage("\"grab-bar\": 60", "\"row-height\": 0", "no measure for row-height stands here"),
    Damage("\"grab-bar\": 60", "\"grab-bat\": 60", "\"grab-bat\" means nothing here"),
    Damage("\"mover-swap\"", "\"mover-swop\"", "no fault is called \"mover-swop\""),
    Damage("\"faults\"", "\"flaws\"", "\"flaws\" means nothing here"),
    Damage("\"y\": 802", "\"y\": 802, \"y\": 802", "\"y\" stands twice"),
    Damage("\"record\": {", "\"recorde\": {", "\"record\" is missing, which other rows have"),
    Damage("\"name\": \"card\"", "\"name\": \"cart\"", "no table cart is here"),

  ]

  @Test(arguments: damages)
  func `a dump that no session can have made is refused with its place`(
    damage: Damage
  ) throws {
    let message = try message(damage.piece, damage.other)
    #expect(message.contains(damage.wanted) && message.hasSuffix(" [bad-data]"), "\(message)")
    #expect(message.hasPrefix("s.json:"), "\(message)")
  }

  @Test func `a dump without records needs tables with exactly its rows`() throws {
    var trial = try TrialSession.loaded(isGrouped: false)
    let plain = trial.run("delete main 0:2; dump")
    #expect(
      try restore(plain).contains(
        "main has a row with the id \"bb2\", and the dump has none [bad-data]"))
    let more = trial.run("undo; insert main 0:0 id=new; dump").split(separator: "\n").dropFirst()
    #expect(
      try restore(more.joined(separator: "\n")).contains(
        "no row that is here has the id \"new\" [bad-data]"))
  }

  @Test func `a dump cut anywhere, or with any byte changed, is read or refused and never traps`()
    throws
  {
    let bytes = Array(dump.utf8)
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var damaged = bytes
      if Bool.random(using: &random) {
        damaged = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
      } else {
        for _ in 0...Int.random(in: 0...2, using: &random) {
          let index = Int.random(in: 0..<bytes.count, using: &random)
          damaged[index] =
            Array("{}[],:\"0123456789-x".utf8).randomElement(using: &random) ?? 0
        }
      }
      let output = try restore(String(decoding: damaged, as: UTF8.self))
      #expect(
        output.contains("[bad-data]") || output.hasPrefix("main: "), "seed \(seed): \(output)")
    }
  }
}
