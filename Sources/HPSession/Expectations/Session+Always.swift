import CommandKit
import TableModel

/// What is to hold after every command.
extension Session {
  /// Keeps a statement, to be looked at after every later command; the same one again is kept once.
  ///
  /// - Throws: `usage` for one that could hold on no screen.
  mutating func addAlways(_ statement: AlwaysStatement) throws(Diagnostic) {
    do {
      _ = try failure(ofAlways: statement)
    } catch {
      // A row or table that is not there may come; what the words cannot mean will not.
      if error.code.isFaultOfText { throw error }
    }
    let isKnown = alwaysStatements.contains {
      $0.text == statement.text && $0.table == statement.table
    }
    if !isKnown { alwaysStatements.append(statement) }
  }

  /// Finds a statement that a command broke.
  ///
  /// What the command did stays, to be looked at. A statement that stays broken is not told again.
  ///
  /// - Throws: `expectation`, in the words of the first statement that held before the command.
  /// - Complexity: O(1) where nothing is to hold always.
  mutating func checkAlways(after command: SourceRange, in source: SourceText) throws(Diagnostic) {
    var broken: [(AlwaysStatement, Diagnostic)] = []
    for index in alwaysStatements.indices {
      let statement = alwaysStatements[index]
      let failure = reasonBroken(statement)
      if let failure, !statement.isBroken { broken.append((statement, failure)) }
      alwaysStatements[index].isBroken = failure != nil
    }
    guard let (statement, failure) = broken.first else { return }
    hasBrokenAlways = true
    let text = statement.text.clipped(to: Session.alwaysWidth)
    let name = source.text(in: command).visible.clipped(to: Session.alwaysWidth)
    var notes =
      ["stated at \(statement.source.place(of: statement.range)): always \(statement.text)"]
      + failure.notes
    if failure.message != "expected \(statement.text)" { notes.insert(failure.message, at: 1) }
    for (other, _) in broken.dropFirst() {
      notes.append("always \(other.text) does not hold either")
    }
    throw Diagnostic(
      .expectation, "always \(text) does not hold after \(name)", at: command, notes: notes,
      source: source)
  }

  /// Returns why a statement does not hold, nil where it does; a row that is not there is a reason.
  private mutating func reasonBroken(_ statement: AlwaysStatement) -> Diagnostic? {
    do {
      return try failure(ofAlways: statement)
    } catch {
      return error
    }
  }

  private mutating func failure(
    ofAlways statement: AlwaysStatement
  ) throws(Diagnostic) -> Diagnostic? {
    let outer = (frame, currentTable)
    defer { (frame, currentTable) = outer }
    frame = Frame(source: statement.source)
    currentTable = statement.table
    return try failure(of: statement.expression)
  }

  /// The columns that a statement or a command may have in a message.
  private static let alwaysWidth = 60
}
