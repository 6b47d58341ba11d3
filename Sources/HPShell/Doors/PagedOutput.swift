import CommandKit
import HPSession
import LineEditing

/// The output of a command at the typed prompt: held until it is longer than the screen, then given to a pager.
struct PagedOutput {
  private enum State {
    /// What comes is held.
    case holding
    /// A pager runs, and has got these bytes, as long as it may yet turn out to have shown none of them.
    case running(Pager, shown: [UInt8]?)
    /// The user has left the pager: what comes is not wanted.
    case left
    /// There is no pager: what comes is shown as it is.
    case plain
  }

  private var state = State.holding
  private var choice: PagerChoice
  private let descriptor: Int32
  private var rows: RowCount?
  /// What is wrong with the pager that was asked for, until it is told.
  private var problem: String?
  /// Whether the pager that was asked for has failed, so that nobody asks it again.
  private var hasFailed = false

  /// More than a pipe holds: a pager that took so much is one.
  private static let enough = 1 << 17

  init(_ choice: PagerChoice, on descriptor: Int32) {
    (self.choice, self.descriptor) = (choice, descriptor)
  }

  /// Takes another choice for what comes next.
  mutating func choose(_ choice: PagerChoice) {
    guard choice != self.choice else { return }
    (self.choice, hasFailed) = (choice, false)
  }

  /// Whether a pager has the terminal.
  var isRunning: Bool { if case .running = state { true } else { false } }

  /// Whether the user has left the pager before the end.
  var isLeft: Bool { if case .left = state { true } else { false } }

  /// Looks at what was written since, and takes it where a pager is to show it or nobody wants it.
  mutating func look(at pending: inout [UInt8]) {
    switch state {
    case .holding: start(with: &pending)
    case .running: if pending.count >= 4_096 { give(&pending) }
    case .left: pending.removeAll(keepingCapacity: true)
    case .plain: break
    }
  }

  /// Starts a pager once the output does not fit on the screen.
  private mutating func start(with pending: inout [UInt8]) {
    if rows == nil { rows = RowCount(on: descriptor) }
    guard let doesFit = rows?.fits(pending), !doesFit else { return }
    guard !hasFailed, let command = PagerCommand(choice, FileSystem.environment) else {
      state = .plain
      return
    }
    guard let pager = Pager(command.text) else {
      if command.isWanted { fail("the pager \"\(command.text.visible)\" cannot be started") }
      state = .plain
      return
    }
    state = .running(pager, shown: [])
    give(&pending)
  }

  private mutating func fail(_ problem: String) {
    (self.problem, hasFailed) = (problem, true)
  }

  private mutating func give(_ pending: inout [UInt8]) {
    guard case .running(let pager, var shown) = state else { return }
    state = .plain
    shown?.append(contentsOf: pending)
    let isTaken = pager.write(pending)
    if isTaken {
      if let count = shown?.count, count > Self.enough { shown = nil }
      state = .running(pager, shown: shown)
      return pending.removeAll(keepingCapacity: true)
    }
    pending = shown ?? []
    finish(pager, &pending)
  }

  /// Waits for the pager's end; where it has failed, all that it got is to be shown.
  private mutating func finish(_ pager: Pager, _ pending: inout [UInt8]) {
    let status = pager.finish()
    // A signal from the keyboard, and a pipe that nobody reads, end a pager that was used.
    guard status != 0, status != 130, status != 141, !pending.isEmpty else {
      pending.removeAll(keepingCapacity: true)
      state = .left
      return
    }
    fail("the pager ended with status \(status)")
    state = .plain
  }

  /// Ends the output of a command; returns what is to be told of the pager, if anything.
  mutating func end(_ pending: inout [UInt8]) -> String? {
    if isRunning { give(&pending) }
    if case .running(let pager, let shown) = state {
      pending = shown ?? []
      finish(pager, &pending)
    }
    if isLeft { pending.removeAll(keepingCapacity: true) }
    (state, rows) = (.holding, nil)
    defer { problem = nil }
    return problem
  }
}
