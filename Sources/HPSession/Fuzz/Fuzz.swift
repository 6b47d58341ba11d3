package import CommandKit
import TableModel

/// The running of random commands on the screen that a script sets up.
///
/// After each command what the script states with `always`, what always holds of a screen, and undo and redo
/// are checked. The first breach ends it, and is shrunk to a script.
package struct Fuzz {
  private let rehearsal: Rehearsal
  private let setUp: ScriptText
  private let start: Moment
  private let isInterrupted: () -> Bool
  private let bounds: FuzzBounds
  private var generator: CommandGenerator
  private var report: FuzzReport

  /// How many commands in a hundred are wrong on purpose.
  private static let mistakes = 8

  /// Runs a script as set-up and then random commands, until something is found or the bounds are reached.
  ///
  /// - Throws: `denied` for a controller that cannot be put back; the script's own failure; `usage` for
  ///   one that ends the session.
  package static func run(
    _ script: Include, seed: UInt64, _ bounds: FuzzBounds, _ maker: SessionMaker
  ) throws(Diagnostic) -> FuzzReport {
    var fuzz = try Fuzz(script, seed: seed, bounds, maker)
    fuzz.run()
    return fuzz.report
  }

  private init(
    _ script: Include, seed: UInt64, _ bounds: FuzzBounds, _ maker: SessionMaker
  ) throws(Diagnostic) {
    rehearsal = try Rehearsal(script, maker, patience: bounds.timeout)
    let performance = rehearsal.run(rehearsal.source)
    if let failure = performance.failure { throw failure }
    guard var session = performance.session, session.exitRequest == nil else {
      throw Diagnostic(.usage, "\(script.path): it ends the session, so nothing can follow it")
    }
    let text = try ScriptParser.parse(rehearsal.source)
    // The script has ended, and random commands go on behind it.
    setUp = session.liftedRow == nil ? text : try ScriptParser.parse(text.appending("cancel"))
    session.putBackLiftedRow()
    session.options.isTracing = false
    isInterrupted = session.isInterrupted
    // An interrupt ends the walk between two commands: one in the midst of an undo would look like a breach.
    session.isInterrupted = { false }
    start = Moment(of: session)
    self.bounds = bounds
    // What is to hold always is to hold of an app, which does not change its model on the sly.
    let makesDrift = session.alwaysStatements.isEmpty
    generator = CommandGenerator(
      session.registry.formsToTry(makesDrift: makesDrift), seed: seed, mistakes: Fuzz.mistakes)
    report = FuzzReport(seed: seed)
  }

  private mutating func run() {
    if let (broken, table) = start.session().screen.checkInvariants() {
      return found(.invariant(broken, table: table.name), by: [])
    }
    let deadline = bounds.time.map { ContinuousClock.now + $0 }
    while report.finding == nil, !report.wasInterrupted, report.runs < bounds.runs ?? .max,
      !Fuzz.isPast(deadline)
    {
      report.runs += 1
      walk(until: deadline)
    }
  }

  /// Walks from the start, up to the first breach.
  private mutating func walk(until deadline: ContinuousClock.Instant?) {
    var walk = Walk(start.session())
    var commands: [String] = []
    while commands.count < bounds.steps, !Fuzz.isPast(deadline),
      let proposal = generator.next(for: walk.session)
    {
      if isInterrupted() {
        report.wasInterrupted = true
        return
      }
      commands.append(proposal.text)
      let step = walk.step(proposal.text)
      report.commands += 1
      // One that breaks a statement went well: it is the statement that failed.
      let wentWell = step.error == nil || step.error?.code == .expectation
      if wentWell { report.successes += 1 }
      generator.note(proposal, wentWell: wentWell)
      if let breach = step.breach { return found(breach, by: commands) }
    }
  }

  private static func isPast(_ deadline: ContinuousClock.Instant?) -> Bool {
    deadline.map { ContinuousClock.now > $0 } ?? false
  }

  private mutating func found(_ breach: Breach, by commands: [String]) {
    let shrinking = FindingScript(
      breach, by: commands, setUp: setUp, start: start, rehearsal: rehearsal,
      isInterrupted: isInterrupted)
    report.finding = shrinking.finding
  }
}
