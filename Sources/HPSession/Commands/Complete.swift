import CommandKit

extension Command<Session> {
  static let complete = Command(
    "complete", "Prints what the tabulator would offer at the end of a text.",
    category: Category.find,
    discussion: """
      At the prompt Tab inserts it: commands, options and their values, fields, files, and rows by
      title, in quotes where it has blanks, by @id where several have it. A line for each candidate,
      as it would be inserted. Of more than 200 the first are printed, and how many there are.
      """,
    .operand("a text", .word("TEXT"), "What is typed up to the cursor."),
    examples: [
      Example(
        """
        complete "reo"
        #> reorder
        """, "a command"),
      Example(
        """
        complete "select her"
        #> "Hermione Granger"
        """, "a row by the begin of its title"),
    ],
    seeAlso: ["help"],
    run: printCompletions)
}

private func printCompletions(_ session: inout Session, text: Word) throws(Diagnostic) {
  let completions = session.completions(of: text.text)
  for candidate in completions.candidates { session.print(candidate.text) }
  let shown = completions.candidates.count
  if shown < completions.count { session.print("… \(completions.count) in all") }
}
