import CWorker
import CommandKit
import HPSession
import LineEditing

/// The workers of a run: each runs one script at a time and is given the next when it is done.
struct WorkerPool {
  /// How workers are started and bounded.
  struct Settings {
    var jobs = 1
    var isUpdating = false
    /// The time a script may take.
    var timeout: Duration?
    /// The MB a script may take.
    var memory: Int?
    /// What a script may reach.
    var files = FilePlaces()
  }

  private let files: [TestFile]
  private let settings: Settings
  private let folder: String
  private var workers: [WorkerProcess] = []
  /// The index of the script that is given out next.
  private var next = 0
  private var started = 0

  /// Makes the pool for some scripts; its workers' files go to a folder.
  init(_ files: [TestFile], _ settings: Settings, folder: String) {
    self.files = files
    self.settings = settings
    self.folder = folder
  }

  /// Runs all scripts, or until the user interrupts, and gives each report as it comes.
  ///
  /// - Throws: `io` where no worker can be started.
  mutating func run(_ take: (Int, TestReport) -> Void) throws(Diagnostic) {
    try startWorkers()
    while !workers.isEmpty, !Interrupts.isPending {
      let ready = Interrupts.wait(
        forInputFrom: workers.map(\.stream), milliseconds: milliseconds())
      for (worker, isReady) in zip(workers, ready) {
        guard let index = worker.script else { continue }
        if let report = isReady ? answer(of: worker, index) : late(worker, index) {
          take(index, report)
        }
      }
      workers.removeAll { $0.script == nil }
      try startWorkers()
    }
  }

  /// Starts workers while there are scripts for them and fewer than wanted run.
  private mutating func startWorkers() throws(Diagnostic) {
    while next < files.count, workers.count < settings.jobs {
      let worker: WorkerProcess
      do {
        worker = try WorkerProcess(
          started, folder: folder, settings)
      } catch {
        // With fewer it takes longer, with none it would take for ever.
        guard workers.isEmpty else { return }
        throw error
      }
      started += 1
      give(worker)
      workers.append(worker)
    }
  }

  /// Gives a worker the next script, if there is one.
  private mutating func give(_ worker: WorkerProcess) {
    guard next < files.count else { return }
    worker.run(files[next].path, index: next)
    next += 1
  }

  /// The time to wait for an answer, negative without end.
  private func milliseconds() -> Int32 {
    guard let timeout = settings.timeout, let first = workers.map(\.start).min() else { return -1 }
    let left = ContinuousClock.now.duration(to: first + timeout)
    return Int32(
      clamping: max(
        0,
        left.components.seconds * 1_000
          + left.components.attoseconds / 1_000_000_000_000_000 + 1))
  }

  /// Returns the report of a worker that has something to say, nil while it is not whole.
  private mutating func answer(of worker: WorkerProcess, _ index: Int) -> TestReport? {
    switch worker.receive() {
    case .report(let report):
      give(worker)
      return report
    case .incomplete: return nil
    case .ended:
      workers.removeAll { $0 === worker }
      return crashed(worker, index)
    }
  }

  /// Ends a worker whose time is out and returns the report on its script, nil where there is time.
  private mutating func late(_ worker: WorkerProcess, _ index: Int) -> TestReport? {
    let duration = worker.start.duration(to: .now)
    guard let timeout = settings.timeout, duration >= timeout else { return nil }
    workers.removeAll { $0 === worker }
    _ = worker.end(killing: true)
    let message = "timed out after \(timeout.inSeconds.shortened) s"
    return report(
      worker.diagnostic(.timedOut, message, script: files[index].path), index, duration)
  }

  /// Returns the report on the script of a worker that ended before it had answered.
  private func crashed(_ worker: WorkerProcess, _ index: Int) -> TestReport {
    let duration = worker.start.duration(to: .now)
    let status = worker.end(killing: false)
    let words = worker.lastWords
    let path = files[index].path
    if words.contains("failed to allocate") || words.contains("bad_alloc") {
      let limit = settings.memory.map { "the \($0) MB of --memory" } ?? "memory"
      return report(
        worker.diagnostic(.limit, "the script ran out of \(limit)", script: path), index, duration)
    }
    let name = status < 0 ? unsafe hw_signal_name(-status).map { unsafe String(cString: $0) } : nil
    let cause = status < 0 ? "of signal \(name ?? "\(-status)")" : "with status \(status)"
    let line = words.split(separator: "\n").first.map { String($0) }
    return report(
      worker.diagnostic(
        .crashed, "hpsh ended \(cause) while it ran the script", hint: line, script: path),
      index, duration)
  }

  private func report(
    _ diagnostic: Diagnostic, _ index: Int, _ duration: Duration
  ) -> TestReport {
    let path = files[index].path
    return TestReport(
      path: path, duration: duration, failure: FaultReport(diagnostic, in: path))
  }
}

extension Double {
  /// The number without a fraction where it has none.
  fileprivate var shortened: String {
    Int(exactly: self).map { "\($0)" } ?? "\(self)"
  }
}
