import CommandKit
import Records
import TableModel

/// The values that fields have, where one of them is to be compared or set.
extension Session {
  /// The rows that are looked at for the values of a field: the list is for people to choose from, and
  /// Tab answers at once in a table of a million rows too.
  private static let mostRows = 5_000

  /// Returns whether a value is to follow words, since they end in a comparison.
  func endsInComparison(_ words: [Word]) -> Bool {
    words.last.map { $0.quoting == .bare && Comparison(rawValue: $0.text) != nil } ?? false
  }

  /// Returns the field that words compare with what is typed behind them, nil where they do not.
  func comparedField(_ words: [Word], in table: TableView) -> String? {
    guard endsInComparison(words), let field = words.dropLast().last?.text,
      fieldNames(of: table).contains(field)
    else { return nil }
    return field
  }

  /// Adds the values of a field that begin as typed, from A to Z, each as it reads back.
  ///
  /// - Complexity: O(*m* log *m*), where *m* is the number of rows looked at, bounded.
  func addValues(of field: String, in table: TableView, _ search: inout CompletionSearch) {
    guard let data = screen.data(of: table) else { return }
    let (path, begin) = (FieldPath(field), search.text.folded)
    var seen: Set<Value> = []
    var found: [(name: [UInt8], value: Value)] = []
    for row in data.wholeOrder.rows.lazy.prefix(Session.mostRows) {
      guard let value = data.value(path, of: row), value.isOffered, seen.insert(value).inserted
      else { continue }
      let name = value.display.folded
      if name.starts(with: begin) { found.append((name, value)) }
    }
    found.sort { $0.name.lexicographicallyPrecedes($1.name) }
    for (_, value) in found { add(value, &search) }
  }

  private func add(_ value: Value, _ search: inout CompletionSearch) {
    guard case .string(let text) = value else { return search.add(keywords: [value.display]) }
    search.add(.title(text, quoted: search.typed.isQuoted, tables: []))
  }

  /// Adds the values of the field whose name and sign stand in the word: `house=`.
  func addSettingValues(in table: TableView, _ search: inout CompletionSearch) {
    guard let sign = search.text.firstIndex(of: "=") else { return }
    let field = String(search.text[..<sign])
    guard Word(field, range: SourceRange(0, 0)).spelled == field else { return }
    search.prefix += "\(field)="
    addValues(of: field, in: table, &search)
  }
}

extension Value {
  /// Whether it is one that can be typed: a text that says something, a number, true or false.
  fileprivate var isOffered: Bool {
    (kind == .bare || kind == .text) && self != .string("")
  }
}
