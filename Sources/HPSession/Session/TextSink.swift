package import CommandKit

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
}

extension TextSink {
  package func write(_ bytes: [UInt8]) { write(String(decoding: bytes, as: UTF8.self)) }

  package var takesMore: Bool { true }
}
