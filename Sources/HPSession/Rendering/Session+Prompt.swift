package import CommandKit
import TableModel

extension Session {
  /// Returns what the typed shell prompts with.
  ///
  /// A place with nothing to show takes the blank before it along.
  ///
  /// - Complexity: O(*n*), where *n* is the number of selected rows; while a table drifts, of its rows.
  package func prompt(_ style: Style = .plain) -> String {
    var text = ""
    for piece in options.prompt.pieces {
      switch piece {
      case .text(let literal): text += literal.visible
      case .placeholder(let placeholder):
        let value = value(of: placeholder, style)
        if value.isEmpty, text.last == " " { text.removeLast() }
        text += value
      }
    }
    return text
  }

  private func value(of placeholder: PromptTemplate.Placeholder, _ style: Style) -> String {
    switch placeholder {
    case .table: return style(currentTable.visible, .strong)
    case .selection: return style(selectionInShort, .chosen)
    case .lifted: return liftedRow.map { style("lifted \(shortName(of: $0))", .chosen) } ?? ""
    case .faults: return style(faultsOn.joined(separator: ", "), .odd)
    case .drift: return style(driftInShort, .odd)
    case .recording: return recorder.target == nil ? "" : style("recording", .good)
    case .state:
      let parts = [.lifted, .faults, .drift, .recording].map { value(of: $0, style) }
        .filter { !$0.isEmpty }
      return parts.isEmpty ? "" : "[\(parts.joined(separator: ", "))]"
    }
  }

  /// The index path of the selected row, or how many are selected.
  private var selectionInShort: String {
    let paths = screen.selection(in: table)
    return paths.count > 1 ? "\(paths.count) selected" : paths.first?.description ?? ""
  }

  /// The tables that show something else than their model holds; the one in use need not be named.
  private var driftInShort: String {
    let names = screen.tables.filter(screen.isDrifting).map(\.name)
    let others = names.filter { $0 != currentTable }.map(\.visible)
    return names.isEmpty ? "" : (["drift"] + others).joined(separator: " ")
  }

  private func shortName(of row: LiftedRow) -> String {
    row.table == currentTable ? "\(row.source)" : "\(row.table.visible) \(row.source)"
  }
}
