import HPSession
import Testing

/// Acts on several rows at once in a log.
struct LoggedTogetherTests {
  private func commands(_ lines: String...) throws -> [String] {
    try ImportedLog.commands(lines)
  }

  private static func tap(_ path: String) -> [String] {
    [
      "main shouldHighlightRowAt \(path) -> true", "main willSelectRowAt \(path) -> \(path)",
      "main didSelectRowAt \(path)", "card reloadData",
    ]
  }

  @Test func `rows that were lifted and told of one after the other moved together`() throws {
    let lifts = ["main canMoveRowAt 0:0 -> true", "main canMoveRowAt 0:2 -> true"]
    let target = "main targetIndexPathForMoveFromRowAt 0:2 proposed 0:4 -> 0:4"
    #expect(
      try commands(
        lifts[0], lifts[1], target, "main moveRowAt 0:2 to 0:4", "main moveRowAt 0:0 to 0:3")
        == ["move main 0:0 0:2 -> 0:3  # line 1"])
    #expect(
      try commands(lifts[0], lifts[1], target, "main moveRowAt 0:2 to 0:4")
        == ["lift main 0:0  # line 1", "cancel", "move main 0:2 -> 0:4  # line 2"])
  }

  @Test
  func `of rows that were lifted one after the other, those moved together that the calls are of`()
    throws
  {
    func lift(_ row: Int) -> String { "main canMoveRowAt 0:\(row) -> true" }
    func target(_ row: Int, _ place: String, _ answer: String) -> String {
      "main targetIndexPathForMoveFromRowAt 0:\(row) proposed \(place) -> \(answer)"
    }
    func move(_ row: String, _ place: String) -> String { "main moveRowAt \(row) to \(place)" }
    // The last row is in its place already.
    #expect(
      try commands(lift(1), lift(4), target(4, "0:4", "0:4"), move("0:1", "0:3")) == [
        "move main 0:1 0:4 -> 0:3  # line 1"
      ])
    // The first was put back, and the others went up, down, and into another section.
    #expect(
      try commands(
        lift(0), lift(2), lift(3), target(2, "0:1", "0:1"), move("0:2", "0:1"), move("0:3", "0:2"))
        == ["lift main 0:0  # line 1", "cancel", "move main 0:2 0:3 -> 0:1  # line 2"])
    #expect(
      try commands(
        lift(0), lift(2), lift(3), target(3, "0:7", "0:5"), move("0:3", "0:5"), move("0:2", "0:4"))
        == ["lift main 0:0  # line 1", "cancel", "move main 0:2 0:3 -> 0:6  # line 2"])
    #expect(
      try commands(
        lift(0), lift(2), lift(3), target(3, "1:0", "1:0"), move("0:2", "1:0"), move("0:2", "1:1"))
        == ["lift main 0:0  # line 1", "cancel", "move main 0:2 0:3 -> 1:0  # line 2"])
    // They were sent home, for which the row at the other end is asked.
    #expect(
      try commands(lift(1), lift(3), target(3, "0:9", "0:3"), target(1, "0:9", "0:1")) == [
        "move main 0:1 0:3 -> 0:8  # line 1"
      ])
  }

  @Test func `what a controller told meanwhile, and where it failed, is taken into account`() throws
  {
    let lifts = [0, 1, 2].map { "main canMoveRowAt 0:\($0) -> true" }
    let target = "main targetIndexPathForMoveFromRowAt 0:2 proposed 0:5 -> 0:5"
    // The second of them is not where it was, for the controller has moved it.
    let told = [
      "main moveRowAt 0:2 to 0:5", "main moveRow 0:1 to 0:3", "main moveRowAt 0:3 to 0:4",
    ]
    #expect(
      try commands(lifts[1], lifts[2], target, told[0], told[1], told[2]) == [
        "move main 0:1 0:2 -> 0:4  # line 1"
      ])
    #expect(
      try commands(
        lifts[0], lifts[1], lifts[2], target, told[0], "main moveRowAt 0:1 to 0:4",
        "main (undone) move", "main (undone) move") == [
          "! move main 0:0 0:1 0:2 -> 0:3  # line 1", "# line 8: main (undone) move",
        ])
  }

  @Test func `a command that failed after some of its rows is one that must fail`() throws {
    let (tap, nudge) = (Self.tap("0:1"), "card nudge -10 +10")
    let refused = "main shouldHighlightRowAt 0:2 -> false"
    #expect(
      try commands(
        tap[0], tap[1], tap[2], tap[3], nudge, tap[0], tap[1], tap[2], tap[3], nudge, refused,
        "main (undone) 6 calls", tap[0], tap[1], tap[2], tap[3], "main (undone) 4 calls before 0:9",
        tap[0], tap[1], tap[2], tap[3]) == [
          "select main 0:1  # line 1", "! select main 0:1 0:2  # line 6",
          "card drag 0  # held: the tap does not nudge it", "! select main 0:1 0:9  # line 13",
          "select main 0:1  # line 18",
        ])
    // The first tap only put away what a swipe had brought out, and may have been anywhere.
    #expect(
      try commands(
        "main didEndEditingRowAt 0:2", refused, "main (undone) 2 calls",
        "main didEndEditingRowAt 0:0", "main shouldHighlightRowAt 0:0 -> false",
        "main (undone) 2 calls") == [
          "! select main 0 0:2  # line 1", "! select main last 0:0  # line 4",
        ])
    let end = "main didEndEditingRowAt 0:3"
    let lifts = [0, 1].map { "main canMoveRowAt 0:\($0) -> true" }
    #expect(
      try commands(
        lifts[0], end, lifts[1], "main canMoveRowAt 0:2 -> false", "main (undone) 3 calls", end,
        lifts[1], "main (undone) 2 calls", end, lifts[0], "main (undone) 2 calls before 0:1", end,
        lifts[0], lifts[1], "main targetIndexPathForMoveFromRowAt 0:1 proposed 0:4 -> 0:4",
        "main (undone) move", "main (undone) 5 calls") == [
          "lift main 0:0  # line 1", "cancel", "! move main 0:1 0:2 -> 0:1  # line 2",
          "! move main 0:1 -> 0:999999999  # line 6", "! move main 0:0 0:1 -> 0:0  # line 9",
          "! move main 0:0 0:1 -> 0:3  # line 12",
        ])
    // What a tap put away before is not a part of it.
    #expect(
      try commands(
        end, lifts[0], lifts[1], "main canMoveRowAt 0:2 -> false", "main (undone) 3 calls") == [
          "select main 0:3  # line 1", "! move main 0:0 0:1 0:2 -> 0:0  # line 2",
        ])
    let silent = ["main (silent) selectRow 0:1", "main (silent) deselectRow 0:1"]
    let reach = "main scrollToRowAt 0:2"
    #expect(
      try commands(
        silent[0], "main (undone) 1 call before 0:5", silent[1], "main (undone) 1 call before 0:5",
        reach, refused, "main (undone) 2 calls", silent[0], "main (silent) deselect 0:4", silent[1],
        "main (undone) 99 calls") == [
          "! select --silent main 0:1 0:5  # line 1", "! deselect main 0:1 0:5  # line 3",
          "! select main 0:2  # line 5", "select --silent main 0:1  # line 8",
          "! deselect main 0:1  # line 10",
        ])
  }

  @Test(.timeLimit(.minutes(2))) func `a command that the log has among some calls parts them`()
    throws
  {
    let tap = Self.tap("0:1")
    #expect(
      try commands(
        tap[0], tap[1], tap[2], tap[3], "card nudge -10 +10", "card open",
        "main shouldHighlightRowAt 0:2 -> false", "main (undone) 6 calls") == [
          "select main 0:1  # line 1", "card open  # line 6", "! select main 0:2  # line 7",
        ])
  }

  @Test(.timeLimit(.minutes(2))) func `a long log of lifts is read in one go`() throws {
    let lifts = (0..<20_000).map { "main canMoveRowAt 0:\($0) -> true" }
    let log = lifts.map { "hpsh-trace \($0)\n" }.joined()
    let script = try LogImport(Array(log.utf8), named: "app.log").script
    #expect(script.contains("lift main 0:19999  # line 20000\n"))
  }
}
