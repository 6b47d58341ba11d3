package import CommandKit
package import Records

/// Where a session's results and diagnostics go.
///
/// A class, since the door that made it reads from it what the session wrote.
package protocol TextSink: AnyObject {
  /// Takes a piece of the results.
  func write(_ text: String)

  /// Takes a piece of the results as UTF-8, whole scalars of it; what is streamed comes so.
  func write(_ bytes: [UInt8])

  /// Whether what comes is still wanted: nobody makes a million lines for a reader that has gone.
  var takesMore: Bool { get }

  /// Takes an error; results taken before it come out before it.
  ///
  /// An expected one is the failure that `!` asked for.
  func report(_ error: Diagnostic, isExpected: Bool)

  /// Takes a line that is neither a result nor an error.
  func note(_ line: String)

  /// The style that results are shown in.
  var style: Style { get }

  /// The columns of the terminal that shows the results, nil where none does.
  var columns: Int? { get }

  /// Shows what comes from now on as a session's options say.
  func follow(_ options: Options)

  /// Shows how far a load is to who waits for it.
  func show(_ progress: LoadProgress)

  /// Notes that a command which is part of no other has ended.
  func endCommand()
}

extension TextSink {
  package func write(_ bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }

  package var takesMore: Bool { true }

  package var style: Style { .plain }

  package var columns: Int? { nil }

  package func follow(_ options: Options) {}

  package func show(_ progress: LoadProgress) {}

  package func endCommand() {}
}
