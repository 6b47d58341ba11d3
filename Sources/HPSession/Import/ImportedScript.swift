import CommandKit
import TableModel

/// The text of a script made of a log.
struct ImportedScript {
  private(set) var text = ""

  /// Makes the script of a log with a name.
  init(_ log: TraceLog, named name: String) {
    text = """
      # From \(name.visible). What fills the tables goes above the commands, such as: load

      """
    if log.queryCount > 0 {
      text += "# \(counted(log.queryCount, "call")) that tables make all the time left out.\n"
    }
    var reader = ActReader(log)
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
    let note = act.calls.isEmpty ? act.note : "line \(act.line)"
    text += note.map { "  # \($0)\n" } ?? "\n"
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
