import CommandKit
import TableModel

/// Running commands while they are written down.
extension Session {
  /// Runs a command and, where somebody wants to know, writes it down before anyone sees what it printed;
  /// returns its error.
  mutating func performRecorded(
    _ bound: BoundItem, _ perform: (inout Session) -> Diagnostic?
  ) -> Diagnostic? {
    guard recorder.isOn else { return perform(&self) }
    let outer = sink
    // The results of commands inside this one must not wait for it.
    let collector = recorder.target != nil && bound.isAct ? TextCollector(outer: sink) : nil
    if let collector { sink = collector }
    let failure = perform(&self)
    sink = outer
    var unwritten: Diagnostic?
    if failure == nil {
      do {
        try record(bound)
      } catch {
        unwritten = error
      }
    }
    if let collector, unwritten == nil, !collector.text.isEmpty { sink.write(collector.text) }
    return failure ?? unwritten
  }

  /// Remembers that something was done which no recording has and no step tells of.
  mutating func noteMissed(_ bound: BoundItem) {
    guard !recorder.isOn, bound.isAct else { return }
    if !frame.calls.isEmpty || !screen.isRestorable { recorder.hasMissed = true }
  }

  /// Takes out of the recording what a command did that came to nothing after all.
  mutating func settleRecording() {
    do {
      try recorder.settle()
    } catch {
      report(Diagnostic(error))
    }
  }
}
