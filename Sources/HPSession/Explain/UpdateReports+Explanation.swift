import CommandKit

extension UpdateReports {
  /// Returns the explanation of the first exception, a line each.
  ///
  /// - Throws: `bad-data` where the text has none, or only one that is cut off.
  func explanation(ofFile name: String?) throws(Diagnostic) -> [String] {
    let report = try found(in: name)
    var lines = [report.headline, "  " + report.cause, "  usual causes:"]
    for mistake in report.usualMistakes {
      lines += ["    " + mistake.cause, "      " + mistake.code]
    }
    lines.append("  reproduce: " + UpdateReports.reproduction(name))
    if !others.isEmpty {
      lines.append("  \(counted(others.count, "other update exception")) in the text")
    }
    return lines
  }

  /// Returns the first exception.
  func found(in name: String?) throws(Diagnostic) -> UpdateReport {
    if let first { return first }
    let place = name ?? "the text"
    guard hasCutOff else {
      throw Diagnostic(
        .badData, "\(place) has no update exception of UIKit",
        hint: "it holds \"Invalid update: invalid number of …\" or \"attempt to …\"; "
          + "take the whole console log, not the stack alone")
    }
    throw Diagnostic(
      .badData, "\(place) has an update exception whose numbers are cut off",
      hint: "take the whole sentence, up to \"moved out)\" or \"the update\"")
  }

  private static func reproduction(_ name: String?) -> String {
    guard let name else { return "… | hpsh explain --script > crash.hpsh" }
    let isPlain = name.utf8.allSatisfy { $0.isDigit || $0.isLetter || "._-/".utf8.contains($0) }
    let quoted = name.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''")
    return "hpsh explain --script \(isPlain ? name : "'\(quoted.visible)'") > crash.hpsh"
  }
}
