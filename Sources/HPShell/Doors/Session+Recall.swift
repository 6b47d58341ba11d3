import CommandKit
import HPSession

extension Session {
  /// Returns what a text stands for that begins with `!`: a text typed before, and what follows behind it.
  ///
  /// `!!` is the last one, `!N` the one with a number, `!TEXT` the last one that begins so. A blank behind
  /// the `!` makes it the language's own, which wants the command to fail.
  ///
  /// - Throws: `usage` where nothing like it was typed.
  /// - Complexity: O(*n*), where *n* is the number of texts.
  func recalled(_ text: String) throws(Diagnostic) -> String {
    let start = text.drop(while: \.isWhitespace)
    let word = start.prefix { !$0.isWhitespace && $0 != ";" }
    guard word.count > 1, word.first == "!" else { return text }
    return try entry(named: word.dropFirst(), in: text) + start[word.endIndex...]
  }

  private func entry(named name: Substring, in text: String) throws(Diagnostic) -> String {
    let problem: String
    if name == "!" {
      if let last = history.last { return last }
      problem = "nothing was typed before"
    } else if let number = Int(name) {
      if history.indices.contains(number &- 1) { return history[number - 1] }
      problem = "nothing was typed under the number \(number)"
    } else {
      if let last = history.last(where: { $0.hasPrefix(name) }) { return last }
      problem = "nothing was typed that begins with \"\(name)\""
    }
    let start = text.utf8.distance(from: text.startIndex, to: name.startIndex) - 1
    throw Diagnostic(
      .usage, problem, at: SourceRange(start, start + 1 + name.utf8.count),
      hint: "history lists what was typed; ! and a blank before a command expects it to fail")
  }
}
