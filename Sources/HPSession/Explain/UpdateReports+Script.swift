import CommandKit
import TableModel

extension UpdateReports {
  /// Returns a script that ends in the numbers of the first exception, a line each.
  ///
  /// - Throws: `bad-data` where the text has none, or one whose numbers no update can have; `limit`
  ///   for numbers larger than a script can hold.
  func script(ofFile name: String?) throws(Diagnostic) -> [String] {
    let report = try found(in: name)
    return try ScenarioScript(try report.scenario(), report).lines()
  }
}

extension UpdateReport {
  /// Returns the smallest table and update that show what the exception says.
  ///
  /// - Throws: `bad-data` for numbers that no update can have, `limit` for large ones.
  fileprivate func scenario() throws(Diagnostic) -> UpdateScenario {
    if let listed { return listed }
    do {
      return try UpdateScenario(claim)
    } catch {
      switch error {
      case .impossible:
        throw Diagnostic(
          .badData, "these numbers cannot be those of one update: \(headline)",
          hint: "look whether the text was changed on its way")
      case .tooLarge: throw Diagnostic(.limit, "a script cannot hold so much: \(headline)")
      }
    }
  }
}
