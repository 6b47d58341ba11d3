import TableModel

/// The steps that can be undone, and those that were and can be done again.
package struct Journal {
  /// A command that changed what a dump shows.
  package struct Step {
    /// The command as it was written.
    package let command: String
    /// The screen on the other side of the step: before it while it can be undone, after it while it can be redone.
    let snapshot: Screen.Snapshot
  }

  private var done: [Step] = []
  private var undone: [Step] = []

  /// Makes an empty journal.
  package init() {}

  /// The number of steps that can be undone.
  package var undoCount: Int { done.count }

  /// The number of steps that can be done again.
  package var redoCount: Int { undone.count }

  /// Keeps a step; what was undone before can no longer be redone.
  mutating func record(_ command: String, before snapshot: Screen.Snapshot) {
    done.append(Step(command: command, snapshot: snapshot))
    undone = []
  }

  /// Takes the last step back and returns its command, nil where there is none.
  mutating func undo(on screen: Screen) -> String? {
    Journal.swing(screen, from: &done, to: &undone)
  }

  /// Does the last undone step again and returns its command, nil where there is none.
  mutating func redo(on screen: Screen) -> String? {
    Journal.swing(screen, from: &undone, to: &done)
  }

  private static func swing(
    _ screen: Screen, from source: inout [Step], to target: inout [Step]
  ) -> String? {
    guard let step = source.popLast() else { return nil }
    target.append(Step(command: step.command, snapshot: screen.snapshot))
    screen.revert(to: step.snapshot)
    return step.command
  }
}
