package import CommandKit
import TableModel

/// The one loop: whatever the door, bound commands run one after another.
extension Session {
  /// Runs a unit that was read from a stream or typed, and shows its error if it fails.
  package mutating func run(_ unit: Unit, in source: SourceText) {
    do {
      for bound in try bind([unit], in: source) { try run(bound) }
    } catch {
      report(error.with(source: source))
    }
  }

  /// Whether nothing more is to be run.
  package var isStopped: Bool {
    exitRequest != nil || wasInterrupted || (firstErrorStatus != nil && !keepsGoing)
  }

  /// Runs a bound unit.
  ///
  /// - Throws: The first error, unless the session keeps going; then each is shown as it arises.
  package mutating func run(_ unit: BoundUnit) throws(Diagnostic) {
    try run(unit.items, in: unit.source)
  }

  /// Runs the items of a unit that stands in a text.
  mutating func run(_ items: [BoundItem], in source: SourceText) throws(Diagnostic) {
    for item in items where exitRequest == nil {
      do {
        try run(item, in: source)
      } catch {
        let error = error.with(range: item.item.range).with(source: source)
        guard keepsGoing, error.code != .interrupted else { throw error }
        report(error)
      }
      if commandDepth == 0 { sink.endCommand() }
    }
  }

  /// Runs the units of a block that stands in the command that runs.
  mutating func run(_ units: [BoundUnit]) throws(Diagnostic) {
    for unit in units where exitRequest == nil { try run(unit) }
  }

  /// Returns the units of a block that stands in the command that runs, ready to run many times.
  func bind(_ block: Block) throws(Diagnostic) -> [BoundUnit] {
    if let bound = frame.blocks.first(where: { $0.range == block.range }) { return bound.units }
    return try bind(block.units, in: frame.source ?? SourceText(name: "", bytes: []))
  }

  /// Runs the command that the one that runs is about, as `time` does.
  mutating func runInner() throws(Diagnostic) {
    for block in frame.blocks { try run(block.units) }
  }

  /// Runs a command as a step of its own: whole or not at all.
  private mutating func run(
    _ bound: BoundItem, in source: SourceText
  ) throws(Diagnostic) {
    try checkInterrupt()
    if isPlain(bound) { return try runPlain(bound, in: source) }
    if let move = bound.quickMove,
      perform(move, keep: { $0.record($1, by: bound.item.range, of: source) })
    {
      return
    }
    story?.begin(bound.item.range, in: source)
    defer { story?.end(showing: ScreenPicture(of: screen, showing: table)) }
    try checkDepth(of: bound)
    commandDepth += 1
    defer { commandDepth -= 1 }
    let arguments = try arguments(of: bound)
    let invocation = try invocation(of: bound, arguments)
    let redirect = try redirect(of: bound)
    let outer = frame
    let outerTrail = screen.beginStep()
    if bound.isAct, bound.blocks.isEmpty { lastTrail = nil }
    frame = Frame(source: source, blocks: bound.blocks)
    frame.arguments = arguments
    hasBrokenAlways = false
    defer {
      frame = outer
      frame.hasOwnSteps = true
      screen.endStep(within: outerTrail)
    }
    let failure = perform(bound, invocation, redirect)
    let verdict = bound.isNegated ? judgeNegated(failure) : failure
    if bound.isAct { lastCalls = frame.calls }
    let isStep = !frame.hasOwnSteps && screen.isRestorable
    if isStep, failure != nil || verdict != nil { takeBackStep() }
    keepTrail(isAct: bound.isAct)
    if let verdict { throw verdict }
    noteMissed(bound)
    if isStep, failure == nil { keepStep(bound.item.range, of: source) }
    // The commands of a block were looked at one by one.
    if !alwaysStatements.isEmpty, !bound.isAlways, bound.isAct || !frame.hasOwnSteps {
      try checkAlways(after: bound.item.range, in: source)
    }
  }

