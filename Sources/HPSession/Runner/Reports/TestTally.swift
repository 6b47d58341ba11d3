package import CommandKit
package import Records

/// The count of what became of some scripts.
package struct TestTally: Sendable {
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var updated = 0
  /// The scripts that were not run, or not to their end.
  package let notRun: Int
  /// The time from the start of the first to the end of the last.
  package let duration: Duration
  private var statuses: Set<ExitStatus> = []

  /// Counts the reports of some scripts out of a number.
  package init(_ reports: [TestReport], of count: Int, duration: Duration) {
    notRun = count - reports.count
    self.duration = duration
    for report in reports {
      if report.failure == nil { passed += 1 } else { failed += 1 }
      if report.isUpdated { updated += 1 }
      statuses.insert(report.status)
    }
  }

  /// Returns the line at the end.
  package func line(_ style: Style = .plain) -> String {
    var parts = [
      style("\(passed) passed", passed > 0 ? .good : .faint),
      style("\(failed) failed", failed > 0 ? .error : .faint),
    ]
    if updated > 0 { parts.append("\(updated) updated") }
    if notRun > 0 { parts.append("\(notRun) did not run") }
    return parts.joined(separator: ", ")
  }

  /// The status of the whole: 0, or the first of 4, 124, 3, 130 and 1 that any script ended with.
  package var status: ExitStatus {
    let order: [ExitStatus] = [.text, .timedOut, .expectation, .interrupted, .failure]
    return order.first(where: statuses.contains) ?? .success
  }

  /// Writes the JSON object behind those of the scripts.
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (name, count) in [
      ("passed", passed), ("failed", failed), ("updated", updated), ("notRun", notRun),
    ] {
      writer.key(name)
      writer.write(count)
    }
    writer.key("seconds")
    writer.write(duration.inSeconds)
    writer.endObject()
  }
}
