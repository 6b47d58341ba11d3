import CommandKit

/// A step of the tutorial: what is explained, what to type, and what must have come of it.
struct TutorialStep {
  let title: String
  /// The lines that explain it.
  let explanation: [String]
  /// What is said to somebody who has not come there, nil where the commands say it.
  let hint: String?
  /// One way to do it.
  let commands: [Unit]
  /// What must hold then; none where it is enough to have looked.
  let conditions: [Unit]

  /// Reads the steps of a script, each of which begins with a line `## TITLE` and lines of comment.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the script.
  static func steps(of script: ScriptText) -> [TutorialStep] {
    let lines = script.source.text(in: SourceRange(0, script.source.bytes.count))
      .split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix("## ") }
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] : lines.count
      let comments = lines[(start + 1)..<end].prefix { $0.hasPrefix("#") && !$0.hasPrefix("#>") }
        .map { String($0.dropFirst($0.hasPrefix("# ") ? 2 : 1)) }
      let units = script.units.filter { (start + 1...end).contains($0.line) && !$0.items.isEmpty }
      return TutorialStep(
        title: String(lines[start].dropFirst(3)), comments: comments, units: units)
    }
  }

  private init(title: String, comments: [String], units: [Unit]) {
    let hintSign = "Hint: "
    self.title = title
    explanation = comments.filter { !$0.hasPrefix(hintSign) }
    hint = comments.first { $0.hasPrefix(hintSign) }.map { String($0.dropFirst(hintSign.count)) }
    let states = units.filter { !$0.isStatement }
    // Where stating something is what there is to do, nothing more need hold.
    commands = states.isEmpty ? units : states
    conditions = states.isEmpty ? [] : units.filter(\.isStatement)
  }
}

extension Unit {
  /// Whether it states what must hold.
  fileprivate var isStatement: Bool {
    items.allSatisfy { $0.words.first?.isBare("expect") == true }
  }

  /// The names of its commands.
  var commandNames: [String] { items.compactMap { try? $0.head().command.text } }
}
