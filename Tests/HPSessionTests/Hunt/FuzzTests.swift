import CommandKit
import HPSession
import SessionSupport
import TableModel
import Testing

@Suite struct FuzzTests {
  private func fuzz(
    _ text: String, seed: UInt64, runs: Int = 8, on controller: (any TableController)? = nil
  ) throws -> FuzzReport {
    let trial = try controller.map { try HuntTrial(text, on: $0) } ?? HuntTrial(text)
    return try Fuzz.run(trial.script, seed: seed, FuzzBounds(runs: runs), trial.maker)
  }

  private func script(_ report: FuzzReport) -> String {
    report.finding.map { String(decoding: $0.script.bytes, as: UTF8.self) } ?? ""
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func `a model that is never told of moves is found, in four commands at most`(
    seed: UInt64
  ) throws {
    let report = try fuzz(
      """
      # The table and its model agree.
      select 0:1
      card open; fault mover-empty on
      always drift = none

      """, seed: seed)
    #expect(report.status == .expectation)
    #expect(report.finding?.commandCount ?? 9 <= 4 && report.finding?.failsByItself == true)
    let lines = script(report).split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "# The table and its model agree.", "fault mover-empty on", "always drift = none",
      ])
    #expect(lines.last?.hasPrefix("move ") == true, "seed \(seed): \(lines)")
    #expect(try status(of: lines) == .expectation, "seed \(seed): \(lines)")
    // Which commands they are is the seed's doing; none of them can be missed.
    for index in 1..<lines.count {
      let others = lines[..<index] + lines[(index + 1)...]
      #expect(try status(of: Array(others)) == nil, "seed \(seed): without \(lines[index])")
    }
  }

  /// Returns how the lines of a script end, nil where they hold.
  private func status(of lines: [Substring]) throws -> CommandKit.ExitStatus? {
    var trial = try TrialSession.loaded()
    trial.run(lines.joined(separator: "\n"))
    return trial.session.firstErrorStatus
  }

  @Test func `the same seed finds the same`() throws {
    let text = "fault mover-swap on\nalways drift = none\n"
    let (first, second) = (try fuzz(text, seed: 7), try fuzz(text, seed: 7))
    #expect(first.summary == second.summary && script(first) == script(second))
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `on hpsh's own screen nothing is wrong, and most commands are legal`(seed: UInt64) throws {
    let report = try fuzz("card close\n#> card: closed, y 812\n", seed: seed)
    print(report.summary)
    #expect(report.finding == nil, "seed \(seed): \(script(report))")
    #expect(report.runs == 8 && report.commands == 320)
    #expect(report.legalShare >= 60)
  }

  @Test func `on any controller that is a value most commands are legal`() throws {
    for controller in [Jukebox(), Crate()] as [any TableController] {
      let report = try fuzz("always count >= 0", seed: 3, on: controller)
      print(report.summary)
      #expect(report.finding == nil, "\(script(report))")
      #expect(report.legalShare >= 60)
    }
  }

  @Test func `a controller that shares its rows between its copies breaks undo`() throws {
    let report = try fuzz("", seed: 1, on: Shared())
    #expect(report.finding?.message == "undo does not take the last command back")
    let lines = script(report).split(separator: "\n")
    #expect(lines.first?.hasPrefix("move ") == true)
    #expect(
      lines.dropFirst().prefix(3) == ["undo", "expect dump = before.json", "-- before.json --"])
    #expect(report.finding?.commandCount == 3)
  }

  @Test func `a class cannot be put back`() throws {
    let error = try #require(throws: Diagnostic.self) { try fuzz("", seed: 1, on: Speaker()) }
    #expect(error.code == .denied)
  }

  @Test func `a script that fails, or ends the session, sets nothing up`() throws {
    #expect(throws: Diagnostic.self) { try fuzz("expect count = 1", seed: 1) }
    let error = try #require(throws: Diagnostic.self) { try fuzz("exit", seed: 1) }
    #expect(error.code == .usage)
  }

  @Test func `a row that the set-up leaves in the air is put back first`() throws {
    let report = try fuzz(
      "fault mover-swap on\nalways drift = none\nlift 0:0\nhover 0:1\n", seed: 7)
    #expect(report.status == .expectation && report.finding?.failsByItself == true)
    #expect(!script(report).contains("lift 0:0"), "\(script(report))")
    #expect(try fuzz("lift 0:0", seed: 1, runs: 1).legalShare >= 60)
  }

  @Test func `a set-up that never ends is timed out`() throws {
    let trial = try HuntTrial("repeat 1000000000 { card open }\n")
    let bounds = FuzzBounds(runs: 1, timeout: .milliseconds(10))
    let error = try #require(throws: Diagnostic.self) {
      try Fuzz.run(trial.script, seed: 1, bounds, trial.maker)
    }
    #expect(error.code == .timedOut && error.message == "timed out after 0.01 s")
  }

  @Test func `without walks only the set-up is looked at`() throws {
    #expect(
      try fuzz("card open", seed: 1, runs: 0).summary
        == "seed 1: 0 commands in 0 runs, 0 % of them legal")
  }
}

/// A value whose copies share their rows, so that what is put back is not as it was.
private struct Shared: TableController {
  private let rows = Rows()

  private final class Rows {
    var titles = ["A", "B", "C"]
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: rows.titles[indexPath.row])
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    rows.titles.insert(rows.titles.remove(at: source.row), at: destination.row)
  }
}

/// A controller that is a class.
private final class Speaker: TableController {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: "A")
  }
}
