import CommandKit

/// A step of the journal that explains something, with what it did.
struct Reason {
  /// The step.
  let step: Journal.Step
  /// What it did, in few words.
  let deed: String

  /// The line that people read: `tour.hpsh:7: move 1:2 -> 2:0  (1:2 -> 1:45)`.
  ///
  var line: String {
    "\(step.sourceName.visible):\(step.line): \(step.command.firstLine.visible)  (\(deed))"
  }
}

extension String {
  /// The first line of a command, with `…` where others follow.
  var firstLine: String {
    let lines = split(whereSeparator: \.isNewline)
    return (lines.first.map(String.init) ?? "") + (lines.count > 1 ? " …" : "")
  }
}
