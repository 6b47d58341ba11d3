import CommandKit

extension Command<Session> {
  static let explain = Command(
    "explain", "Explains an update exception of UIKit in a text, such as a crash log.",
    category: Category.find,
    discussion: ExplainHelp.discussion,
    .optionalOperand("a text", .word("FILE", completion: .file), ExplainHelp.file),
    .flag("--script", ExplainHelp.script),
    examples: [
      Example(
        """
        echo "Invalid update: invalid number of rows in section 0.
          The number of rows contained in an existing section after the update (3) must be equal to the
          number of rows contained in that section before the update (3), plus or minus the number of
          rows inserted or deleted from that section (1 inserted, 0 deleted)." > crash.txt
        explain crash.txt
        #> section 0: 3 rows after, 3 before, 1 inserted, 0 deleted
        #>   3 should be 4: the table was told to insert a row that the model does not have
        #>   usual causes:
        #> ...
        """, "the numbers, what must have happened, the usual mistakes"),
      Example(
        """
        echo "Invalid update: invalid number of sections.
          The number of sections contained in the table view after the update (1) must be equal to the
          number of sections contained in the table view before the update (1), plus or minus the number
          of sections inserted or deleted (1 inserted, 0 deleted)." > crash.txt
        explain --script crash.txt > crash.hpsh
        """, "a script that ends in the same numbers"),
    ],
    seeAlso: ["batch", "diff"],
    run: explainException)
}

/// What the command and the program say of themselves alike.
package enum ExplainHelp {
  /// What surprises.
  package static let discussion = """
    It finds the exceptions of table and collection views in their old and new wordings, wherever
    they stand and whatever became of quotes and line breaks on the way. Of several the first is
    explained. An explanation says which number should be which; a script ends in the
    same refusal, and hpsh test FILE checks it.
    """
  /// What the text is.
  package static let file = "The text; standard input where none is named."
  /// What the flag does.
  package static let script = "Prints a script that ends in the same numbers."
}

private func explainException(
  _ session: inout Session, file: Word?, isScript: Bool
) throws(Diagnostic) {
  let text = if let file { try session.bytes(of: file) } else { try session.input() }
  let lines = try ExceptionExplanation.lines(of: text, from: file?.text, isScript: isScript)
  for line in lines { session.print(line) }
}

extension Session {
  /// Returns the bytes of a file that a word names.
  fileprivate func bytes(of word: Word) throws(Diagnostic) -> [UInt8] {
    do {
      return try files.contents(ofFile: word.text)
    } catch {
      throw Diagnostic(error, at: word)
    }
  }

  /// Returns what standard input has, where no commands come from it.
  fileprivate func input() throws(Diagnostic) -> [UInt8] {
    guard let readInput else {
      throw Diagnostic(
        .usage, "FILE is missing: standard input is not read here", hint: "the form is explain FILE"
      )
    }
    return try readInput()
  }
}
