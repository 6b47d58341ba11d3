import TableModel

/// The steps that can be undone, and those that were and can be done again.
package struct Journal {
  private var done: [Step] = []
  private var undone: [Step] = []

  /// Makes an empty journal.
  package init() {}

  /// The number of steps that can be undone.
  package var undoCount: Int { done.count }

  /// The number of steps that can be done again.
  package var redoCount: Int { undone.count }

  /// Keeps a step; what was undone before can no longer be redone.
  mutating func record(_ step: Step) {
    done.append(step)
    undone = []
  }

  /// Returns the steps that can be undone, the last one first, each with the screen before and after it.
  func transitions(
    to now: Screen.Snapshot
  ) -> some Sequence<(step: Step, before: Screen.Snapshot, after: Screen.Snapshot)> {
    done.indices.reversed().lazy.map { index in
      let after = index + 1 < done.count ? done[index + 1].snapshot : now
      return (done[index], done[index].snapshot, after)
    }
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
    target.append(step.across(to: screen.snapshot))
    screen.revert(to: step.snapshot)
    return step.command
  }
}
