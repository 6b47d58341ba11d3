import CommandKit

extension Command<Session> {
  static let `repeat` = Command(
    "repeat", "Runs a block a number of times.", category: Category.script,
    discussion: "Each command in it is a step of its own.",
    .operand("a number", .integer(0...Int.max), "How many times."),
    .operand("a block", .block, "The commands between braces."),
    examples: [Example("repeat 3 { move 0:0 -> 0:1 }", "three moves")],
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
    if session.isInterrupted() { throw Diagnostic(.interrupted, "interrupted") }
  }
}
