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
    for item in unit.items where exitRequest == nil {
      do {
        try run(item, in: unit.source)
      } catch {
        let error = error.with(range: item.item.range).with(source: unit.source)
        guard keepsGoing, error.code != .interrupted else { throw error }
        report(error)
      }
    }
  }

  /// Runs the units of a block that stands in the command that runs.
  mutating func run(_ units: [BoundUnit]) throws(Diagnostic) {
    for unit in units where exitRequest == nil { try run(unit) }
  }

  /// Returns the units of a block that stands in the command that runs, ready to run many times.
  func bind(_ block: Block) throws(Diagnostic) -> [BoundUnit] {
    try bind(block.units, in: frame.source ?? SourceText(name: "", bytes: []))
  }

  /// Runs a command as a step of its own: whole or not at all.
  private mutating func run(
    _ bound: BoundItem, in source: SourceText
  ) throws(Diagnostic) {
    guard !isInterrupted() else { throw Diagnostic(.interrupted, "interrupted") }
    let invocation = try invocation(of: bound)
    let outer = frame
    let (before, controller) = (screen.snapshot, screen.controller)
    frame = Frame(source: source)
    defer {
      frame = outer
      frame.hasOwnSteps = true
    }
    let failure = bound.isNegated ? performStopping(invocation, bound) : perform(invocation, bound)
    let verdict = bound.isNegated ? judgeNegated(failure) : failure
    if bound.isAct { lastCalls = frame.calls }
    let isStep = !frame.hasOwnSteps && screen.isRestorable
    if isStep, failure != nil || verdict != nil { restore(before) }
    if let verdict { throw verdict }
    guard isStep, failure == nil else { return }
    if !before.isSameForDump(as: screen.snapshot) || screen.hasOtherRecords(than: controller) {
      journal.record(source.text(in: bound.item.range), before: before)
    }
  }

  /// Runs a command that must fail: a block in it ends at its first error, which is the failure wanted.
  private mutating func performStopping(
    _ invocation: Invocation<Session>, _ bound: BoundItem
  ) -> Diagnostic? {
    let goesOn = keepsGoing
    keepsGoing = false
    defer { keepsGoing = goesOn }
    return perform(invocation, bound)
  }

  /// Runs a command, its output going to a file where it is told so, and returns its error.
  private mutating func perform(
    _ invocation: Invocation<Session>, _ bound: BoundItem
  ) -> Diagnostic? {
    guard let redirect = bound.redirect else { return perform(invocation) }
    let (before, state) = (self, screen.snapshot)
    let collector = TextCollector(outer: sink)
    sink = collector
    defer { sink = before.sink }
    if let error = perform(invocation) { return error }
    guard let error = save(collector.text, to: redirect) else { return nil }
    takeBack(to: before, state)
    return error
  }

  private mutating func perform(_ invocation: Invocation<Session>) -> Diagnostic? {
    do {
      defer { printTrace() }
      try invocation.run(&self)
      return nil
    } catch {
      return error
    }
  }

  /// Goes back to before a command whose output could not be written, though it had gone well; errors shown stay.
  private mutating func takeBack(to session: Session, _ state: Screen.Snapshot) {
    guard screen.isRestorable else { return }
    let (status, frame) = (firstErrorStatus, frame)
    self = session
    (firstErrorStatus, self.frame) = (status, frame)
    screen.restore(state)
  }

  private func save(_ text: String, to redirect: Redirect) -> Diagnostic? {
    guard let path = files.writable(redirect.file.text) else {
      return Diagnostic(
        .denied, "\(redirect.file.text): leaves the folder of the script's own files",
        at: redirect.file.range, hint: "a script with fixtures, and a test, writes there alone")
    }
    do {
      try FileSystem.store(Array(text.utf8), in: path, appending: redirect.appends)
      return nil
    } catch {
      return Diagnostic(error, at: redirect.file)
    }
  }

  /// Returns the error of a command that must fail: none where it did, one where it did not.
  ///
  /// A fault of the text or an interrupt is no failure that `!` can ask for.
  private func judgeNegated(_ failure: Diagnostic?) -> Diagnostic? {
    guard let failure else {
      return Diagnostic(.expectation, "the command was to fail, and it did not")
    }
    if failure.code.isFaultOfText || failure.code == .interrupted { return failure }
    sink.report(failure, isExpected: true)
    return nil
  }

  /// Puts the screen back as it was; rows may have other names again.
  private mutating func restore(_ snapshot: Screen.Snapshot) {
    screen.restore(snapshot)
    titleIndex = TitleIndex()
  }
}
