import CommandKit
import TableModel

/// A stage on which a script is run again and again, whole or changed, each time from the same start.
///
/// A run goes on from the furthest unit up to which it is like the one before, since a snapshot costs
/// nothing; a script that writes files begins anew each time. A class, since what tries scripts for
/// others shares it, and its folder goes with it.
final class Rehearsal {
  /// The script's text, of Markdown that of its blocks.
  let source: SourceText
  /// The time a run may take.
  var patience: Duration

  private let transcript: Transcript
  private let opening: Moment
  private var folder: String?
  private var fixtures: [Fixture] = []
  private var kept: [(unit: String, moment: Moment)] = []

  /// Prepares the runs of a script on the screen of a fresh session, with a fault built in if asked for.
  ///
  /// - Throws: `denied` for a controller that cannot be put back or cannot have the fault, the fault of a
  ///   text that cannot be read.
  init(
    _ script: Include, _ maker: SessionMaker, making fault: Fault? = nil, patience: Duration
  ) throws(Diagnostic) {
    source = try script.joined()
    self.patience = patience
    transcript = Transcript()
    var session = try maker.make(transcript)
    guard session.screen.isRestorable else {
      throw Diagnostic(
        .denied, "this controller is a class, and cannot be put back for another try",
        hint: "a controller that is a struct can")
    }
    if let fault { try session.build(in: fault) }
    session.enter(script)
    opening = Moment(of: session)
  }

  deinit { removeFolder() }

  /// Runs a text in the script's place, up to its first failure; lines are compared where it has `#>`.
  func run(_ source: SourceText) -> Performance {
    do {
      return try run(ScriptParser.parse(source))
    } catch {
      return Performance(failure: error.with(source: source), held: 0, session: nil)
    }
  }

  /// Tells whether the user has interrupted.
  var isInterrupted: @Sendable () -> Bool { opening.kept.isInterrupted }

  /// Returns what a user sees who goes on with commands behind the text that was run last, and the session then.
  ///
  /// The text has ended by then, which puts a row back that it left in the air.
  func goOn(with commands: [String]) -> (session: Session, answer: [String]) {
    var session = (kept.last?.moment ?? opening).session()
    session.options = Options()
    session.putBackLiftedRow()
    // An interrupt in the midst of a command would look like its answer.
    session.isInterrupted = { false }
    _ = transcript.takeLines()
    for command in commands {
      if let error = session.runAlone(command) { transcript.report(error, isExpected: false) }
    }
    return (session, transcript.takeLines())
  }

  /// Runs a parsed text.
  ///
  /// - Throws: A fault of the text, or of the folder for its files.
  private func run(_ text: ScriptText) throws(Diagnostic) -> Performance {
    var (session, first) = try start(text)
    let outer = isInterrupted
    let deadline = ContinuousClock.now + patience
    session.isInterrupted = { outer() || ContinuousClock.now > deadline }
    let units = try session.bind(text.units, in: text.source)
    var index = first
    var failure: Diagnostic?
    while index < units.count, session.exitRequest == nil, failure == nil {
      failure = run(units[index], &session, compares: text.hasGolden)
      if failure == nil { index += 1 }
    }
    session.isInterrupted = outer
    failure = failure ?? session.exitFailure
    if failure?.code == .interrupted, !outer() {
      failure = Diagnostic(
        .timedOut, "timed out after \(patience.inSeconds.measure) s", at: failure?.range)
    }
    return Performance(
      failure: failure?.with(source: text.source),
      held: text.units[..<index].count(where: \.statesAnything), session: session)
  }

  /// Runs a unit and keeps what it leads to; returns its failure.
  private func run(
    _ unit: BoundUnit, _ session: inout Session, compares: Bool
  ) -> Diagnostic? {
    do {
      try session.run(unit)
      let lines = transcript.takeLines()
      if compares { try unit.compare(lines) }
      kept.append((unit.key(compares: compares), Moment(of: session)))
      return nil
    } catch {
      _ = transcript.takeLines()
      return error.with(source: unit.source)
    }
  }

  /// Returns the session to run a text in, and the index of the first unit that was not run in it yet.
  private func start(_ text: ScriptText) throws(Diagnostic) -> (Session, Int) {
    _ = transcript.takeLines()
    let isFresh = folder == nil || fixtures != text.fixtures || text.mayWriteFiles
    if isFresh { try makeFolder(for: text) }
    var count = 0
    while count < min(kept.count, text.units.count), kept[count].unit == text.key(ofUnit: count) {
      count += 1
    }
    kept.removeLast(kept.count - count)
    var session = (kept.last?.moment ?? opening).session()
    session.files.fixtureFolder = folder
    // What was kept may have been interrupted by its own bound on time.
    session.isInterrupted = isInterrupted
    return (session, count)
  }

  private func makeFolder(for text: ScriptText) throws(Diagnostic) {
    removeFolder()
    (kept, fixtures) = ([], text.fixtures)
    let folder: String
    do {
      folder = try FileSystem.makeTemporaryFolder()
    } catch {
      throw Diagnostic(error)
    }
    self.folder = folder
    try text.unpackFixtures(into: folder)
  }

  private func removeFolder() {
    if let folder { try? FileSystem.remove(folder) }
    folder = nil
  }
}
