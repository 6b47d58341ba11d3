package import CommandKit

/// Makes a fresh session that writes to a sink.
package struct SessionMaker {
  private let body: (any TextSink) throws(Diagnostic) -> Session

  /// Makes the maker of sessions on fresh screens.
  package init(_ body: @escaping (any TextSink) throws(Diagnostic) -> Session) {
    self.body = body
  }

  /// Returns the maker of the same sessions, each prepared further.
  package func preparing(_ prepare: @escaping (inout Session) -> Void) -> SessionMaker {
    SessionMaker { [body] sink throws(Diagnostic) in
      var session = try body(sink)
      prepare(&session)
      return session
    }
  }

  /// Makes a session.
  ///
  /// - Throws: What keeps a controller's tables from being shown.
  package func make(_ sink: any TextSink) throws(Diagnostic) -> Session { try body(sink) }
}
