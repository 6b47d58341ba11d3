import CommandKit
import Records
import TableModel

/// References and values that fit what is on the screen.
extension WordMaker {
  /// Returns the index path of a row, those at ends and selected ones more often than others; nil without rows.
  mutating func path() -> IndexPath? {
    let selected = session.screen.selection(in: table).filter(order.contains)
    if numbers.chance(10), let path = numbers.one(of: selected) { return path }
    let filled = order.sectionIndices.filter { order.numberOfRows(inSection: $0) > 0 }
    guard let section = numbers.one(of: filled) else { return nil }
    let count = order.numberOfRows(inSection: section)
    let row =
      switch numbers.below(10) {
      case 0...1: 0
      case 2: count - 1
      // Most of a long table is alike, and its first rows are those on the screen.
      case 3...7: numbers.below(min(count, 8))
      default: numbers.below(count)
      }
    return IndexPath(row: row, section: section)
  }

  /// Returns a row, named in one of the ways there are.
  mutating func row() -> String {
    guard let path = path() else { return "0" }
    lastPath = path
    let isModel = order != session.screen.shownRows(in: table)
    guard !isModel else { return path.description }
    let row = order.row(at: path)
    switch numbers.below(20) {
    case 0...1: return "\(order.position(of: path))"
    case 2: return Word.quoted(session.screen.title(of: row, in: table))
    case 3:
      let identity = session.screen.identity(of: row, in: table)
      return Name.isValid("a" + identity) ? "@\(identity)" : path.description
    case 4 where path.row == order.numberOfRows(inSection: path.section) - 1:
      return "\(path.section):last"
    case 5 where session.screen.selection(in: table) == [path]: return "selected"
    default: return path.description
    }
  }

  /// Returns several rows as one word.
  mutating func rows() -> String {
    guard let path = path() else { return "*" }
    if numbers.chance(50) { return "\(path.section):*" }
    return "\(path.section):0..\(path)"
  }

  /// Returns a row that is not there.
  mutating func wrongRow() -> String {
    numbers.one(of: ["99:0", "0:9999", "\"No such row\"", "9999", "@none"]) ?? "99:0"
  }

  /// Returns a place for the row that was named last, most often in its own section.
  mutating func target() -> String {
    guard let source = lastPath, order.sectionIndices.contains(source.section) else {
      return path()?.description ?? "0:0"
    }
    let section = numbers.chance(65) ? source.section : numbers.below(order.numberOfSections)
    let places = order.numberOfRows(inSection: section) + (section == source.section ? 0 : 1)
    let row = numbers.chance(70) ? numbers.below(min(places, 8)) : numbers.below(places)
    return "\(section):\(row)"
  }

  /// Returns a section, by its number or its title.
  mutating func section() -> String {
    let section = numbers.below(order.numberOfSections)
    let titles = session.screen.sectionTitles(in: table)
    guard numbers.chance(20), titles.indices.contains(section), !titles[section].isEmpty else {
      return "\(section)"
    }
    return Word.quoted(titles[section])
  }

  /// Returns a field that the records have.
  mutating func field() -> String { numbers.one(of: fields) ?? "title" }

  /// Returns a field and a value for it.
  mutating func setting() -> String {
    "\(field())=\(Word.quoted(numbers.chance(50) ? "x" : "New"))"
  }

  /// Returns a condition that some rows may fit.
  mutating func condition() -> String {
    let field = field()
    guard let data = session.screen.data(of: table), data.records.count > 0,
      case .string(let text)? = data.records.value(
        FieldPath(field), at: numbers.below(data.records.count))
    else { return "\(field) != none" }
    return "\(field) = \(Word.quoted(text))"
  }

  /// Returns the title of some row.
  mutating func someTitle() -> String {
    path().map { session.screen.title(of: order.row(at: $0), in: table) } ?? "New"
  }

  /// Returns a block of the changes of a batch.
  mutating func lines() -> String {
    var lines: [String] = []
    repeat { lines.append(line()) } while numbers.chance(40)
    return lines.joined(separator: "; ")
  }

  private mutating func line() -> String {
    let path = path()?.description ?? "0:0"
    let section = numbers.below(order.numberOfSections)
    return switch numbers.below(8) {
    case 0...1: "delete \(path)"
    case 2...3: "insert \(path) \(setting())"
    case 4: "move \(path) -> \(self.path()?.description ?? "0:0")"
    case 5: "reload \(path)"
    case 6: "section insert \(section)"
    default: "section reload \(section)"
    }
  }
}
