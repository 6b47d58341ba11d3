import CommandKit

extension Command<Session> {
  static let source = Command(
    "source", "Runs a script's commands here.", category: Category.script,
    discussion: """
      The path is relative to the script it stands in. A script with a fault of its text runs
      nothing of itself. Each of its commands is a step of its own.
      """,
    .operand("a file", .word("FILE", completion: .file), "The script."),
    examples: [Example("source setup.hpsh", "the commands of another file")],
    run: sourceScript)
}

private func sourceScript(_ session: inout Session, file: Word) throws(Diagnostic) {
  let path = session.files.readable(file.text)
  let script: Include
  do {
    script = try Include(path)
  } catch {
    throw Diagnostic(error, at: file)
  }
  try session.run(script, at: file.range)
}
