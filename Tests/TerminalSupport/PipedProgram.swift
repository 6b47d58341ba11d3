import CTerminalSupport

/// A program that runs with pipes for its three streams.
///
/// Nothing here sleeps: a wait reads until there is what was waited for, and gives up at a deadline.
/// It is a class because it owns a process, which ends with it.
package final class PipedProgram {
  /// What it wrote so far on standard output and standard error.
  package private(set) var output: [UInt8] = []
  package private(set) var errors: [UInt8] = []

  private let name: String
  private let process: Int32
  private let deadline: ContinuousClock.Instant
  private var ends: [Int32] = [-1, -1, -1]
  private var pending: [UInt8] = []
  private var endsInput = false
  private var status: Int32?

  /// Starts a program in a folder, with a fixed environment but for what is given here.
  ///
  /// Its output can go to a file, and its errors to where its output goes.
  ///
  /// - Throws: A ``ProgramFault`` if it cannot be started.
  package init(
    _ path: String, _ arguments: [[UInt8]], environment: [String: String] = [:],
    folder: String = "/", outputFile: String? = nil, mergesErrors: Bool = false,
    patience: Duration = .seconds(60)
  ) throws {
    name = path
    deadline = ContinuousClock.now + patience
    let variables = PseudoTerminal.defaults.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var ends = self.ends
    process = PseudoTerminal.withCStrings(bytes: [Array(path.utf8)] + arguments) { arguments in
      PseudoTerminal.withCStrings(variables) {
        ts_spawn_piped(path, arguments, $0, folder, outputFile, mergesErrors, &ends)
      }
    }
    self.ends = ends
    guard process > 0 else {
      status = -1
      throw ProgramFault(description: "\(path) does not start: error \(-process)")
    }
  }

  deinit {
    if status == nil {
      ts_signal(process, 9)
      _ = ts_wait(process)
    }
    for end in ends where end >= 0 { ts_close(end) }
  }

  /// Sends bytes to its standard input as it takes them.
  package func send(_ bytes: some Sequence<UInt8>) { pending += bytes }

  /// Closes the end of its output that is read here, so that it writes to nobody.
  package func closeOutput() { close(1) }

  /// Sends a signal to it.
  package func signal(_ number: Int32) { ts_signal(process, number) }

  /// Reads until it has written what is waited for; its input stays open.
  ///
  /// - Throws: A ``ProgramFault`` at the deadline, or if its streams end first.
  package func wait(for what: String, _ isSo: (PipedProgram) -> Bool) throws {
    while !isSo(self) {
      guard ends[1] >= 0 || ends[2] >= 0 else { throw fault("ended before \(what)") }
      try step()
    }
  }

  /// Reads to the end of its output, and waits for its end; its input is closed behind what was sent.
  ///
  /// Where its input is left open, it has to end by itself.
  ///
  /// - Throws: A ``ProgramFault`` at the deadline.
  package func finish(closingInput: Bool = true) throws -> ProgramRun {
    endsInput = closingInput
    while ends[1] >= 0 || ends[2] >= 0 { try step() }
    close(0)
    let status = status ?? ts_wait(process)
    self.status = status
    return ProgramRun(status: status, outputBytes: output, errorBytes: errors)
  }

  /// Reads or writes once.
  private func step() throws {
    if pending.isEmpty, endsInput { close(0) }
    let left = ContinuousClock.now.duration(to: deadline)
    guard left > .zero else { throw fault("takes too long") }
    let milliseconds = Int32(clamping: left.components.seconds * 1_000 + 1)
    let ready = ts_poll_piped(ends[1], ends[2], pending.isEmpty ? -1 : ends[0], milliseconds)
    if ready & 1 != 0 { output += read(1) }
    if ready & 2 != 0 { errors += read(2) }
    if ready & 4 != 0 { write() }
  }

  private func read(_ end: Int) -> ArraySlice<UInt8> {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = ts_read(ends[end], &buffer, buffer.count)
    if count == 0 { close(end) }
    return buffer[..<max(0, count)]
  }

  private func write() {
    let written = pending.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { ts_write(ends[0], $0, bytes.count) } ?? 0
    }
    // A program that has ended takes nothing, which is no fault of the test.
    pending.removeFirst(written < 0 ? pending.count : written)
  }

  private func close(_ end: Int) {
    guard ends[end] >= 0 else { return }
    ts_close(ends[end])
    ends[end] = -1
  }

  private func fault(_ problem: String) -> ProgramFault {
    ProgramFault(
      description: """
        \(name) \(problem)
        output: \(String(decoding: output.suffix(400), as: UTF8.self).debugDescription)
        errors: \(String(decoding: errors.suffix(400), as: UTF8.self).debugDescription)
        """)
  }
}
