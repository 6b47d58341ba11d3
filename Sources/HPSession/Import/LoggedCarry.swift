import TableModel

/// What a log tells of a row in the air.
struct LoggedCarry {
  /// Where the row was lifted, nil as long as no call has said it.
  var source: IndexPath?
  /// The places it was carried over.
  var hovers: [LoggedHover] = []
  /// The acts that carried it, and those that scrolled meanwhile.
  var acts: [ImportedAct] = []

  /// Returns whether a call is about the same row in the air.
  func goesOn(with call: TraceEvent.Call?) -> Bool {
    switch call {
    case .targetIndexPathForMoveFromRowAt(let path, _, _), .moveRowAt(let path, _):
      path == source
    default: false
    }
  }
}
