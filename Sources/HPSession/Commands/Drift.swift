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
    examples: [
      Example(
        """
        model delete 0:last
        drift
        #> 0:19: shows "James Potter", the model has nothing
        """, "the table has not been told"),
      Example(
        """
        model delete 0:last
        drift --as-batch
        #> batch --tell {
        #>   delete 0:19
        #> }
        """, "the batch that would have been right"),
    ],
    seeAlso: ["model", "reload", "diff"],
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
  let style = session.style
  for difference in differences { session.print(difference.line(style)) }
}

extension BatchUpdate {
  /// The batch as a command that only tells the table.
  var script: [String] { ["batch --tell {"] + operations.map { "  \($0.line)" } + ["}"] }
}

extension DriftedPlace {
  /// Returns the difference as a line: `0:2: shows "Draco Malfoy", the model has "Ron Weasley"`.
  func line(_ style: Style = .plain) -> String {
    guard shown != nil || model != nil else {
      return "section \(path.section): only in one of the two"
    }
    let ours = style(shown.map { "\"\($0.title.visible)\"" } ?? "nothing", .mark)
    let theirs = style(model.map { "\"\($0.title.visible)\"" } ?? "nothing", .good)
    return "\(path): shows \(ours), the model has \(theirs)"
  }
}
