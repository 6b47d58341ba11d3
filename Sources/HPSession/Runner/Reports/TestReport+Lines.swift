package import CommandKit

extension TestReport {
  /// Returns the line that says what became of the script.
  package func line(_ style: Style = .plain) -> String {
    let word =
      failure != nil
      ? style("FAILED", .error) : isUpdated ? style("updated", .odd) : style("ok", .good)
    return "\(word)  \(path.visible)"
  }

  /// What is said of a failure: what the phase that failed has printed, then the diagnostic.
  package var failureLines: String? {
    guard let failure else { return nil }
    guard let phase else { return failure.text }
    var lines = ["\(path.visible): in ## \(phase.name.visible)"]
    if phase.omitted > 0 { lines.append("  | … \(phase.omitted) lines before") }
    lines += phase.lines.map { $0.isEmpty ? "  |" : "  | \($0.visible)" }
    return (lines + [failure.text]).joined(separator: "\n")
  }
}
