package import CommandKit
import TableModel

extension Session {
  /// Prints a line of a command's result, after the calls it made.
  package mutating func print(_ line: String) {
    write(line + "\n")
  }

  /// Prints a piece of a command's result, after the calls it made.
  package mutating func write(_ text: String) {
    printTrace()
    sink.write(text)
  }

  /// The style that results are shown in, wherever they go.
  package var style: Style { sink.style }

  /// The columns to which the lines of a table are cut, nil where they are not.
  var lineWidth: Int? { options.width ?? sink.columns }

  /// Prints a line of a list, cut to the width that lines may have.
  mutating func printListed(_ line: String) {
    print(lineWidth.map { line.clipped(to: $0) } ?? line)
  }

  /// Prints what a changing command did, unless the session is quiet.
  package mutating func report(_ line: String) {
    if !options.isQuiet { print(line) }
  }

  /// Prints the calls made so far, or forgets them where nobody wants to see them.
  ///
  /// What a finger scrolled before a command that failed is taken back with it, and unless a call came of it
  /// there is nothing to tell; what is taken back of the calls before is told of.
  mutating func printTrace(isFailure: Bool = false) {
    if screen.events.isEmpty, !isFailure || frame.calls.isEmpty { return }
    var events = screen.takeEvents()
    if isFailure {
      while case .scrolledIntoReach = events.last?.call { events.removeLast() }
      if let undone = undone(by: frame.calls + events) { events.append(undone) }
    }
    frame.calls += events
    guard options.isTracing else {
      story?.keep(events.map(line(of:)))
      return
    }
    for event in events { sink.write(line(of: event) + "\n") }
  }

  /// Returns what tells that the calls of a command that failed have changed nothing after all; nil where none
  /// of its acts had changed anything before the one that failed.
  private func undone(by calls: [TraceEvent]) -> TraceEvent? {
    guard let first = calls.first, !frame.hasOwnSteps, screen.isRestorable,
      let trail = screen.trail,
      !trail.isEmpty, !trail.before(screen.snapshot).isSame(as: screen.snapshot)
    else { return nil }
    let row = frame.turn.flatMap { $0.calls == calls.count ? $0.row : nil }
    return TraceEvent(table: first.table, call: .undone(calls: calls.count, before: row))
  }

  /// Returns a call as the trace shows it, with the grade of its rule where that is asked for.
  func line(of event: TraceEvent) -> String {
    options.showsGrades ? "\(event.line)  [\(event.grade.rawValue)]" : event.line
  }

  /// Shows an error and keeps the status of the first one.
  package mutating func report(_ error: Diagnostic) {
    if firstErrorStatus == nil { firstErrorStatus = error.code.exitStatus }
    if error.code == .interrupted { wasInterrupted = true }
    sink.report(error, isExpected: false)
  }
}
