import CommandKit
import HPSession
import LineEditing

/// Commands from standard input, a unit at a time.
struct StreamDoor {
  private var reader = UnitReader(name: "stdin")
  private var known = KnownLines()
  private static let input: Int32 = 0

  /// Runs what comes until the end of input, the first error or an `exit`.
  ///
  /// Results are written before it waits for more; where they cannot be, nothing more runs.
  mutating func run(_ session: inout Session, _ sink: StandardSink) {
    var isAtEnd = false
    while !session.isStopped, sink.fault == nil {
      if session.runKnownLine(of: &reader, &known) { continue }
      switch reader.next() {
      case .unit(let unit, let source): session.run(unit, in: source)
      case .fault(let fault): session.report(fault)
      case .incomplete, .empty:
        if isAtEnd { return }
        sink.flush()
        guard sink.fault == nil else { return }
        isAtEnd = !feed(&session)
      }
    }
  }

  /// Reads what has come; returns false at the end of input.
  private mutating func feed(_ session: inout Session) -> Bool {
    Interrupts.wait(forInputFrom: StreamDoor.input)
    guard !Interrupts.isPending else {
      session.report(Diagnostic(.interrupted, "interrupted"))
      return true
    }
    do {
      let bytes = try FileSystem.receive(from: StreamDoor.input, named: "stdin")
      guard !bytes.isEmpty else {
        reader.finish()
        return false
      }
      reader.feed(bytes)
    } catch {
      session.report(Diagnostic(error))
      reader.finish()
      return false
    }
    return true
  }
}
