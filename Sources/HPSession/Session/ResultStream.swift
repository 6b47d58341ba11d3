import CommandKit

/// The way to a session's results for a command that writes much of them, a piece at a time.
struct ResultStream {
  /// Why nothing more is to be written.
  enum End: Error {
    /// The user has had enough.
    case interrupted
    /// The reader has gone, which is told once all is over.
    case unwanted
  }

  private let sink: any TextSink
  private let isInterrupted: @Sendable () -> Bool

  /// The bytes of a piece, about.
  static let pieceSize = 32_768

  fileprivate init(_ session: Session) {
    sink = session.sink
    isInterrupted = session.isInterrupted
  }

  /// Writes a piece, whole scalars of UTF-8.
  func write(_ bytes: [UInt8]) throws(End) {
    try check()
    sink.write(bytes)
  }

  /// Finds that nothing more is to be written; asked now and then where much is read before a word is written.
  func check() throws(End) {
    if isInterrupted() { throw .interrupted }
    if !sink.takesMore { throw .unwanted }
  }
}

extension Session {
  /// Lets a command write its results in pieces, behind the calls made so far.
  ///
  /// - Throws: `interrupted`.
  mutating func stream(
    _ body: (ResultStream) throws(ResultStream.End) -> Void
  ) throws(Diagnostic) {
    printTrace()
    do {
      try body(ResultStream(self))
    } catch .interrupted {
      throw Diagnostic(.interrupted, "interrupted")
    } catch {
      // The door finds what became of the output, and says so.
    }
  }
}
