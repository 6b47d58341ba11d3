import CWorker
import CommandKit
import HPSession

/// The program as a worker: it runs the scripts it is told, one at a time, and tells what became of each.
///
/// Its standard input and output are a stream to the process that started it.
struct Worker {
  /// The word that makes the program one, as its first argument; nobody needs to type it.
  static let name = "test-worker"
  /// The argument by which it writes `#>` lines.
  static let update = "update"
  /// The argument by which its scripts are bounded to what the arguments behind it allow.
  static let safe = "safe"

  /// What all scripts of a run have in common.
  private let isUpdating: Bool
  private let unit: RunningUnit?
  private let maker: SessionMaker

  private static let stream: Int32 = 0

  /// Returns the arguments behind the name: the file for the unit that runs, whether `#>` lines are
  /// written, the memory in MB that may be taken or 0, and where files are bounded what may be read.
  static func arguments(unit: String, _ settings: WorkerPool.Settings) -> [String] {
    [unit, settings.isUpdating ? update : "compare", "\(settings.memory ?? 0)"]
      + (settings.files.allowed.map { [safe] + $0 } ?? [])
  }

  /// Takes the arguments behind the name.
  ///
  /// - Throws: ``FileFault`` where what may be read has gone.
  init(_ arguments: [String], _ sessions: SessionMaker) throws(FileFault) {
    unit = arguments.first.flatMap { RunningUnit($0) }
    let arguments = arguments.dropFirst()
    isUpdating = arguments.first == Worker.update
    if let memory = arguments.dropFirst().first.flatMap({ UInt64($0) }), memory > 0 {
      _ = hw_limit_memory(memory << 20)
    }
    let bounds = arguments.dropFirst(2)
    let files =
      bounds.first == Worker.safe
      ? try FilePlaces(allowing: Array(bounds.dropFirst())) : FilePlaces()
    let parent = hw_parent()
    maker = SessionMaker { sink throws(Diagnostic) in
      var session = try sessions.make(sink)
      session.files = files
      // A process whose parent has gone has another one, and nobody waits for its answer.
      session.isInterrupted = { hw_parent() != parent }
      return session
    }
  }

  /// Runs scripts until no more are told.
  func run() {
    var stream = MessageStream()
    while let bytes = try? FileSystem.receive(from: Worker.stream, named: Worker.name),
      !bytes.isEmpty
    {
      stream.feed(bytes)
      while let message = stream.next() {
        var reader = MessageReader(message)
        let answer = report(on: reader.text()).message.framed
        do {
          try FileSystem.send(answer[...], to: Worker.stream, named: Worker.name)
        } catch {
          return
        }
      }
    }
  }

  private func report(on path: String) -> TestReport {
    unit?.note(piece: -1, from: 0, to: 0)
    let start = ContinuousClock.now
    let outcome: TestOutcome
    do {
      var test = ScriptTest(try Include(path))
      test.isUpdated = isUpdating
      if let unit {
        test.willRun = { unit.note(piece: $0, from: $1.lowerBound, to: $1.upperBound) }
      }
      outcome = test.run(maker)
    } catch {
      outcome = TestOutcome(failure: Diagnostic(error))
    }
    return TestReport(path: path, duration: start.duration(to: .now), outcome)
  }
}
