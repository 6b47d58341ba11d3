import CommandKit

extension Command<Session> {
  static let source = Command(
    "source", "Runs a script's commands here.", category: Category.script,
    discussion: """
      The path is relative to the script it stands in. A script with a fault of its text runs
      nothing of itself. Each of its commands is a step of its own.
      """,
    .operand("a file", .word("FILE", completion: .file), "The script."),
    examples: [
      Example(
        """
        echo 'echo set up' > setup.hpsh
        source setup.hpsh
        #> set up
        """, "the commands of another file"),
      Example(
        """
        echo 'let n = 3' > setup.hpsh
        source setup.hpsh
        echo "$n"
        #> 3
        """, "what it sets is set"),
    ],
    seeAlso: ["record", "scripts"],
    run: sourceScript)
}

private func sourceScript(_ session: inout Session, file: Word) throws(Diagnostic) {
  let script: Include
  do {
    script = try Include(file.text, in: session.files)
  } catch {
    throw Diagnostic(error, at: file)
  }
  try session.run(script, at: file.range)
}