  /// Finds that commands stand too deep in one another, be it for the stack.
  ///
  /// - Throws: `limit`.
  mutating func checkDepth(of bound: BoundItem) throws(Diagnostic) {
    if commandDepth == 0 { stackStart = StackMark() }
    guard commandDepth <= Limits.commands else {
      throw Diagnostic(
        .limit, "commands stand more than \(Limits.commands) deep in one another",
        at: bound.item.range)
    }
    guard stackStart.taken < stackBudget else { throw .stackTaken(at: bound.item.range) }
  }

  /// Keeps what the command changed, if anything, as a step to undo.
  private mutating func keepStep(_ range: SourceRange, of source: SourceText) {
    guard let trail = screen.trail, hasChanged(along: trail) else { return }
    journal.record(change(along: trail), by: range, of: source)
    if !recorder.isOn { recorder.hasMissed = true }
  }

  private mutating func perform(
    _ bound: BoundItem, _ invocation: Invocation<Session>, _ redirect: Redirect?
  ) -> Diagnostic? {
    bound.isNegated
      ? performStopping(invocation, redirect)
      : performRecorded(bound) { $0.perform(invocation, redirect) }
  }

  /// Runs a command that must fail: a block in it ends at its first error, which is the failure wanted.
  private mutating func performStopping(
    _ invocation: Invocation<Session>, _ redirect: Redirect?
  ) -> Diagnostic? {
    let goesOn = keepsGoing
    keepsGoing = false
    defer { keepsGoing = goesOn }
    return perform(invocation, redirect)
  }

  /// Runs a command, its output going to a file where it is told so, and returns its error.
  private mutating func perform(
    _ invocation: Invocation<Session>, _ redirect: Redirect?
  ) -> Diagnostic? {
    guard let redirect else { return perform(invocation) }
    let (before, state) = (self, screen.snapshot)
    let collector = TextCollector(outer: sink)
    sink = collector
    defer { sink = before.sink }
    if let error = perform(invocation) { return error }
    guard let error = save(collector.text, to: redirect) else { return nil }
    takeBack(to: before, state)
    return error
  }

  mutating func perform(_ invocation: Invocation<Session>) -> Diagnostic? {
    do {
      try invocation.run(&self)
      printTrace()
      return nil
    } catch {
      printTrace(isFailure: true)
      return error
    }
  }

  /// Goes back to before a command whose output could not be written, though it had gone well; errors shown stay.
  private mutating func takeBack(to session: Session, _ state: Screen.Snapshot) {
    guard screen.isRestorable else { return }
    let (status, frame) = (firstErrorStatus, frame)
    self = session
    (firstErrorStatus, self.frame) = (status, frame)
    sink.follow(options)
    screen.restore(state)
    settleRecording()
  }

  private func save(_ text: String, to redirect: Redirect) -> Diagnostic? {
    do {
      try store(text, in: redirect.file, appending: redirect.appends)
      return nil
    } catch {
      return error
    }
  }

  /// Returns the error of a command that must fail: none where it did, one where it did not.
  ///
  /// A fault of the text, an interrupt or a broken `always` is no failure that `!` can ask for.
  private func judgeNegated(_ failure: Diagnostic?) -> Diagnostic? {
    guard let failure else {
      return Diagnostic(.expectation, "the command was to fail, and it did not")
    }
    if failure.code.isFaultOfText || failure.code == .interrupted || hasBrokenAlways {
      return failure
    }
    sink.report(failure, isExpected: true)
    return nil
  }

  /// Puts the screen back as it was before the command; rows may have other names again.
  private mutating func takeBackStep() {
    screen.takeBackStep()
    forgetNames()
  }

  /// Keeps the way back to before the last act, also past what commands that are none have done since.
  private mutating func keepTrail(isAct: Bool) {
    let (screen, trail) = (screen, screen.trail ?? StepTrail())
    if isAct {
      lastTrail = trail
    } else if !trail.isEmpty, !frame.hasOwnSteps {
      let snapshot = screen.snapshot
      lastTrail?.append(trail, snapshot)
    }
  }
}

extension Diagnostic {
  /// The error for commands that need more of the stack than there is.
  static func stackTaken(at range: SourceRange) -> Diagnostic {
    Diagnostic(.limit, "commands stand deeper in one another than the stack holds", at: range)
  }
}
