import Records

/// A table as plain arrays of rows, each shown or hidden: what sorting, grouping and filtering come to.
///
/// It shares no code with the tables it is compared with.
struct PlainTable: Equatable {
  /// A row with its fields; a field that it lacks is missing, one without a value is null.
  struct Row: Equatable {
    let id: String
    var fields: [String: Value]

    var title: String { fields["name"]?.display ?? "" }
  }

  /// A condition that a filter can have.
  struct Condition: Equatable {
    let text: String
    let field: String
    let holds: @Sendable (Value?) -> Bool

    static func == (left: Self, right: Self) -> Bool { left.text == right.text }
  }

  var sections: [(title: String, rows: [Row])]
  var filter: Condition?
  var selected: String?
  var onCard: String?

  static func == (left: Self, right: Self) -> Bool {
    left.sections.map(\.title) == right.sections.map(\.title)
      && left.sections.map(\.rows) == right.sections.map(\.rows)
      && left.filter == right.filter && left.selected == right.selected
      && left.onCard == right.onCard
  }

  func isShown(_ row: Row) -> Bool { filter.map { $0.holds(row.fields[$0.field]) } ?? true }

  /// The rows that are shown, section by section.
  var shown: [[Row]] { sections.map { $0.rows.filter(isShown) } }

  var count: Int { sections.reduce(0) { $0 + $1.rows.count } }

  /// Takes rows that are not shown out of the selection.
  private mutating func settle() {
    if !shown.joined().contains(where: { $0.id == selected }) { selected = nil }
  }

  mutating func setFilter(_ condition: Condition?) {
    filter = condition
    settle()
  }

  mutating func select(_ section: Int, _ row: Int) {
    selected = shown[section][row].id
    onCard = selected
  }

  mutating func sort(by keys: [(field: String, isDescending: Bool)]) {
    for section in sections.indices {
      let rows = sections[section].rows
      sections[section].rows = rows.indices.sorted { left, right in
        for key in keys {
          let values = (rows[left].fields[key.field], rows[right].fields[key.field])
          let order = PlainTable.order(values.0, values.1, key.isDescending)
          if order != 0 { return order < 0 }
        }
        return left < right
      }.map { rows[$0] }
    }
  }

  mutating func group(by field: String?) {
    let rows = sections.flatMap(\.rows)
    guard let field else {
      sections = [("", rows)]
      return
    }
    sections = []
    for row in rows {
      let title = row.fields[field]?.display ?? ""
      if let index = sections.firstIndex(where: { $0.title == title }) {
        sections[index].rows.append(row)
      } else {
        sections.append((title, [row]))
      }
    }
  }

  /// Takes out the row that is shown at a place.
  @discardableResult
  mutating func remove(_ section: Int, _ row: Int) -> Row {
    let id = shown[section][row].id
    let index = sections[section].rows.firstIndex { $0.id == id } ?? 0
    return sections[section].rows.remove(at: index)
  }

  mutating func delete(_ section: Int, _ row: Int) {
    let gone = remove(section, row)
    if onCard == gone.id { onCard = nil }
    settle()
  }

  /// Puts a row in before the one that is shown at a place, behind all where none is.
  mutating func insert(_ new: Row, _ section: Int, _ row: Int) {
    let shown = shown[section]
    let follower = row < shown.count ? shown[row].id : nil
    let index = sections[section].rows.firstIndex { $0.id == follower }
    sections[section].rows.insert(new, at: index ?? sections[section].rows.count)
  }

  mutating func update(_ section: Int, _ row: Int, _ field: String, _ value: Value) {
    let id = shown[section][row].id
    let index = sections[section].rows.firstIndex { $0.id == id } ?? 0
    sections[section].rows[index].fields[field] = value
    settle()
  }
}

extension PlainTable {
  /// Compares two values: numbers before text, none last in both directions.
  private static func order(_ left: Value?, _ right: Value?, _ isDescending: Bool) -> Int {
    let (first, second) = (rank(left), rank(right))
    if first == 2 || second == 2 { return first - second }
    let order: Int
    if case .number(let left)? = left, case .number(let right)? = right {
      let (left, right) = (Double(left.spelling) ?? 0, Double(right.spelling) ?? 0)
      order = left < right ? -1 : left > right ? 1 : 0
    } else if first != second {
      order = first - second
    } else {
      order = textOrder(left?.display ?? "", right?.display ?? "")
    }
    return isDescending ? -order : order
  }

  private static func rank(_ value: Value?) -> Int {
    switch value {
    case nil, .null: 2
    case .number: 0
    default: 1
    }
  }

  /// Compares texts of a letter and a number, as `a2` and `A10`.
  private static func textOrder(_ left: String, _ right: String) -> Int {
    let keys = [left, right].map { text in
      (text.prefix(1).lowercased(), Int(text.dropFirst()) ?? -1)
    }
    if keys[0] != keys[1] { return keys[0] < keys[1] ? -1 : 1 }
    return left == right ? 0 : left < right ? -1 : 1
  }
}
