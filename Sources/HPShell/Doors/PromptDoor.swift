import CommandKit
import HPSession
import LineEditing
import TableModel

/// The typed prompt.
struct PromptDoor {
  private let editor: LineEditor

  /// Takes over the terminal.
  init() throws(LineEditingFault) {
    editor = try LineEditor(programName: "hpsh")
  }

  /// Reads and runs units until the end of input or an `exit`; an error ends only its own unit.
  func run(_ session: inout Session, _ sink: StandardSink) {
    while session.exitRequest == nil {
      sink.flush()
      Interrupts.clear()
      let prompt = session.promptText
      let input = editor.read(
        prompt: prompt, openPrompt: prompt.openPrompt, isComplete: UnitReader.isComplete)
      switch input {
      case .line(let text): run(text, &session)
      case .interrupted: continue
      case .endOfInput: return
      case .hangup:
        session.end(with: ExitStatus(rawValue: Interrupts.hangupStatus ?? 0))
      }
    }
  }

  private func run(_ text: String, _ session: inout Session) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    editor.addHistory(text)
    session.history.append(text)
    // Else exit would leave with the status of a mistake made long ago.
    session.forgetErrors()
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
