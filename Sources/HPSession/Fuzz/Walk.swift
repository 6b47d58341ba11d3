import CommandKit
import TableModel

/// A walk of commands, each of them checked for what must hold after any command.
struct Walk {
  /// What became of one command.
  struct Step {
    /// The command's error, nil where it went well.
    let error: Diagnostic?
    /// What was found wrong, nil where nothing was.
    let breach: Breach?
  }

  private(set) var session: Session

  /// Begins where a session is.
  init(_ session: Session) { self.session = session }

  /// Runs a command without looking at what becomes of it; returns its error.
  ///
  /// - Complexity: That of the command.
  @discardableResult mutating func run(_ command: String) -> Diagnostic? {
    session.runAlone(command)
  }

  /// Runs a command and checks what became of it; the state goes on from there.
  ///
  /// - Complexity: That of the command, of an undo and a redo, and O(*n*) in the number of rows.
  mutating func step(_ command: String) -> Step {
    let (before, steps) = (Look(at: session.screen), session.journal.undoCount)
    let (law, controller) = (CallsLaw(before: session.screen), session.screen.controller)
    session.lastCalls = []
    let error = run(command)
    if let error, error.code == .expectation || error.code == .interrupted {
      return Step(error: error, breach: error.code == .expectation ? .statement(error) : nil)
    }
    let after = Look(at: session.screen)
    let isChanged = !before.isSame(as: after)
    if error != nil, isChanged { return Step(error: error, breach: .failureWithChange) }
    if let (broken, table) = session.screen.checkInvariants() {
      return Step(error: error, breach: .invariant(broken, table: table.name))
    }
    if error == nil, session.isUserAct(command),
      let statement = law.statement(after: session.lastCalls)
    {
      return Step(error: nil, breach: .calls(statement: statement))
    }
    if !isChanged {
      // A step may be one that only the records show, which this dump leaves out.
      let isEmpty =
        session.journal.undoCount > steps && !session.screen.hasOtherRecords(than: controller)
      return Step(error: error, breach: isEmpty ? .emptyStep : nil)
    }
    return Step(error: error, breach: undoBreach(before: before, after: after))
  }

  /// Undoes and redoes the last step, and goes on as if nothing had been.
  private mutating func undoBreach(before: Look, after: Look) -> Breach? {
    let moment = Moment(of: session)
    defer { session = moment.session() }
    let refusal = run("undo")
    // While a finger holds a row nothing can be undone, and nothing is wrong with that.
    if refusal?.code == .wrongState { return nil }
    guard refusal == nil, Look(at: session.screen).isSame(as: before) else { return .undo }
    guard run("redo") == nil, Look(at: session.screen).isSame(as: after) else { return .redo }
    return nil
  }
}

extension Session {
  /// Returns whether a command is one of those that do what a user's finger does, or change rows and tell the table.
  fileprivate func isUserAct(_ command: String) -> Bool {
    let name = command.prefix { $0 != " " }
    return registry.command(named: String(name)).map { command in
      command.spec.category == Category.act || ["insert", "delete"].contains(command.name)
    } ?? false
  }
}
