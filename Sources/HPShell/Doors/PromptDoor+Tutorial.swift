import CommandKit
import HPSession
import LineEditing

/// The tutorial at the prompt.
extension PromptDoor {
  /// Goes through the tutorial until it is done or left; the session of the prompt stays as it is.
  ///
  /// - Throws: `io` where its files cannot be written, and what is wrong with its script.
  func runTutorial(_ session: inout Session, _ sink: StandardSink) throws(Diagnostic) {
    var tutorial = try TutorialRun(sessions, sink)
    defer { tutorial.end() }
    sink.write("skip does a step for you, back goes to the one before, quit leaves.\n")
    var shown: Int?
    while !tutorial.isDone {
      if shown != tutorial.index { sink.write(tutorial.introduction) }
      shown = tutorial.index
      sink.flush()
      Interrupts.clear()
      switch readStep(tutorial) {
      case .line(let text):
        if try !take(text, &tutorial, sink) { return }
        if text.isWord("back") { shown = nil }
      case .interrupted: continue
      case .endOfInput: return
      case .hangup: return session.end(with: ExitStatus(rawValue: Interrupts.hangupStatus ?? 0))
      }
    }
    sink.write(tutorial.introduction)
  }

  private func readStep(_ tutorial: TutorialRun) -> LineInput {
    var session = tutorial.session
    return editor.read(
      prompt: tutorial.prompt, openPrompt: tutorial.prompt.openPrompt,
      isComplete: UnitReader.isComplete,
      complete: { WordCompletion(session.completions(of: $0)) })
  }

  /// Does what was typed; returns whether the tutorial goes on.
  private func take(
    _ text: String, _ tutorial: inout TutorialRun, _ sink: StandardSink
  ) throws(Diagnostic) -> Bool {
    if ["quit", "exit", "q"].contains(where: text.isWord) { return false }
    if text.isWord("skip") {
      try tutorial.skip()
    } else if text.isWord("back") {
      try tutorial.goBack()
    } else if text.contains(where: { !$0.isWhitespace }) {
      editor.addHistory(text)
      switch tutorial.run(text) {
      case true?:
        sink.write("That is it.\n")
        tutorial.advance()
      case false?: sink.write(tutorial.advice)
      case nil: break
      }
      return tutorial.session.exitRequest == nil
    }
    return true
  }
}

extension String {
  /// Returns whether the text is a word, with blanks around it.
  fileprivate func isWord(_ word: String) -> Bool {
    let words = split(whereSeparator: \.isWhitespace)
    return words.count == 1 && words[0] == word
  }
}
