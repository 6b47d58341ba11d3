import CommandKit

extension Command<Session> {
  static let `if` = Command(
    "if", "Runs a block where something holds, else another.", category: Category.script,
    discussion: """
      It takes what expect takes, and values that are true or false. "} else {" is on one line.
      A condition is looked at only where those before it do not hold. Each command in a block is a
      step of its own.
      """,
    forms: ["if EXPR { … } [else if EXPR { … }]… [else { … }]"], ownsComparisons: true,
    expandsWords: true,
    .operand("a condition", .branches, "What is to hold, and the commands between braces."),
    examples: [
      Example(
        """
        if count > 3 { echo many } else { echo few }
        #> many
        """, "one of two"),
      Example(
        """
        select 0:0
        if selection = none { echo none } else if card.position = closed { echo "one, card closed" }
        #> one, card closed
        """, "a question about the selection"),
    ],
    seeAlso: ["repeat", "for", "language"],
    run: runBranch)
}

private func runBranch(_ session: inout Session, branches: Branches) throws(Diagnostic) {
  for branch in branches.branches where try session.holds(branch.condition) {
    return try session.run(session.bind(branch.block))
  }
  if let block = branches.otherwise { try session.run(session.bind(block)) }
}

/// The conditions of an `if` with their blocks.
private struct Branches: Sendable {
  /// One condition, and what is run where it holds.
  struct Branch: Sendable {
    let condition: ValueOperand
    let block: Block
  }

  var branches: [Branch] = []
  /// What is run where none holds.
  var otherwise: Block?
}

extension Format where Value == Branches {
  /// Conditions and blocks up to the end of the command.
  fileprivate static var branches: Format {
    Format("EXPR { … }") { words throws(Diagnostic) in
      var result = Branches()
      while true {
        result.branches.append(try words.branch())
        guard let word = words.next() else { return result }
        guard word.isBare("else") else {
          throw Diagnostic(
            .usage, "\(word.shown) does not belong here", at: word.range,
            hint: "else { … } or else if EXPR { … }")
        }
        if words.takeBare("if") { continue }
        result.otherwise = try Format<Block>.block.parse(&words)
        return result
      }
    }
  }
}

extension WordCursor {
  /// Takes a condition and the block behind it.
  fileprivate mutating func branch() throws(Diagnostic) -> Branches.Branch {
    let condition = remaining.prefix { $0.block == nil }
    guard condition.count < remaining.count else {
      throw Diagnostic(.usage, "a block { … } must stand here", at: end)
    }
    guard !condition.isEmpty else {
      throw Diagnostic(.usage, "a condition is missing", at: place)
    }
    for _ in condition { _ = next() }
    let operand = try ValueOperand(condition, end: condition.last?.range.end ?? place)
    let block = try Format<Block>.block.parse(&self)
    return Branches.Branch(condition: operand, block: block)
  }
}
