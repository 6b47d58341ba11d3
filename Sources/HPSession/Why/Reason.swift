import CommandKit

/// A step of the journal that explains something, with what it did.
struct Reason {
  /// The step.
  let step: Journal.Step
  /// What it did, in few words.
  let deed: String

  /// The line that people read: `tour.hpsh:7: move 1:2 -> 2:0  (1:2 -> 1:45)`.
  ///
  /// - Complexity: O(*n*), where *n* is the offset of the command in its text.
  var line: String {
    let line = step.source.position(of: step.range.lowerBound).line
    return "\(step.source.name.visible):\(line): \(step.command.firstLine.visible)  (\(deed))"
  }
}

extension String {
  /// The first line of a command, with `…` where others follow.
  var firstLine: String {
    let lines = split(whereSeparator: \.isNewline)
    return (lines.first.map(String.init) ?? "") + (lines.count > 1 ? " …" : "")
  }
}
