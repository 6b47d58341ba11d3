import CommandKit
import TableModel

extension Command<Session> {
  static let always = Command(
    "always", habits: ["invariant"],
    "Fails after any later command after which what is stated does not hold.",
    category: Category.script,
    discussion: """
      It takes what expect takes, but for unchanged and error. A command that breaks it has run, and
      what it did stays to be looked at; a script stops there with the status of an expectation. A
      statement that stays broken is told once, until it has held again. The table in use when it is
      stated is the one it means. Alone it lists what is to hold; off forgets it all.
      """,
    forms: ["always [EXPR]", "always off"],
    ownsComparisons: true,
    .optionalOperand("what is to hold", .always, "What is to hold after every command."),
    examples: [
      Example(
        """
        always drift = none
        select 0:0
        move 1:0 -> 1:2
        #> 1:0 -> 1:2
        """, "the table never shows what its model does not hold"),
      Example(
        """
        always count = 64 and selection = none
        always
        #> always count = 64 and selection = none
        always off
        select 0:0
        """, "what is to hold, and no more"),
    ],
    seeAlso: ["expect", "expectations"],
    run: stateAlways)
}

private func stateAlways(
  _ session: inout Session, operand: AlwaysOperand?
) throws(Diagnostic) {
  switch operand {
  case nil: for statement in session.alwaysStatements { session.print("always \(statement.text)") }
  case .off: session.alwaysStatements = []
  case .statement(let expression, let text, let range):
    let source = session.frame.source ?? SourceText(name: "", bytes: [])
    try session.addAlways(
      AlwaysStatement(
        expression: expression, text: text, table: session.table.name, source: source,
        range: range))
  }
}
