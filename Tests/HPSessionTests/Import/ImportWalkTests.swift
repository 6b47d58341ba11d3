import Foundation
import HPSession
import SessionSupport
import TableModel
import Testing

struct ImportWalkTests {
  /// Two hundred, or as many as `HPSH_SEEDS` says where someone has the time.
  private static let seeds =
    1...(ProcessInfo.processInfo.environment["HPSH_SEEDS"].flatMap(UInt64.init) ?? 200)

  /// What an app of these acts would have logged, and what was seen at its end.
  private struct Walk {
    var trace: [String] = []
    var log = ""
    var end = ""
  }

  private static func calls(in text: String) -> [String] {
    text.split(separator: "\n").map { String($0) }.filter { TraceEvent(line: $0) != nil }
  }

  private static func walk(seed: UInt64) throws -> (Walk, setUp: [String]) {
    var acts = RandomActs(seed: seed)
    var walk = Walk()
    var trial = try TrialSession.loaded(isGrouped: false)
    for command in acts.setUp + ["trace on"] { trial.run(command) }
    for _ in 0..<80 {
      let act = acts.next(trial.session.screen)
      let calls = calls(in: trial.run(act))
      walk.trace += calls
      for call in calls { walk.log += "12:00:00 App[1:2] hpsh-trace \(call)\r\n" }
      guard trial.session.firstErrorStatus == nil else { continue }
      if act.hasPrefix("pin ") || acts.logsCard && act.hasPrefix("card ") {
        walk.log += "12:00:00 App[1:2] hpsh-trace \(act)\r\n"
      }
    }
    walk.end = end(of: &trial)
    return (walk, acts.setUp)
  }

  /// Returns what is seen at the end of a session.
  private static func end(of trial: inout TrialSession) -> String {
    trial.session.putBackLiftedRow()
    _ = trial.sink.take()
    return trial.run("trace off; ls main; selection; drift")
  }

  @Test(arguments: seeds)
  func `a trace that is imported as a script leads to the same trace`(seed: UInt64) throws {
    let (walk, setUp) = try Self.walk(seed: seed)
    try #require(!walk.trace.isEmpty)
    let imported = try LogImport(Array(walk.log.utf8), named: "app.log")
    #expect(imported.notes == [])
    let folder = try TemporaryFolder()
    let path = try folder.write(imported.script, to: "a.hpsh")
    var replay = try TrialSession.loaded(isGrouped: false)
    for command in setUp + ["trace on"] { replay.run(command) }
    let answer = replay.run("source \(path)")
    #expect(replay.session.firstErrorStatus == nil, "seed \(seed): \(answer.suffix(900))")
    #expect(Self.calls(in: answer) == walk.trace, "seed \(seed)")
    #expect(Self.end(of: &replay) == walk.end, "seed \(seed)")
  }
}
