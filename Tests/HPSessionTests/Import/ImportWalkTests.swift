import HPSession
import SeededRandom
import SessionSupport
import TableModel
import Testing

struct ImportWalkTests {
  /// What a user does at random, on rows that are there.
  private struct Acts {
    var generator: SeededGenerator
    /// The last of them that made a call.
    var last = ""

    mutating func path(_ screen: Screen, in table: Int = 0) -> String {
      let shown = screen.shownRows(in: screen.tables[table])
      let position = Int.random(in: 0..<max(1, shown.count), using: &generator)
      return shown.indexPath(atPosition: position)?.description ?? "0:0"
    }

    mutating func next(_ screen: Screen) -> String {
      let (path, other) = (path(screen), path(screen))
      let position = ["top", "middle", "bottom", "none"].randomElement(using: &generator) ?? "top"
      let choices = [
        "select main \(path)", "select main \(path)", "select main \(path)", "select main \(path)",
        "select card \(self.path(screen, in: 1))", "move main \(path) -> \(other)",
        "move main \(path) -> \(other)", "move main \(path) -> \(path)",
        "move card 0 -> 0:1", "edit on main", "edit off main", "edit off main",
        "swipe main \(path)", "swipe main \(path)", "commit delete main \(path)",
        "commit delete main \(path)", "scroll main \(path) --at \(position)",
        "scroll main section 0 --at \(position)", "reload main", "reload main \(path)",
        "reload main \(path) \(other)", "reload main section 0", "reload card",
      ]
      let choice = choices.randomElement(using: &generator) ?? ""
      // What follows these could as well be a part of them.
      let isAmbiguous =
        last.hasPrefix("commit") && choice.hasPrefix("reload")
        || last.hasPrefix("scroll main \(path) ") && choice.hasPrefix("select")
      return isAmbiguous ? next(screen) : choice
    }
  }

  private static func setUp(_ generator: inout SeededGenerator) -> [String] {
    let rules = [
      "group house", "allow selection main multiple", "allow selection main single --editing",
      "allow selection main multiple --editing", "reorder main 0", "reorder main --policy free",
      "reorder main --policy origin", "veto select main 0:1", "veto highlight main 0:2",
      "veto deselect main 0:0", "redirect select main 0:3 -> 0:0", "metrics row-height 200",
      "reorder card all", "section main 0 --footer end", "allow selection card none",
    ]
    return ["set quiet on", "metrics row-height 150"]
      + rules.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
  }

  private static func calls(in text: String) -> [String] {
    text.split(separator: "\n").map { String($0) }.filter { TraceEvent(line: $0) != nil }
  }

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func `a trace that is imported as a script leads to the same trace`(seed: UInt64) throws {
    var acts = Acts(generator: SeededGenerator(seed: seed))
    let setUp = Self.setUp(&acts.generator)
    var trial = try TrialSession.loaded(isGrouped: false)
    for command in setUp + ["trace on"] { trial.run(command) }
    var trace: [String] = []
    for _ in 0..<80 {
      let act = acts.next(trial.session.screen)
      let calls = Self.calls(in: trial.run(act))
      if !calls.isEmpty { acts.last = act }
      trace += calls
    }

    let log = trace.map { "12:00:00 App[1:2] hpsh-trace \($0)\r\n" }.joined()
    let imported = try LogImport(Array(log.utf8), named: "app.log")
    #expect(imported.notes == [])
    let folder = try TemporaryFolder()
    let path = try folder.write(imported.script, to: "a.hpsh")
    var replay = try TrialSession.loaded(isGrouped: false)
    for command in setUp + ["trace on"] { replay.run(command) }
    let answer = replay.run("source \(path)")
    #expect(replay.session.firstErrorStatus == nil, "seed \(seed): \(answer.suffix(600))")
    #expect(Self.calls(in: answer) == trace, "seed \(seed)")
    #expect(replay.run("dump") == trial.run("dump"), "seed \(seed)")
  }
}
