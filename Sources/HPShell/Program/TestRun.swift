import CWorker
import CommandKit
import HPSession
import LineEditing

/// A run of `hpsh test`: the scripts that were chosen, and how they are run and shown.
struct TestRun {
  /// What was asked for beside the scripts.
  struct Options {
    var pool = WorkerPool.Settings()
    var isStrict = false
    var isJSON = false
    var junit: String?
  }

  private let files: [TestFile]
  private let options: Options
  private let sink: StandardSink
  private var reports: [TestReport?]
  /// The number of scripts that were shown, which are the first.
  private var shown = 0
  /// Shown under the lines, where that is possible.
  private var bar: ProgressBar?

  init(_ files: [TestFile], _ options: Options, _ sink: StandardSink) {
    self.files = files
    self.options = options
    self.sink = sink
    reports = [TestReport?](repeating: nil, count: files.count)
    bar = options.isJSON ? nil : sink.makeBar()
  }

  /// The reports of the scripts that ran to their end, in order.
  private var finished: [TestReport] { reports.compactMap { $0 } }

  /// Runs the scripts, shows what became of them and returns the status.
  ///
  /// - Throws: `io` where no script can be run, or the file for the reports not be written.
  mutating func run() throws(Diagnostic) -> ExitStatus {
    let start = ContinuousClock.now
    try runWorkers()
    // Where it was interrupted, some that come later than one without a report may have ended.
    for index in shown..<files.count { if let report = reports[index] { show(report) } }
    clearBar()
    let tally = TestTally(finished, of: files.count, duration: start.duration(to: .now))
    show(tally)
    try keep(tally)
    return Interrupts.isPending
      ? Interrupts.hangupStatus.map { ExitStatus(rawValue: $0) } ?? .interrupted : tally.status
  }

  /// Runs the scripts in processes of their own, whose files are removed whatever becomes of them.
  private mutating func runWorkers() throws(Diagnostic) {
    let folder: String
    do {
      folder = try FileSystem.makeTemporaryFolder()
    } catch {
      throw Diagnostic(error)
    }
    defer { try? FileSystem.remove(folder) }
    var pool = WorkerPool(files, options.pool, folder: folder)
    drawBar(done: 0, failed: 0)
    try pool.run { index, report in take(report, at: index) }
  }

  private mutating func take(_ report: TestReport, at index: Int) {
    reports[index] = options.isStrict ? report.strict : report
    if index == shown { clearBar() }
    while shown < reports.count, let report = reports[shown] {
      show(report)
      shown += 1
    }
    let done = finished
    drawBar(done: done.count, failed: done.count { $0.failure != nil })
    // What nobody reads any more is known to nobody before it is written.
    sink.flush()
  }

  private mutating func drawBar(done: Int, failed: Int) {
    let count = files.count
    guard done < count else { return }
    let label = "\(done) of \(count)" + (failed > 0 ? ", \(failed) failed" : "")
    let text = bar?.drawing(done, of: count, label)
    if let text { sink.writeOnTerminal(text) }
  }

  private mutating func clearBar() {
    let text = bar?.clearing()
    if let text { sink.writeOnTerminal(text) }
  }

  private func show(_ report: TestReport) {
    if options.isJSON { return sink.writeJSON { report.write(to: &$0) } }
    sink.write(report.line(sink.style) + "\n")
    if let lines = report.failureLines {
      sink.writeError(sink.errorStyle.diagnostics(lines))
    } else if !report.assertsAnything, !report.isUpdated {
      sink.note("\(report.path.visible): asserts nothing")
    }
    for note in report.notes { sink.note("\(report.path.visible): \(note)") }
  }

  private func show(_ tally: TestTally) {
    if options.isJSON { return sink.writeJSON { tally.write(to: &$0) } }
    sink.write(tally.line(sink.style) + "\n")
  }

  /// Keeps what became of the scripts for the next run and for others.
  private func keep(_ tally: TestTally) throws(Diagnostic) {
    do {
      if !options.pool.files.isBounded { try FailedScripts()?.keep(finished) }
    } catch {
      // The scripts' own status is worth more than this file.
      sink.note("\(error.path.visible): \(error.reason); --filter-failed will not know of this run")
    }
    guard let junit = options.junit else { return }
    do {
      try options.pool.files.replace(
        junit, with: Array(JUnitDocument(finished, tally).text.utf8))
    } catch {
      throw Diagnostic(error)
    }
  }
}
