import CommandKit

extension Breach {
  /// A file that a script which shows the breach carries.
  typealias ScriptFixture = (name: String, text: String)

  /// Returns the lines that show the breach behind a command, and the dump they compare with.
  ///
  /// A breach of an invariant has none: only `fuzz` looks for it.
  ///
  /// - Parameters:
  ///   - command: The command that the breach was found behind.
  ///   - before: The dump before the command.
  ///   - after: The dump after it.
  /// - Returns: The lines, the command's own first, and the file that they name.
  func lines(
    behind command: String, before: String, after: String
  ) -> (lines: [String], fixture: ScriptFixture?) {
    switch self {
    case .statement: ([command], nil)
    case .failureWithChange:
      (["! \(command)", "expect dump = before.json"], ("before.json", before))
    case .undo: ([command, "undo", "expect dump = before.json"], ("before.json", before))
    case .redo: ([command, "undo", "redo", "expect dump = after.json"], ("after.json", after))
    case .emptyStep: ([command, "undo", "! expect dump = after.json"], ("after.json", after))
    case .calls(let statement): ([command, statement], nil)
    case .invariant: ([command], nil)
    }
  }
}
