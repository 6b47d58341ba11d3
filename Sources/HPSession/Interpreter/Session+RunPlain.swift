import CommandKit

/// Commands that leave the screen alone, run without what only a change needs.
extension Session {
  /// Returns whether a command shows or says something and nobody has to compare the screen after it:
  /// it is no step, nothing is to hold always, and no recording or storyboard asks.
  func isPlain(_ bound: BoundItem) -> Bool {
    !bound.isAct && bound.invocation != nil && bound.redirect == nil && !bound.isNegated
      && bound.blocks.isEmpty && alwaysStatements.isEmpty && story == nil && !recorder.isOn
      && bound.command.category != Category.state
  }

  /// Runs such a command.
  mutating func runPlain(_ bound: BoundItem, in source: SourceText) throws(Diagnostic) {
    guard let invocation = bound.invocation else { return }
    try checkDepth(of: bound)
    commandDepth += 1
    var outer = Frame(source: source)
    swap(&frame, &outer)
    hasBrokenAlways = false
    let failure = perform(invocation)
    swap(&frame, &outer)
    frame.hasOwnSteps = true
    commandDepth -= 1
    if let failure { throw failure }
  }
}
