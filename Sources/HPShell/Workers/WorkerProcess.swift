import CWorker
import CommandKit
import HPSession

/// A worker as the process that started it sees it.
///
/// A class because it owns a process, which ends with it.
final class WorkerProcess {
  /// The stream to the worker, to wait for its answers.
  let stream: Int32
  /// The index of the script that it runs, nil while it waits for one.
  private(set) var script: Int?
  /// When it began to run the script.
  private(set) var start = ContinuousClock.now
  private let process: Int32
  private let files: Files
  private var messages = MessageStream()
  private var isReaped = false

  /// The files in which a worker leaves word.
  private struct Files {
    let unit: String
    let errors: String
  }

  /// Starts a worker whose temporary files go to a folder.
  ///
  /// - Throws: `io`.
  init(
    _ number: Int, folder: String, _ settings: WorkerPool.Settings
  ) throws(Diagnostic) {
    let files = Files(
      unit: Path.join(folder, ".unit-\(number)"), errors: Path.join(folder, ".errors-\(number)"))
    let arguments = ["hpsh", Worker.name] + Worker.arguments(unit: files.unit, settings)
    let started = unsafe arguments.withCStrings { unsafe hw_start($0, folder, files.errors) }
    self.files = files
    (process, stream) = (started.process, started.stream)
    guard process > 0 else {
      isReaped = true
      throw Diagnostic(.io, "a worker could not be started: error \(-process)")
    }
  }

  deinit {
    guard !isReaped else { return }
    hw_kill(process)
    _ = hw_wait(process)
    hw_close(stream)
  }

  /// Gives it a script to run.
  func run(_ path: String, index: Int) {
    script = index
    start = .now
    var message = Message()
    message.append(path)
    var rest = message.framed[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBufferPointer { bytes in
        unsafe bytes.baseAddress.map { unsafe hw_send(stream, $0, bytes.count) } ?? 0
      }
      // One that has ended is found by its silence.
      guard sent > 0 else { return }
      rest = rest.dropFirst(sent)
    }
  }

  /// What a worker has to say.
  enum Answer {
    case report(TestReport)
    /// A part of a report.
    case incomplete
    /// Nothing any more.
    case ended
  }

  /// Reads what it has to say.
  func receive() -> Answer {
    let bytes = (try? FileSystem.receive(from: stream, named: Worker.name)) ?? []
    guard !bytes.isEmpty else { return .ended }
    messages.feed(bytes)
    guard let message = messages.next() else { return .incomplete }
    script = nil
    return .report(TestReport(message))
  }

  /// Ends it at once, or takes note of its end, and returns its status; a signal is negative.
  func end(killing: Bool) -> Int32 {
    if killing { hw_kill(process) }
    isReaped = true
    defer { hw_close(stream) }
    return hw_wait(process)
  }

  /// Makes a diagnostic at the unit that ran when it ended.
  func diagnostic(
    _ code: DiagnosticCode, _ message: String, hint: String? = nil, script path: String
  ) -> Diagnostic {
    guard let include = try? Include(path) else { return Diagnostic(code, message, hint: hint) }
    guard let unit = RunningUnit.read(files.unit), let pieces = try? include.pieces(),
      pieces.indices.contains(unit.piece)
    else { return Diagnostic(code, message, hint: hint, source: include.source) }
    return Diagnostic(
      code, message, at: SourceRange(unit.lower, unit.upper), hint: hint,
      source: pieces[unit.piece])
  }

  /// What it wrote on standard error, where the language's own last words go.
  var lastWords: String {
    let bytes = (try? FileSystem.contents(ofFile: files.errors)) ?? []
    return String(decoding: bytes.prefix(4_096), as: UTF8.self)
  }
}
