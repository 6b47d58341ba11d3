import CommandKit

extension Command<Session> {
  static let `repeat` = Command(
    "repeat", "Runs a block a number of times.", category: Category.script,
    discussion: "Each command in it is a step of its own.",
    .operand("a number", .integer(0...Int.max), "How many times."),
    .operand("a block", .block, "The commands between braces."),
    examples: [
      Example(
        """
        repeat 3 { move 1:0 -> 1:1 }
        #> 1:0 -> 1:1
        #> 1:0 -> 1:1
        #> 1:0 -> 1:1
        """, "three moves"),
      Example(
        """
        repeat 5 { if count 0:* > 18 { delete 0:0 } }
        expect count 0:* = 18
        """, "until something holds"),
    ],
    seeAlso: ["for", "if", "language"],
    run: repeatBlock)
}

private func repeatBlock(
  _ session: inout Session, count: Int, block: Block
) throws(Diagnostic) {
  let units = try session.bind(block)
  var done = 0
  while done < count, session.exitRequest == nil {
    try session.run(units)
    done += 1
    try session.checkInterrupt()
  }
}
