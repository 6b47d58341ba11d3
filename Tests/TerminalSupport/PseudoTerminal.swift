import CTerminalSupport

/// A program that runs on a terminal of its own, whose keys are sent and whose screen is read.
///
/// Nothing here sleeps: a wait reads until the screen is as wanted, and gives up at a deadline. It is
/// a class because it owns a process, which ends with it.
package final class PseudoTerminal {
  /// What the terminal shows by what has been read so far.
  package private(set) var screen: TerminalScreen

  private let process: Int32
  private let terminal: Int32
  private let patience: Duration
  /// All bytes that the program wrote.
  package private(set) var output: [UInt8] = []
  private var isOver = false
  private var status: Int32?

  /// Starts a program on a terminal of 80 columns and 24 rows, or of the given size.
  ///
  /// Its environment is fixed, but for what is given here.
  ///
  /// - Throws: A ``TerminalFault`` if the program cannot be started.
  package init(
    _ path: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24,
    patience: Duration = .seconds(20)
  ) throws {
    screen = TerminalScreen(columns: columns, rows: rows)
    self.patience = patience
    let variables = Self.defaults.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var terminal: Int32 = -1
    process = Self.withCStrings([path] + arguments) { arguments in
      Self.withCStrings(variables) {
        ts_spawn(path, arguments, $0, Int32(columns), Int32(rows), &terminal)
      }
    }
    self.terminal = terminal
    guard process > 0 else {
      status = -1
      throw TerminalFault("\(path) does not start: error \(-process)", screen, tail: [])
    }
  }

  deinit {
    if status == nil {
      ts_signal(process, 9)
      _ = ts_wait(process)
    }
    ts_close(terminal)
  }

  /// Whether the terminal itself echoes and gathers lines, as it does while a command runs.
  package var isCooked: Bool { ts_is_cooked(terminal) }

  /// Types text; control characters are keys.
  ///
  /// - Throws: A ``TerminalFault`` if the program takes nothing.
  package func send(_ keys: String) throws {
    try send(bytes: Array(keys.utf8))
  }

  /// Types bytes, which need not be UTF-8.
  ///
  /// - Throws: A ``TerminalFault`` if the program takes nothing.
  package func send(bytes: [UInt8]) throws {
    let deadline = ContinuousClock.now + patience
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { ts_write(terminal, $0, bytes.count) } ?? 0
      }
      rest = rest.dropFirst(max(written, 0))
      // A program that waits for its output to be read takes no keys.
      guard written <= 0 else { continue }
      guard written == 0, read(until: deadline, orWritable: true) else {
        throw fault("the keys are not taken")
      }
    }
  }

  /// Pastes text, as the terminal does for a program that asked for marks.
  package func paste(_ text: String) throws {
    try send("\u{1B}[200~\(text)\u{1B}[201~")
  }

  /// Changes the terminal's size.
  package func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    ts_resize(terminal, Int32(columns), Int32(rows))
  }

  /// Sends a signal to the program alone.
  package func signal(_ number: Int32) {
    ts_signal(process, number)
  }

  /// Reads until the screen is as wanted.
  ///
  /// - Throws: A ``TerminalFault`` at the deadline, or if the program ends first.
  package func wait(for what: String, _ isSo: (TerminalScreen) -> Bool) throws {
    let deadline = ContinuousClock.now + patience
    while !isSo(screen) {
      guard read(until: deadline) else { throw fault("waited in vain for \(what)") }
    }
  }

  /// Reads until these are the rows on the screen.
  package func wait(forRows rows: [String]) throws {
    try wait(for: "\(rows)") { $0.text == rows }
  }

  /// Reads until this is the last row with text.
  package func wait(forLastRow row: String) throws {
    try wait(for: "\(row.debugDescription) as the last row") { $0.lastRow == row }
  }

  /// Reads to the end of the program, and returns its status: 128 and the number for a signal.
  ///
  /// - Throws: A ``TerminalFault`` at the deadline.
  package func waitForExit() throws -> Int32 {
    let deadline = ContinuousClock.now + patience
    while read(until: deadline) {}
    guard isOver else { throw fault("the program does not end") }
    let status = status ?? ts_wait(process)
    self.status = status
    return status
  }

  /// Reads once; false at the deadline and at the end.
  private func read(until deadline: ContinuousClock.Instant, orWritable: Bool = false) -> Bool {
    let left = ContinuousClock.now.duration(to: deadline)
    guard !isOver, left > .zero else { return false }
    let milliseconds = Int32(clamping: left.components.seconds * 1_000 + 1)
    guard ts_poll(terminal, orWritable, milliseconds) else { return false }
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = ts_read(terminal, &buffer, buffer.count)
    isOver = count == 0
    guard count > 0 else { return !isOver }
    output += buffer[..<count]
    screen.write(buffer[..<count])
    return true
  }

  private func fault(_ problem: String) -> TerminalFault {
    TerminalFault(problem, screen, tail: output.suffix(400))
  }
}
