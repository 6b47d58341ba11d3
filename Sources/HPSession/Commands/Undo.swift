import CommandKit
import TableModel

extension Command<Session> {
  static let undo = Command(
    "undo", "Takes the last steps back.", category: Category.state,
    discussion: """
      A step is a command that changed what dump --records shows. Rows, selection and card come back
      as they were, without callbacks. With the name of a mark all that was done since goes back.
      """,
    .optionalOperand(
      "a number or mark", .stepsBack, "How many steps, 1 where none is given, or a mark's name."),
    examples: [
      Example(
        """
        delete 0:0
        move 1:0 -> 1:2
        #> 1:0 -> 1:2
        undo
        #> undone: move 1:0 -> 1:2
        undo
        #> undone: delete 0:0
        """, "the last step, and the one before"),
      Example(
        """
        select 0:0
        select 0:2
        card open
        #> card: open, y 612
        undo 2
        #> undone: card open
        #> undone: select 0:2
        selection
        #> 0:0  Harry Potter
        """, "several at once; selection and card come back too"),
    ],
    seeAlso: ["redo", "mark", "why"],
    run: undoSteps)

  static let redo = Command(
    "redo", "Does undone steps again.", category: Category.state,
    discussion: "A new step after an undo ends what can be done again.",
    .optionalOperand("a number", .integer(1...Int.max), "How many steps, 1 where none is given."),
    examples: [
      Example(
        """
        move 1:0 -> 1:2
        #> 1:0 -> 1:2
        undo
        #> undone: move 1:0 -> 1:2
        redo
        #> redone: move 1:0 -> 1:2
        """, "the step undone last"),
      Example(
        """
        move 1:0 -> 1:2
        #> 1:0 -> 1:2
        undo
        #> undone: move 1:0 -> 1:2
        select 0:0
        ! redo
        #> error: nothing to redo [no-undo]
        """, "a new step ends what can be done again"),
    ],
    seeAlso: ["undo"],
    run: redoSteps)
}

private func undoSteps(_ session: inout Session, target: StepsBack?) throws(Diagnostic) {
  let count =
    switch target {
    case .mark(let name): try session.steps(backTo: name)
    case .count(let count): count
    case nil: 1
    }
  try session.needSteps(count, among: session.journal.undoCount, "undo")
  session.swing(count, "undone") { $0.undo($1, on: $2) }
}

private func redoSteps(_ session: inout Session, count: Int?) throws(Diagnostic) {
  try session.needSteps(count ?? 1, among: session.journal.redoCount, "redo")
  session.swing(count ?? 1, "redone") { $0.redo($1, on: $2) }
}

/// How far `undo` goes.
private enum StepsBack {
  case count(Int)
  /// To the state that a mark names.
  case mark(Word)
}

extension Format where Value == StepsBack {
  /// A number of steps or a mark's name.
  fileprivate static var stepsBack: Format {
    Format("N|MARK") { words throws(Diagnostic) in
      if let word = words.peek, Name.isValid(word) {
        _ = words.next()
        return .mark(word)
      }
      return .count(try Format<Int>.integer(1...Int.max).parse(&words))
    }
  }
}

extension Session {
  /// Returns how many steps lead back to a mark.
  ///
  /// - Throws: `no-mark`, or `no-undo` where it stands on none of the steps that can be undone.
  /// - Complexity: O(*k*), where *k* is the number of steps back.
  fileprivate func steps(backTo name: Word) throws(Diagnostic) -> Int {
    guard let mark = marks[name.text], let depth = markDepths[name.text] else {
      throw Diagnostic(
        .noMark, "no mark \(name.shown)", at: name.range,
        hint: Suggestion.hint(for: name.text, among: marks.keys.sorted())
          ?? "mark alone lists them")
    }
    var walk = journal.walk(from: screen.snapshot)
    let count = journal.undoCount - depth
    for _ in 0..<max(count, 0) { walk.goBack() }
    guard count >= 0, walk.snapshot.isSameForDump(as: mark) else {
      throw Diagnostic(
        .noUndo, "no steps lead back to \(name.shown): it was undone itself", at: name.range,
        hint: "diff \(name.text) shows the difference")
    }
    return count
  }

  /// Takes steps to the other side of the journal, and prints what became of each.
  fileprivate mutating func swing(
    _ count: Int, _ outcome: String,
    _ swing: (inout Journal, Int, Screen) -> (commands: [String], renames: Bool)
  ) {
    (frame.hasOwnSteps, frame.movesJournal) = (true, true)
    // In pieces, so that the commands of a million steps are not held at once.
    for start in stride(from: 0, to: count, by: 4_096) {
      let (commands, renames) = swing(&journal, min(4_096, count - start), screen)
      if renames { forgetNames() }
      guard !options.isQuiet else { continue }
      for command in commands { print("\(outcome): \(command.visible)") }
    }
  }

  /// Finds that there are fewer steps than asked for, or that this controller has none.
  fileprivate func needSteps(
    _ count: Int, among steps: Int, _ verb: String
  ) throws(Diagnostic) {
    try needNoLiftedRow()
    guard screen.isRestorable else {
      throw Diagnostic(
        .denied, "this controller is a class, and cannot be put back",
        hint: "a controller that is a struct has undo")
    }
    guard count > steps else { return }
    let there =
      steps == 0 ? "nothing to \(verb)" : "\(counted(steps, "step")) to \(verb), not \(count)"
    throw Diagnostic(.noUndo, there)
  }
}
