package import CommandKit
import Records
package import TableModel

extension Session {
  /// The table that a command means when it names none.
  package var table: TableView { screen.table(named: currentTable) ?? screen.tables[0] }

  /// Returns the table that a word names.
  ///
  /// - Throws: A `no-table` diagnostic with the nearest name.
  package func table(_ word: Word) throws(Diagnostic) -> TableView {
    if !word.isTableName {
      throw Diagnostic(
        .noTable, "\"\(word.text)\" is no table's name", at: word.range,
        hint: "a table's name is bare letters, digits, \"_\" and \"-\": tables lists them")
    }
    guard let table = screen.table(named: word.text) else {
      throw Diagnostic(
        .noTable, "no table \"\(word.text)\"", at: word.range,
        hint: Suggestion.hint(for: word.text, among: screen.tables.map(\.name))
          ?? "tables lists them")
    }
    return table
  }

  /// Returns the table that a word names, the one in use where there is none.
  func tableInUse(or name: Word?) throws(Diagnostic) -> TableView {
    try name.map { word throws(Diagnostic) in try table(word) } ?? table
  }

  /// Returns the index of the section that is named.
  ///
  /// - Throws: A diagnostic with a code that says what was asked for.
  func section(
    _ reference: SectionReference, in table: TableView, code: DiagnosticCode
  ) throws(Diagnostic) -> Int {
    let titles = sectionTitles(of: table)
    switch reference.form {
    case .index(let index):
      if titles.indices.contains(index) { return index }
    case .title(let title):
      let found = titles.indices.filter { titles[$0] == title }
      if found.count == 1 { return found[0] }
      if found.count > 1 {
        throw Diagnostic(
          code,
          "sections \(found.map(String.init).joined(separator: ", ")) have the title \"\(title)\"",
          at: reference.range, hint: "name the section by its number")
      }
    }
    throw noSection(reference, in: table, code: code)
  }

  /// Returns the titles of the sections that references mean, as ``rows(of:)`` does for rows.
  private func sectionTitles(of table: TableView) -> [String] {
    switch frame.space {
    case .shown: screen.sectionTitles(in: table)
    case .model: screen.modelTitles(of: table)
    }
  }

  private func noSection(
    _ reference: SectionReference, in table: TableView, code: DiagnosticCode
  ) -> Diagnostic {
    let titles = sectionTitles(of: table)
    var message = "\(table.name) has no section \(reference.name)"
    if titles.count == 1 { message = "\(table.name) has one section, no section \(reference.name)" }
    if titles.count > 1 { message += " (0 to \(titles.count - 1))" }
    var hint = titles.isEmpty ? "load fills it" : nil
    if case .title(let title) = reference.form,
      let near = Suggestion.hint(for: title, among: titles)
    {
      hint = near
    } else if case .title(let title) = reference.form, title.contains(",") {
      hint = "several sections stand with blanks between them"
    } else if titles.count == 1, let field = groupingHint(for: table) {
      hint = "group \(field) makes a section of each \(field)"
    }
    return Diagnostic(code, message, at: reference.range, hint: hint)
  }

  /// Returns a field by which the rows of a table would make sections, for a hint.
  private func groupingHint(for table: TableView) -> String? {
    guard let data = screen.data(of: table), data.records.count > 0 else { return nil }
    return data.records.contains("house") ? "house" : data.schema.card.first?.path.text
  }
}
