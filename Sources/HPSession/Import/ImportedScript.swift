import CommandKit
import TableModel

/// The text of a script made of a log.
struct ImportedScript {
  private(set) var text = ""
  private let names: Set<String>

  /// Makes the script of a log with a name.
  init(_ log: TraceLog, named name: String) {
    names = log.names
    text = """
      # From \(name.visible). What fills the tables goes above the commands, such as: load

      """
    if log.queryCount > 0 {
      text += "# \(counted(log.queryCount, "call")) that tables make all the time left out.\n"
    }
    var calls: [LoggedCall] = []
    for entry in log.entries {
      switch entry {
      case .call(let call): calls.append(call)
      case .command(let command, let line):
        append(calls)
        calls = []
        text += "\(command)  # line \(line)\n"
      }
    }
    append(calls)
  }

  /// Appends what calls tell of that follow one another.
  private mutating func append(_ calls: [LoggedCall]) {
    var reader = ActReader(calls, names: names)
    while !reader.isAtEnd {
      for act in reader.next() { append(act) }
    }
  }

  private mutating func append(_ act: ImportedAct) {
    guard let command = act.command else {
      for call in act.calls { text += "# line \(call.line): \(call.event.line)\n" }
      return
    }
    text += (act.fails ? "! " : "") + command
    text += act.calls.isEmpty ? "\n" : "  # line \(act.line)\n"
    guard !act.calls.isEmpty else { return }
    text += "expect calls {\n"
    if !act.isWhole { text += "  ...\n" }
    for call in act.calls {
      text += "  \(call.event.scriptLine)\n"
      if !act.isWhole { text += "  ...\n" }
    }
    text += "}\n"
  }
}

extension TraceEvent {
  /// The line of the trace as a script has it in a block: what a controller named in quotes that close.
  fileprivate var scriptLine: String {
    guard case .sectionForSectionIndexTitle(let title, let index, let section) = call else {
      return line
    }
    return "\(table) \(name) \(Word.quoted(title)) at \(index) -> \(section)"
  }
}
