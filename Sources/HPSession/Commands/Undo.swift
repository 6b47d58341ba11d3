import CommandKit
import TableModel

extension Command<Session> {
  static let undo = Command(
    "undo", "Takes the last steps back.", category: Category.state,
    discussion: """
      A step is a command that changed what dump --records shows. Rows, selection and card come back
      as they were, without callbacks.
      """,
    .optionalOperand("a number", .integer(1...Int.max), "How many steps, 1 where none is given."),
    examples: [Example("undo 2", "the last two steps")],
    run: undoSteps)

  static let redo = Command(
    "redo", "Does undone steps again.", category: Category.state,
    discussion: "A new step after an undo ends what can be done again.",
    .optionalOperand("a number", .integer(1...Int.max), "How many steps, 1 where none is given."),
    examples: [Example("redo", "the step undone last")],
    run: redoSteps)
}

private func undoSteps(_ session: inout Session, count: Int?) throws(Diagnostic) {
  try session.needSteps(count ?? 1, among: session.journal.undoCount, "undo")
  session.swing(count ?? 1, "undone") { $0.undo($1, on: $2) }
}

private func redoSteps(_ session: inout Session, count: Int?) throws(Diagnostic) {
  try session.needSteps(count ?? 1, among: session.journal.redoCount, "redo")
  session.swing(count ?? 1, "redone") { $0.redo($1, on: $2) }
}

extension Session {
  /// Takes steps to the other side of the journal, and prints what became of each.
  fileprivate mutating func swing(
    _ count: Int, _ outcome: String,
    _ swing: (inout Journal, Int, Screen) -> [String]
  ) {
    (frame.hasOwnSteps, frame.movesJournal) = (true, true)
    forgetNames()
    // In pieces, so that the commands of a million steps are not held at once.
    for start in stride(from: 0, to: count, by: 4_096) {
      let commands = swing(&journal, min(4_096, count - start), screen)
      guard !options.isQuiet else { continue }
      for command in commands { print("\(outcome): \(command.visible)") }
    }
  }

  /// Finds that there are fewer steps than asked for, or that this controller has none.
  fileprivate func needSteps(
    _ count: Int, among steps: Int, _ verb: String
  ) throws(Diagnostic) {
    try needNoLiftedRow()
    guard screen.isRestorable else {
      throw Diagnostic(
        .denied, "this controller is a class, and cannot be put back",
        hint: "a controller that is a struct has undo")
    }
    guard count > steps else { return }
    let there =
      steps == 0 ? "nothing to \(verb)" : "\(counted(steps, "step")) to \(verb), not \(count)"
    throw Diagnostic(.noUndo, there)
  }
}
