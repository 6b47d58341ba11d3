import CommandKit
import HPSession
import LineEditing

/// Standard output and standard error, in the order in which things were written to them.
///
/// Output is kept until there is much of it, something goes to standard error, or someone waits.
final class StandardSink: TextSink {
  private var pending: [UInt8] = []
  private(set) var fault: FileFault?

  private static let output: Int32 = 1
  private static let errors: Int32 = 2
  /// The bytes that are kept at most.
  private static let most = 65_536

  func write(_ text: String) {
    pending += text.utf8
    if pending.count >= StandardSink.most { flush() }
  }

  func write(_ bytes: [UInt8]) {
    pending += bytes
    if pending.count >= StandardSink.most { flush() }
  }

  var takesMore: Bool { fault == nil }

  func report(_ error: Diagnostic, isExpected: Bool) {
    writeError(isExpected ? error.summary : error.rendered)
  }

  func note(_ line: String) { writeError("note: \(line)") }

  /// Writes a line to standard error, after what was written before it.
  func writeError(_ line: String) {
    flush()
    try? FileSystem.send(Array("\(line)\n".utf8)[...], to: StandardSink.errors, named: "stderr")
  }

  /// Writes what was kept; the first failure is remembered, and what comes after it is dropped.
  func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    guard fault == nil, !pending.isEmpty else { return }
    do {
      // Who interrupts while nobody reads wants it to end, and not to wait.
      try FileSystem.send(
        pending[...], to: StandardSink.output, named: "stdout", unless: { Interrupts.isPending })
    } catch {
      fault = error
    }
  }
}
