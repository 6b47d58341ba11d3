import CommandKit
import TableModel

/// The steps that can be undone, and those that were and can be done again.
package struct Journal {
  private var done = StepStack()
  private var undone = StepStack()
  private var lines = LineCounter()

  /// Makes an empty journal.
  package init() {}

  /// The number of steps that can be undone.
  package var undoCount: Int { done.count }

  /// The number of steps that can be done again.
  package var redoCount: Int { undone.count }

  /// Keeps a step; what was undone before can no longer be redone.
  mutating func record(_ change: Change, by range: SourceRange, of source: SourceText) {
    record(
      change, by: source.bytes(in: range), of: source.name,
      line: lines.line(of: range.lowerBound, in: source))
  }

  /// Keeps a step by a command that stands on a line of a text.
  mutating func record(
    _ change: Change, by command: some Collection<UInt8>, of sourceName: String, line: Int
  ) {
    done.push(change, sourceName: sourceName, line: line, command: command)
    if undone.count > 0 { undone = StepStack() }
  }

  /// Returns the steps that can be undone, the last one first, and the screen on both sides of each.
  func walk(from now: Screen.Snapshot) -> JournalWalk { JournalWalk(done, from: now) }

  /// Takes the last steps back and returns their commands, the last one first, and whether rows may have
  /// other names now.
  mutating func undo(_ count: Int, on screen: Screen) -> (commands: [String], renames: Bool) {
    Journal.swing(count, screen, from: &done, to: &undone, isBack: true)
  }

  /// Does the last undone steps again and returns their commands.
  mutating func redo(_ count: Int, on screen: Screen) -> (commands: [String], renames: Bool) {
    Journal.swing(count, screen, from: &undone, to: &done, isBack: false)
  }

  private static func swing(
    _ count: Int, _ screen: Screen, from source: inout StepStack, to target: inout StepStack,
    isBack: Bool
  ) -> (commands: [String], renames: Bool) {
    var commands: [String] = []
    var renames = false
    var isShown = true
    for _ in 0..<count {
      guard let step = source.last else { break }
      commands.append(step.command)
      let crossed = cross(step.change, on: screen, isBack: isBack)
      source.moveLast(to: &target, as: crossed)
      if case .kept = crossed { isShown = true } else { isShown = false }
      renames = renames || isShown
    }
    if !isShown { screen.showAnew() }
    return (commands, renames)
  }

  /// Takes a screen to the other side of a change, and returns the change as seen from there.
  ///
  /// After the change of a row the cells are still those of before.
  private static func cross(_ change: Change, on screen: Screen, isBack: Bool) -> Change {
    switch change {
    case .moved(let packed, let table):
      let move = packed.move(inTable: table)
      screen.moveBack(isBack ? move.reversed : move)
      return change
    case .selected(let selection, let table):
      var snapshot = screen.snapshot
      snapshot.select(selection, inTableAt: Int(table), isBack: isBack)
      screen.restore(snapshot)
      return change
    case .kept(let step):
      let now = screen.snapshot
      screen.revert(to: step.snapshot)
      return .kept(KeptStep(step.deed, now))
    }
  }
}
