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
  var text = ""
  for (index, word) in (words ?? []).enumerated() {
    if index > 0 { text += " " }
    text += word.text
  }
  session.print(text.visible(keepingLayout: true))
}
