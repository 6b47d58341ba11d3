import CommandKit
import HPSession
import LineEditing
import TableModel

/// The typed prompt.
struct PromptDoor {
  private let editor: LineEditor
  private let file = HistoryFile.standard
  /// Whether the user was told that nothing can be added to the file.
  private var hasTold = false

  /// Takes over the terminal.
  init() throws(LineEditingFault) {
    editor = try LineEditor(programName: "hpsh")
  }

  /// Reads and runs units until the end of input or an `exit`; an error ends only its own unit.
  mutating func run(_ session: inout Session, _ sink: StandardSink) {
    if let (texts, note) = file?.load() {
      for text in texts { editor.addHistory(text) }
      session.history = texts
      if let note { sink.note(note.visible) }
    }
    while session.exitRequest == nil {
      sink.flush()
      Interrupts.clear()
      let prompt = session.promptText
      let input = editor.read(
        prompt: prompt, openPrompt: prompt.openPrompt, isComplete: UnitReader.isComplete,
        complete: { WordCompletion(session.completions(of: $0)) })
      switch input {
      case .line(let text): run(text, &session)
      case .interrupted: continue
      case .endOfInput: return
      case .hangup:
        session.end(with: ExitStatus(rawValue: Interrupts.hangupStatus ?? 0))
      }
    }
  }

  private mutating func run(_ typed: String, _ session: inout Session) {
    guard typed.contains(where: { !$0.isWhitespace }) else { return }
    // Else exit would leave with the status of a mistake made long ago.
    session.forgetErrors()
    let text: String
    do {
      text = try session.recalled(typed)
    } catch {
      return session.report(error.with(source: SourceText(name: "stdin", typed)))
    }
    if text != typed { session.print(text.visible) }
    keep(text, &session)
    let source = SourceText(name: "stdin", text)
    do {
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

extension Session {
  /// Returns the text that was typed before under the number behind a `!`, else the text itself.
  ///
  /// - Throws: `usage` for a number that no text has.
  fileprivate func recalled(_ text: String) throws(Diagnostic) -> String {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, words[0].first == "!", let number = UInt(words[0].dropFirst()),
      let place = Int(exactly: number)
    else { return text }
    guard history.indices.contains(place - 1) else {
      throw Diagnostic(
        .usage, "nothing was typed under the number \(number)", at: SourceRange(0, text.utf8.count),
        hint: "history lists what was typed")
    }
    return history[place - 1]
  }
}

extension WordCompletion {
  fileprivate init(_ completions: Completions) {
    let candidates = completions.candidates.map { Candidate($0.text, isWhole: $0.isWhole) }
    self.init(start: completions.start, candidates: candidates, count: completions.count)
  }
}

extension Session {
  /// The prompt: the table in use, the row in the air and the faults that are on, unless another text was set.
  fileprivate var promptText: String {
    let lifted = liftedRow.map { row in
      " \(row.table == currentTable ? "" : "\(row.table) ")\(row.source) lifted"
    }
    let faults = faultsOn.isEmpty ? "" : " [\(faultsOn.joined(separator: " "))]"
    return options.prompt?.visible ?? "hpsh \(currentTable)\(lifted ?? "")\(faults)> "
  }
}

extension String {
  /// The prompt once a quote or a block is open: with … in the place of its sign, or behind its text.
  fileprivate var openPrompt: String {
    hasSuffix("> ") ? "\(dropLast(2))… " : "\(self)… "
  }
}
