import CommandKit

extension TestReport {
  /// The line that says what became of the script.
  package var line: String {
    let word = failure != nil ? "FAILED" : isUpdated ? "updated" : "ok"
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
