import CommandKit

/// What rules are about.
package enum RuleTopic: String, CaseIterable, Sendable {
  case selection = "Selection"
  case throughChanges = "Selection through changes"
  case reordering = "Reordering"
  case dragging = "Reordering step by step, and several rows"
  case updates = "Batch updates"
  case differences = "Differences"
  case arranging = "Sorting and filtering"
  case drift = "Model and table"
  case editing = "Editing"
  case scrolling = "Sections and scrolling"
  case cells = "Cells"
  case card = "What feeds the card"
  case drag = "The draggable card"
  case touch = "What a finger touches"
  case tables = "Several tables"

  /// The rules, in the order in which they make sense.
  package var rules: [Rule] {
    switch self {
    case .selection: Rule.selection
    case .throughChanges: Rule.throughChanges
    case .reordering: Rule.reordering
    case .dragging: Rule.dragging
    case .updates: Rule.updates
    case .differences: Rule.differences
    case .arranging: Rule.arranging
    case .drift: Rule.drift
    case .editing: Rule.editing
    case .scrolling: Rule.scrolling
    case .cells: Rule.cells
    case .card: Rule.card
    case .drag: Rule.drag
    case .touch: Rule.touch
    case .tables: Rule.tables
    }
  }

  /// All rules by topic in aligned columns: grade, statement, script.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static var listing: String {
    let rows = allCases.flatMap { topic in
      topic.rules.map { [$0.grade.rawValue, $0.statement, $0.script] }
    }
    var lines = TextColumns.lines(of: rows)[...]
    let sections = allCases.map { topic in
      let own = lines.prefix(topic.rules.count)
      lines = lines.dropFirst(topic.rules.count)
      return ([topic.rawValue] + own.map { "  " + $0 }).joined(separator: "\n")
    }
    return sections.joined(separator: "\n\n")
  }
}
