import CommandKit
import HPSession
import LineEditing
import TableModel

/// The typed prompt.
struct PromptDoor {
  let editor: LineEditor
  /// Makes the session of the tutorial.
  let sessions: SessionMaker
  /// Where what is typed is kept, nil where nothing may be written.
  private let file: HistoryFile?
  /// Whether the user was told that nothing can be added to the file.
  private var hasTold = false
  /// How often Ctrl-C was pressed in a row with nothing typed.
  private var interruptsOfNothing = 0

  /// Takes over the terminal.
  init(_ sessions: SessionMaker, history file: HistoryFile?) throws(LineEditingFault) {
    (self.sessions, self.file) = (sessions, file)
    editor = try LineEditor(programName: "hpsh")
    editor.characterWidth = \.displayWidth
  }

  /// Reads and runs units until the end of input or an `exit`; an error ends only its own unit.
  mutating func run(_ session: inout Session, _ sink: StandardSink) {
    for note in editor.readSettings() { sink.note(note.visible) }
    if let (texts, note) = file?.load() {
      for text in texts { editor.addHistory(text) }
      session.history = texts
      if let note { sink.note(note.visible) }
    }
    sink.page(by: session.options.pager)
    defer { sink.pageNoMore() }
    while session.exitRequest == nil {
      sink.flush()
      Interrupts.clear()
      let prompt = session.prompt(sink.style)
      let input = editor.read(
        prompt: prompt, openPrompt: prompt.openPrompt, isComplete: UnitReader.isComplete,
        complete: { WordCompletion(session.completions(of: $0)) })
      switch input {
      case .line(let text):
        run(text, &session)
        if session.takeTutorialRequest() { tutor(&session, sink) }
      case .interrupted(let dropped): hint(wasEmpty: dropped.isEmpty, sink)
      case .endOfInput: return
      case .hangup:
        session.end(with: ExitStatus(rawValue: Interrupts.hangupStatus ?? 0))
      }
    }
  }

  /// Tells how to leave to whoever tries it with Ctrl-C.
  private mutating func hint(wasEmpty: Bool, _ sink: StandardSink) {
    interruptsOfNothing = wasEmpty ? interruptsOfNothing + 1 : 0
    if interruptsOfNothing == 2 { sink.note("exit or Ctrl-D leaves") }
  }

  private mutating func run(_ typed: String, _ session: inout Session) {
    interruptsOfNothing = 0
    guard typed.contains(where: { !$0.isWhitespace }) else { return }
    // Else exit would leave with the status of a mistake made long ago.
    session.forgetErrors()
    let text: String
    do {
      text = try session.recalled(typed)
    } catch {
      return session.report(error.with(source: SourceText(name: "stdin", typed)))
    }
    if text != typed { show(text, &session) }
    keep(text, &session)
    var source = SourceText(name: "stdin", text)
    do {
      source = try session.aliasesExpanded(source)
      for unit in try session.bind(ScriptParser.parse(source).units, in: source) {
        try session.run(unit)
        if session.exitRequest != nil { return }
      }
    } catch {
      session.report(error.with(source: source))
    }
  }
}

extension PromptDoor {
  private func tutor(_ session: inout Session, _ sink: StandardSink) {
    do {
      try runTutorial(&session, sink)
    } catch {
      session.report(error)
    }
  }

  /// Shows what is to run, where it is not what was typed.
  private func show(_ text: String, _ session: inout Session) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      session.print(String(line).visible)
    }
  }

  /// Notes what was typed before it runs; what begins with a blank is not kept.
  private mutating func keep(_ text: String, _ session: inout Session) {
    guard text.first != " ", text != session.history.last else { return }
    editor.addHistory(text)
    session.history.append(text)
    if let problem = file?.add(text), !hasTold {
      hasTold = true
      session.sink.note("what is typed cannot be kept: \(problem.visible)")
    }
  }
}

extension WordCompletion {
  init(_ completions: Completions) {
    let candidates = completions.candidates.map { Candidate($0.text, isWhole: $0.isWhole) }
    self.init(start: completions.start, candidates: candidates, count: completions.count)
  }
}

extension String {
  /// The prompt once a quote or a block is open: with … in the place of its sign, or behind its text.
  var openPrompt: String {
    hasSuffix("> ") ? "\(dropLast(2))… " : "\(self)… "
  }
}
