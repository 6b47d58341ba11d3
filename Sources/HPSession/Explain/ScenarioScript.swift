import CommandKit
import TableModel

/// A scenario as a script: what the table shows, what the model does, what the table is told.
struct ScenarioScript {
  private let scenario: UpdateScenario
  private let report: UpdateReport

  private static let mostRows = 100_000
  private static let mostSteps = 10_000

  /// Makes the script of a scenario that shows what a report says.
  init(_ scenario: UpdateScenario, _ report: UpdateReport) {
    self.scenario = scenario
    self.report = report
  }

  /// Returns the lines of the script, those of its fixture last.
  ///
  /// - Throws: `limit` for a table that is too large.
  func lines() throws(Diagnostic) -> [String] {
    guard scenario.isAtMost(rows: ScenarioScript.mostRows, steps: ScenarioScript.mostSteps),
      let fault = scenario.fault
    else { throw Diagnostic(.limit, "a script cannot hold so much: \(report.headline)") }
    var lines = ["# An exception of UIKit, again: \(report.headline)", "# The table shows this."]
    lines += setUp
    let changes = modelChanges
    if !changes.isEmpty { lines += ["# The model changes."] + changes }
    lines.append("# The table is told this.")
    if report.claim.isSaidAsSections(in: fault) {
      lines.append("# The number of sections is checked first, so the refusal is about it.")
    }
    lines += telling
    lines.append("#> error: \(fault.message) [\(DiagnosticCode.invalidUpdate.rawValue)]")
    return lines + fixture
  }

  /// The commands that make the table: rows from the fixture, then the sections without rows.
  private var setUp: [String] {
    let before = scenario.before
    let filled = before.count { $0 > 0 }
    var lines: [String] = []
    if filled > 0 {
      let isGrouped = before.count > 1
      lines.append("load rows.json" + (isGrouped ? " --group section" : ""))
      let rows = counted(before.reduce(0, +), "row")
      lines.append("#> main: \(rows) in \(counted(isGrouped ? filled : 1, "section"))")
    }
    let empty = before.indices.filter { before[$0] == 0 }
    if !empty.isEmpty {
      lines.append(
        ScenarioScript.block("batch", ScenarioScript.runs(empty).map { "section insert \($0)" }))
    }
    return lines
  }

  /// The commands that bring the model from what the table shows to what it became.
  private var modelChanges: [String] {
    let (before, after) = (scenario.before, scenario.after)
    var lines: [String] = []
    if after.count < before.count {
      lines += ScenarioScript.repeated(
        "model section delete \(after.count)", before.count - after.count)
    }
    for section in after.indices {
      if section >= before.count { lines.append("model section insert \(section)") }
      let count = section < before.count ? before[section] : 0
      if after[section] < count {
        let last = after[section] == count - 1 ? "" : "..\(section):\(count - 1)"
        lines.append("model delete \(section):\(after[section])\(last)")
      } else {
        lines += ScenarioScript.repeated(
          "model insert \(section):\(count) name=New", after[section] - count)
      }
    }
    return lines
  }

  /// The update, which fails.
  private var telling: [String] {
    let operations = scenario.operations
    guard !operations.isEmpty else { return ["! batch --tell { }"] }
    var told: [String] = []
    var index = 0
    while index < operations.count {
      var end = index + 1
      while end < operations.count, operations[end].follows(operations[end - 1]) { end += 1 }
      told.append(ScenarioScript.line(operations[index], operations[end - 1]))
      index = end
    }
    return [ScenarioScript.block("! batch --tell", told)]
  }

  /// The rows, several on a line.
  private var fixture: [String] {
    guard scenario.before.contains(where: { $0 > 0 }) else { return [] }
    let isGrouped = scenario.before.count > 1
    var records: [String] = []
    for (section, count) in scenario.before.enumerated() {
      for row in 0..<count {
        let name = "\"name\": \"\(section):\(row)\""
        records.append(isGrouped ? "{ \"section\": \(section), \(name) }" : "{ \(name) }")
      }
    }
    let most = isGrouped ? 3 : 5
    let lines = stride(from: 0, to: records.count, by: most).map { start in
      records[start..<min(start + most, records.count)].joined(separator: ", ")
    }
    return ["-- rows.json --", "[", lines.map { "  " + $0 }.joined(separator: ",\n"), "]"]
  }
}

extension ScenarioScript {
  /// Returns a command with a block, on one line where it is short.
  private static func block(_ command: String, _ lines: [String]) -> String {
    let short = "\(command) { \(lines.joined(separator: "; ")) }"
    if short.utf8.count <= 90 { return short }
    return ([command + " {"] + lines.map { "  " + $0 } + ["}"]).joined(separator: "\n")
  }

  private static func repeated(_ command: String, _ count: Int) -> [String] {
    switch count {
    case ...0: []
    case 1: [command]
    default: ["repeat \(count) { \(command) }"]
    }
  }

  /// Returns numbers as ranges, `2..4`.
  private static func runs(_ numbers: [Int]) -> [String] {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)..\($0.upperBound)" }
  }

  /// Returns the line of a run of operations.
  private static func line(_ first: UpdateOperation, _ last: UpdateOperation) -> String {
    guard first != last else { return first.line }
    let end = last.line.split(separator: " ").last.map(String.init) ?? ""
    return "\(first.line)..\(end)"
  }
}

extension UpdateOperation {
  /// Returns whether it does the same as another to the place behind that one's.
  fileprivate func follows(_ other: UpdateOperation) -> Bool {
    switch (other, self) {
    case (.deleteRow(let first), .deleteRow(let second)),
      (.insertRow(let first), .insertRow(let second)),
      (.reloadRow(let first), .reloadRow(let second)):
      first.section == second.section && first.row + 1 == second.row
    case (.deleteSection(let first), .deleteSection(let second)),
      (.insertSection(let first), .insertSection(let second)),
      (.reloadSection(let first), .reloadSection(let second)):
      first + 1 == second
    default: false
    }
  }
}

extension UpdateScenario {
  /// Returns whether no more rows and sections are shown than one number, and no more is changed and told than another.
  fileprivate func isAtMost(rows most: Int, steps mostSteps: Int) -> Bool {
    guard before.count <= 1_000, after.count <= 1_000, operations.count <= most else {
      return false
    }
    var (rows, steps) = (0, 0)
    for section in 0..<max(before.count, after.count) {
      let shown = section < before.count ? before[section] : 0
      let had = section < after.count ? after[section] : 0
      guard shown <= most, had <= most else { return false }
      rows += shown
      steps += section < after.count ? abs(had - shown) : 0
    }
    return rows <= most && steps <= mostSteps
  }
}
