import CommandKit
import HPSession
import SeededRandom
import SessionSupport
import TableModel
import Testing

/// A move as most are written is made without reading its words; it is the same move.
@Suite struct QuickMoveTests {
  @Test(arguments: [
    ("move 0:3 -> 1:27", IndexPath(row: 3, section: 0), IndexPath(row: 27, section: 1)),
    (
      "move 007:0 -> 0:999999999", IndexPath(row: 0, section: 7),
      IndexPath(row: 999_999_999, section: 0)
    ),
  ])
  func `it is read from numbers with a blank between the words`(
    text: String, source: IndexPath, place: IndexPath
  ) {
    let move = QuickMove(Array(text.utf8)[...])
    #expect(move?.source == source)
    #expect(move?.place == place)
  }

  @Test(arguments: [
    "", "move", "move ", "move 0:1", "move 0:1 -> ", "move 0:1 -> 0:", "move 0:1 -> 0:2 ",
    "move  0:1 -> 0:2", " move 0:1 -> 0:2", "move 0:1 ->0:2", "move 0:1 to 0:2", "move 0 -> 0:2",
    "move 0:1 -> 2", "move 0:1 -> 0:2;", "move 0:1 -> 0:2 # x", "Move 0:1 -> 0:2",
    "move 0:1 -> 0:1000000000", "move 0:99999999999999999999 -> 0:2",
    "move -0:1 -> 0:2", "move 0:1 -> 0:last", "move main 0:1 -> 0:2",
    "move 0:1 -> 0:2\r", "move 0:1\t-> 0:2", "move 0:1..0:2 -> 0:2", "! move 0:1 -> 0:2",
  ])
  func `every other spelling is left to be read word by word`(text: String) {
    #expect(QuickMove(Array(text.utf8)[...]) == nil)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `it does and says what the move does whose words are read`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var quick = try TrialSession.loaded()
    var slow = try TrialSession.loaded()
    let setUps = [
      "reorder all --policy free", "reorder all --policy origin", "reorder 0", "pin 0:0",
      "edit on", "allow selection multiple; select 0:0 0:1", "set quiet on", "trace on",
      "set touch strict", "always count >= 0", "use card", "fault mover-echo on",
      "filter house = Gryffindor", "lift 0:1", "swipe 0:0",
    ]
    for step in 0..<60 {
      func place() -> String {
        "\(Int.random(in: 0...4, using: &random)):\(Int.random(in: 0...5, using: &random))"
      }
      if step.isMultiple(of: 9), let setUp = setUps.randomElement(using: &random) {
        #expect(quick.run(setUp) == slow.run(setUp), "seed \(seed), \(setUp)")
      }
      let (source, target) = (place(), place())
      // Two blanks are none of its spellings; a fault shows the line, where the blank is taken out again.
      let said = quick.run("move \(source) -> \(target)")
      let saidSlowly = slow.run("move  \(source) -> \(target)")
      #expect(
        said.split(separator: "\n").first { $0.contains(" -> ") && !$0.contains("move") }
          == saidSlowly.split(separator: "\n").first { $0.contains(" -> ") && !$0.contains("move") },
        "seed \(seed), step \(step), move \(source) -> \(target)")
      for look in ["calls", "dump --records", "why 0:0", "drift", "cells"] {
        let (one, other) = (quick.run(look), slow.run(look))
        #expect(
          one == other.replacing("move  ", with: "move "),
          "seed \(seed), step \(step), \(look) after move \(source) -> \(target)")
      }
      #expect(quick.session.journal.undoCount == slow.session.journal.undoCount, "seed \(seed)")
      if step.isMultiple(of: 7) {
        #expect(
          quick.run("undo") == slow.run("undo").replacing("move  ", with: "move "), "seed \(seed)")
      }
    }
  }
}
