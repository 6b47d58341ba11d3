import TableModel

/// A call that a log tells of, and the line that tells of it.
struct LoggedCall {
  let event: TraceEvent
  /// The number of the line, from 1.
  let line: Int
}
