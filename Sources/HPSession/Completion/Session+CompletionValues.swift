import CommandKit
import Records
import TableModel

extension Session {
  /// Adds what there is of a kind.
  mutating func add(
    _ kind: CompletionKind, in table: TableView, _ search: inout CompletionSearch
  ) {
    switch kind {
    case .aliases: search.add(keywords: takesAliases ? aliases.names : [])
    case .commands: search.add(keywords: registry.commands.map(\.name))
    case .codes: search.add(keywords: DiagnosticCode.all.map(\.rawValue))
    case .topics: search.add(keywords: HelpTopic.allCases.map(\.rawValue))
    case .faults: search.add(keywords: Fault.all.map(\.name))
    case .metrics: search.add(keywords: MetricKey.allCases.map(\.rawValue))
    case .tables: search.add(keywords: screen.tables.map(\.name))
    case .detents: search.add(texts: screen.card.detents.all.map(\.name))
    case .marks: search.add(texts: marks.keys.sorted())
    case .files: search.add(files: files)
    case .sections: addSections(of: table, &search)
    case .fields: search.add(texts: fieldNames(of: table))
    case .fieldValues: addFieldValues(of: table, &search)
    case .fieldList: addFieldList(of: table, &search)
    case .rows: addRows(of: table, &search)
    case .condition:
      search.add(texts: fieldNames(of: table))
      if !search.text.isEmpty { search.add(keywords: CompletionSearch.operators) }
    case .expression:
      search.add(keywords: Subject.allCases.map(\.rawValue))
      guard !search.text.isEmpty || search.typed.isQuoted else { return }
      search.add(keywords: CompletionSearch.operators + ["none"])
      addTitles(of: table, &search)
    }
  }

  func fieldNames(of table: TableView) -> [String] {
    screen.data(of: table)?.records.fieldPaths().map(\.text) ?? []
  }

  private func addFieldValues(of table: TableView, _ search: inout CompletionSearch) {
    if search.text.contains("=") { return addSettingValues(in: table, &search) }
    guard !search.typed.isQuoted else { return }
    for field in fieldNames(of: table) where field.hasPrefix(search.text) {
      let spelled = Word(field, range: SourceRange(0, 0)).spelled
      search.add(Candidate(spelled + "=", isWhole: false))
    }
  }

  private func addFieldList(of table: TableView, _ search: inout CompletionSearch) {
    let comma = search.text.lastIndex(of: ",").map { search.text.index(after: $0) }
    search.prefix += search.text[..<(comma ?? search.text.startIndex)]
    search.add(texts: fieldNames(of: table))
  }

  private func addSections(of table: TableView, _ search: inout CompletionSearch) {
    let begin = search.text.folded
    for title in screen.sectionTitles(in: table) where title.folded.starts(with: begin) {
      guard !title.isEmpty else { continue }
      search.add(.title(title, quoted: search.typed.isQuoted, tables: screen.tables.map(\.name)))
    }
  }

  private mutating func addRows(of table: TableView, _ search: inout CompletionSearch) {
    if search.text.hasPrefix("@"), !search.typed.isQuoted {
      let text = String(search.text.dropFirst())
      let rows = nameOrder.rows(beginning: text, .identity, in: table, of: screen)
      let shown = rows.lazy.filter { [screen] in
        screen.shownRows(in: table).indexPath(of: $0) != nil
      }
      for row in shown.prefix(Completions.limit) { search.add(identity(row, table)) }
      return search.addUnshown(max(0, rows.count - Completions.limit))
    }
    search.add(keywords: ["selected", "last", "where"])
    addTitles(of: table, &search)
  }

  private func identity(_ row: RowID, _ table: TableView) -> Candidate {
    Candidate("@" + Candidate.value(screen.identity(of: row, in: table), quoted: false).text)
  }

  /// Adds the titles of rows; of several rows with one title, each by its identity.
  private mutating func addTitles(of table: TableView, _ search: inout CompletionSearch) {
    let shown = screen.shownRows(in: table)
    let rows = nameOrder.rows(beginning: search.text, .title, in: table, of: screen)
    let tables = screen.tables.map(\.name)
    for row in rows.prefix(Completions.limit) where shown.indexPath(of: row) != nil {
      let title = screen.title(of: row, in: table)
      let isOne =
        titleIndex.rows(titled: title, in: table, of: screen)
        .count { shown.indexPath(of: $0) != nil } == 1
      if isOne, !title.isEmpty {
        search.add(.title(title, quoted: search.typed.isQuoted, tables: tables))
      } else if !search.typed.isQuoted || !search.typed.text.isEmpty {
        search.add(identity(row, table))
      }
    }
    search.addUnshown(max(0, rows.count - Completions.limit))
  }
}

extension CompletionSearch {
  /// The words between the parts of a condition.
  static let operators = ["and", "or", "not", "contains", "matches"]
}
