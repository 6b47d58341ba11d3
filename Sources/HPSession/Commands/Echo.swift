import CommandKit

extension Command<Session> {
  static let echo = Command(
    "echo", "Prints its words with a blank between them.", category: Category.script,
    allowsDashOperands: true,
    .optionalOperand("words", .rest("TEXT…"), "What to print."),
    examples: [Example("echo \"before the move\"")],
    run: printWords)
}

private func printWords(_ session: inout Session, words: [Word]?) throws(Diagnostic) {
  let text = (words ?? []).map(\.text).joined(separator: " ")
  session.print(text.visible(keepingLayout: true))
}
