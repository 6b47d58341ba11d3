import CommandKit

extension Command<Session> {
  static let echo = Command(
    "echo", "Prints its words with a blank between them.", category: Category.script,
    allowsDashOperands: true,
    .optionalOperand("words", .rest("TEXT…"), "What to print."),
    examples: [
      Example(
        """
        echo before the move
        #> before the move
        """, "its words with blanks between them"),
      Example(
        """
        let n = count
        echo "$n rows,\\n  or so"
        #> 64 rows,
        #>   or so
        """, "what stands in quotes is kept; $NAME is replaced"),
    ],
    seeAlso: ["let"],
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
