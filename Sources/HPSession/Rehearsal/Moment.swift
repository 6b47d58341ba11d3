import CommandKit
import TableModel

/// A session and its screen at one moment, to go on from as often as wanted.
struct Moment {
  /// The session, whose screen may be elsewhere by now.
  let kept: Session
  private let snapshot: Screen.Snapshot
  private let recordsQueries: Bool

  /// Keeps a session as it is now.
  init(of session: Session) {
    kept = session
    snapshot = session.screen.snapshot
    recordsQueries = session.screen.recordsQueries
  }

  /// Puts the screen back and returns the session as it was.
  func session() -> Session {
    var session = kept
    session.screen.restore(snapshot)
    session.screen.recordsQueries = recordsQueries
    _ = session.screen.takeEvents()
    // The rows may have other names now than when titles were last looked for.
    session.forgetNames()
    return session
  }
}

extension Session {
  /// Runs a text as if it had been typed, and returns its error.
  ///
  /// - Complexity: That of its commands.
  mutating func runAlone(_ text: String) -> Diagnostic? {
    do {
      let source = SourceText(name: "fuzz", text)
      for unit in try bind(ScriptParser.parse(source).units, in: source) { try run(unit) }
      return nil
    } catch {
      return error
    }
  }
}
