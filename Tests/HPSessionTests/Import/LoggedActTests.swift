import HPSession
import Testing

/// What a user did, from the calls that came of it.
struct LoggedActTests {
  /// Returns the commands of the script of a log, with what must fail and what is said behind one.
  private func commands(_ lines: String...) throws -> [String] {
    try ImportedLog.commands(lines)
  }

  private static func tap(_ path: String) -> [String] {
    [
      "main shouldHighlightRowAt \(path) -> true", "main willSelectRowAt \(path) -> \(path)",
      "main didSelectRowAt \(path)", "card reloadData",
    ]
  }

  @Test func `a tap that does not nudge the card as others do was made while it was held`() throws {
    let tap = Self.tap("0:1")
    let nudge = "card nudge -10 +10"
    #expect(
      try commands(
        tap[0], tap[1], tap[2], tap[3], nudge, tap[0], tap[1], tap[2], tap[3], tap[0], tap[1],
        tap[2], tap[3], "card reloadData", tap[0], tap[1], tap[2], tap[3], nudge) == [
          "select main 0:1  # line 1", "card drag 0  # held: the tap does not nudge it",
          "select main 0:1  # line 6", "select main 0:1  # line 10", "reload card  # line 14",
          "card release", "select main 0:1  # line 15",
        ])
    #expect(
      try commands(
        tap[0], tap[1], tap[2], tap[3], nudge, "card drag -20", tap[0], tap[1], tap[2], tap[3],
        "card release", tap[0], tap[1], tap[2], tap[3], nudge) == [
          "select main 0:1  # line 1", "card drag -20  # line 6", "select main 0:1  # line 7",
          "card release  # line 11", "select main 0:1  # line 12",
        ])
    #expect(
      try commands(tap[0], tap[1], tap[2], tap[3]) == [
        "card drag 0  # no tap nudges it: held, or never nudged", "select main 0:1  # line 1",
      ])
    #expect(try commands(tap[2], tap[3]) == ["select main 0:1  # line 1", "reload card  # line 2"])
  }

  @Test func `what ended in an update that does not add up must fail again`() throws {
    let lift = "main canMoveRowAt 0:0 -> true"
    let target = "main targetIndexPathForMoveFromRowAt 0:0 proposed 1:0 -> 1:0"
    let (move, invalid) = ("main moveRowAt 0:0 to 1:0", "main (invalid) update")
    #expect(
      try commands(
        lift, target, move, invalid, "main commitEditingStyleForRowAt 0:2 delete", invalid, lift,
        target, invalid, target, move, invalid, move) == [
          "! move main 0:0 -> 1:0  # line 1", "! commit delete main 0:2  # line 5",
          "lift main 0:0  # line 7", "! hover 1:0  # line 8", "hover 1:0  # line 10",
          "! drop  # line 11", "drop  # line 13",
        ])
  }

  @Test func `a move that could not be made must fail again, in the hand or out of it`() throws {
    let lift = "main canMoveRowAt 0:0 -> true"
    let target = "main targetIndexPathForMoveFromRowAt 0:0 proposed 0:2 -> 0:1"
    let undone = "main (undone) move"
    let other = "main targetIndexPathForMoveFromRowAt 0:0 proposed 1:0 -> 0:1"
    let end = "main didEndEditingRowAt 0:3"
    #expect(
      try commands(end, lift, target, undone, end, lift, other, undone, lift, target, undone) == [
        // The row was still swiped behind the first of them, and not behind the second.
        "! move main 0:0 -> 0:2  # line 1", "lift main 0:0  # line 5", "hover 1:0  # line 7",
        "! drop  # line 8", "cancel", "lift main 0:0  # line 9", "hover 0:2  # line 10",
        "! drop  # line 11", "cancel",
      ])
    #expect(try commands(lift, other, undone) == ["! move main 0:0 -> 1:0  # line 1"])
    #expect(
      try commands(lift, other, undone, undone) == [
        "lift main 0:0  # line 1", "hover 1:0  # line 2", "! drop  # line 3",
        "! drop  # line 4", "cancel",
      ])
  }

  @Test func `a drop that could not be made is one, whatever was scrolled before it`() throws {
    #expect(
      try commands(
        "main canMoveRowAt 0:0 -> true",
        "main targetIndexPathForMoveFromRowAt 0:0 proposed 0:2 -> 0:2",
        "main scrollToRowAt 0:9 at top", "main (undone) move") == [
          "lift main 0:0  # line 1", "hover 0:2  # line 2", "scroll main 0:9 --at top  # line 3",
          "! drop  # line 4", "cancel",
        ])
  }

  @Test func `a place that is asked about again was left meanwhile`() throws {
    let target = "main targetIndexPathForMoveFromRowAt 0:0 proposed 0:2 -> 0:2"
    #expect(
      try commands("main canMoveRowAt 0:0 -> true", target, target, "card open") == [
        "lift main 0:0  # line 1", "hover 0:2  # line 2", "hover none", "hover 0:2  # line 3",
        "card open  # line 4", "cancel",
      ])
  }

  @Test func `a touch scrolls to its row, and rows asked for again in a row are one reload`() throws
  {
    #expect(
      try commands(
        "main scrollToRowAt 0:9 at none", "main scrollToRowAt 0:9",
        "main shouldHighlightRowAt 0:9 -> false", "main scrollToRowAt 0:8",
        "main scrollToRowAt 0:7", "main didEndEditingRowAt 0:1", "main canMoveRowAt 0:7 -> true",
        "main reloadRows 0:3", "main reloadRows 0:1", "main reloadRows 0:2",
        "main (silent) deselect 0:1") == [
          "scroll main 0:9  # line 1", "! select main 0:9  # line 2", "scroll main 0:8  # line 4",
          "lift main 0:7  # line 5", "cancel", "reload main 0:3 0:1 0:2  # line 8",
        ])
  }

  @Test func `a reload of the card belongs to the delete of its row, and to no other`() throws {
    #expect(
      try commands(
        "main shouldHighlightRowAt 0:1 -> false", "main commitEditingStyleForRowAt 0:0 delete",
        "main deleteRows 0:0", "card reloadData") == [
          "! select main 0:1  # line 1", "commit delete main 0:0  # line 2",
          "reload card  # line 4",
        ])
    let tap = Self.tap("0:1")
    #expect(
      try commands(
        tap[0], tap[1], tap[2], tap[3], "card nudge -10 +10",
        "main commitEditingStyleForRowAt 0:0 delete", "main deleteRows 0:0", "card reloadData",
        "main commitEditingStyleForRowAt 0:0 delete", "main deleteRows 0:0", "card reloadData") == [
          "select main 0:1  # line 1", "commit delete main 0:0  # line 6", "reload card  # line 8",
          "commit delete main 0:0  # line 9",
        ])
  }

  @Test func `whose row the card shows is not known for sure once rows have moved`() throws {
    let tap = Self.tap("0:1")
    let (delete, reload) = ("main commitEditingStyleForRowAt 0:0 delete", "card reloadData")
    #expect(
      try commands(
        tap[0], tap[1], tap[2], tap[3], "card nudge -10 +10", "main canMoveRowAt 0:3 -> true",
        "main targetIndexPathForMoveFromRowAt 0:3 proposed 0:2 -> 0:2", "main moveRowAt 0:3 to 0:2",
        delete, "main deleteRows 0:0", reload, "main reloadData") == [
          "select main 0:1  # line 1", "move main 0:3 -> 0:2  # line 6",
          "commit delete main 0:0  # line 9", "reload main  # line 12",
        ])
  }

  @Test func `a log may say which rows are pinned from there on`() throws {
    #expect(
      try commands("pin main 0:2 1:0", "pin main none", "pin main 0:1; exit", "card drag 1e2 x")
        == [
          "pin main 0:2 1:0  # line 1", "pin main none  # line 2", "card drag 1e2  # line 4",
        ])
  }
}
