import CommandKit

/// The XML that CI servers read: one test case a script.
package struct JUnitDocument {
  /// The whole document; only what XML 1.0 allows stands in it.
  package let text: String

  /// Makes the document of some reports.
  ///
  /// - Complexity: O(*n*), where *n* is the length of what the reports say.
  package init(_ reports: [TestReport], _ tally: TestTally) {
    let counts =
      "tests=\"\(reports.count)\" failures=\"\(tally.failed)\" errors=\"0\" skipped=\"0\""
      + " time=\"\(tally.duration.decimalSeconds)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"hpsh\" \(counts)>",
      "  <testsuite name=\"hpsh test\" \(counts)>",
    ]
    for report in reports { lines.append(JUnitDocument.testCase(report)) }
    lines += ["  </testsuite>", "</testsuites>", ""]
    text = lines.joined(separator: "\n")
  }

  private static func testCase(_ report: TestReport) -> String {
    let path = report.path
    let folder = Path.folder(of: path).map { $0.split(separator: "/").joined(separator: ".") }
    let head =
      "    <testcase classname=\"\((folder ?? "").asAttribute)\""
      + " name=\"\(Path.name(of: path).asAttribute)\" file=\"\(path.asAttribute)\""
      + " time=\"\(report.duration.decimalSeconds)\""
    guard let failure = report.failure else { return head + "/>" }
    var body = """
      \(head)>
            <failure message="\(failure.message.asAttribute)" type="\(failure.code.rawValue)">\
      \(failure.text.xml)</failure>

      """
    if let phase = report.phase {
      let printed = phase.lines.map(\.xml).joined(separator: "\n")
      body += "      <system-out>\(printed)</system-out>\n"
    }
    return body + "    </testcase>"
  }
}

extension String {
  /// The text as it stands in quotes, in one line.
  fileprivate var asAttribute: String { visible.xml }
}
