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

  /// Prints what a changing command did, unless the session is quiet.
  package mutating func report(_ line: String) {
    if !options.isQuiet { print(line) }
  }

  /// Prints the calls made so far, or forgets them where nobody wants to see them.
  ///
  /// What a finger scrolled before a command that failed is taken back with it, and unless a call came of it
  /// there is nothing to tell.
  mutating func printTrace(isFailure: Bool = false) {
    if screen.events.isEmpty { return }
    var events = screen.takeEvents()
    while isFailure, case .scrolledIntoReach = events.last?.call { events.removeLast() }
    frame.calls += events
    guard options.isTracing else {
      story?.keep(events.map(line(of:)))
      return
    }
    for event in events { sink.write(line(of: event) + "\n") }
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
