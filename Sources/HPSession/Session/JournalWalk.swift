import TableModel

/// A walk back over the steps that can be undone.
struct JournalWalk {
  private let steps: StepStack
  /// The number of steps that are still to come.
  private var rest: Int
  /// The screen before the step that came last.
  private(set) var snapshot: Screen.Snapshot

  /// Makes a walk that starts behind the last step.
  init(_ steps: StepStack, from now: Screen.Snapshot) {
    (self.steps, rest, snapshot) = (steps, steps.count, now)
  }

  /// What the next step changed, nil where none is left.
  var change: Journal.Change? { rest == 0 ? nil : steps.change(at: rest - 1) }

  /// The next step, with its text.
  ///
  /// - Precondition: One is left.
  var step: Journal.Step { steps.step(at: rest - 1) }

  /// Goes to the other side of the next step.
  mutating func goBack() {
    switch change {
    case .moved(let move, let table): snapshot.perform(move.move(inTable: table).reversed)
    case .selected(let selection, let table):
      snapshot.select(selection, inTableAt: Int(table), isBack: true)
    case .kept(let step): snapshot = step.snapshot
    case nil: return
    }
    rest -= 1
  }
}
