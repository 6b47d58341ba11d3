import TableModel

/// Something that a user did, or that a log tells of and nobody can do at will.
struct ImportedAct {
  /// The command that does it, nil where there is none.
  let command: String?
  /// Whether it must fail.
  var fails = false
  /// The calls that it made.
  var calls: ArraySlice<LoggedCall>
  /// Whether these are all that it made: else a log has some of them only.
  var isWhole = true
  /// What is said behind the command, where it made no call.
  var note: String?

  /// The number of the log's line where it begins.
  var line: Int { calls.first?.line ?? 0 }
}
