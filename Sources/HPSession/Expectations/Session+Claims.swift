import CommandKit
import TableModel

/// What is stated as a whole of the last act or of the state.
extension Session {
  /// Returns why a claim does not hold, nil where it does.
  ///
  /// - Throws: The error of a reference, or of a file.
  mutating func failure(of claim: Claim) throws(Diagnostic) -> Diagnostic? {
    switch claim.form {
    case .unchanged: failureOfUnchanged(at: claim.range)
    case .calls(let lines): failure(ofCalls: lines, at: claim.range)
    case .moves(let moves): try failure(of: moves, at: claim.range)
    case .dump(let isEqual, let file):
      try failure(ofDump: file, isEqual: isEqual, at: claim.range)
    }
  }

  /// Returns what `calls` comes to: the lines of the last act's calls or, with a name, the number of those.
  ///
  /// - Throws: `wrong-state` for the name of something that is not being recorded.
  func callFinding(_ side: Expression.Side) throws(Diagnostic) -> Finding {
    guard let name = side.words.first else { return .lines(lastCalls.map(\.line)) }
    if side.words.count > 1 {
      throw Diagnostic(
        .usage, "\(side.words[1].shown) does not belong here", at: side.words[1].range)
    }
    if TraceEvent.queryNames.contains(name.text), !screen.recordsQueries {
      throw Diagnostic(
        .wrongState, "\(name.text) is not being recorded", at: name.range,
        hint: "trace on --queries, before the command that it is to be counted for")
    }
    return .number("\(lastCalls.count { $0.name == name.text })")
  }
}
