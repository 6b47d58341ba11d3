import CommandKit
import TableModel

extension Command<Session> {
  static let drift = Command(
    "drift", "Lists where a table shows something else than its model holds.",
    category: Category.look,
    discussion:
      "--as-batch prints the batch that would have been right; running it ends the drift.",
    .optionalOperand("a table", .table, "The table, the one in use where none is named."),
    .flag("--as-batch", "Prints commands instead."),
    examples: [Example("drift", "the places, or none")],
    run: showDrift)
}

private func showDrift(
  _ session: inout Session, name: Word?, asBatch: Bool
) throws(Diagnostic) {
  let table = try session.tableInUse(or: name)
  if asBatch {
    for line in session.screen.driftBatch(in: table).script { session.print(line) }
    return
  }
  let differences = session.screen.drift(in: table)
  if differences.isEmpty { session.print("none") }
  for difference in differences { session.print(difference.line) }
}

extension BatchUpdate {
  /// The batch as a command that only tells the table.
  var script: [String] { ["batch --tell {"] + operations.map { "  \($0.line)" } + ["}"] }
}

extension DriftedPlace {
  /// The difference as a line: `0:2: shows "Draco Malfoy", the model has "Ron Weasley"`.
  var line: String {
    guard shown != nil || model != nil else {
      return "section \(path.section): only in one of the two"
    }
    let ours = shown.map { "\"\($0.title.visible)\"" } ?? "nothing"
    let theirs = model.map { "\"\($0.title.visible)\"" } ?? "nothing"
    return "\(path): shows \(ours), the model has \(theirs)"
  }
}
