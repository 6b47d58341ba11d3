import CommandKit
import TableModel

/// A line of a batch.
struct BatchLine: Sendable {
  /// The changes it tells of.
  let operations: [UpdateOperation]
  /// The fields of rows that it inserts, by their places.
  private(set) var fields: [IndexPath: [FieldSetting]] = [:]
  /// The headers of sections that it inserts, by their indices.
  private(set) var titles: [Int: String] = [:]

  /// Reads a line.
  ///
  /// - Throws: A `usage` diagnostic at the word that does not fit.
  init(_ words: [Word]) throws(Diagnostic) {
    guard let verb = words.first, let last = words.last else {
      throw Diagnostic(.usage, "a line is empty")
    }
    var cursor = WordCursor(Array(words.dropFirst()), after: last.range)
    switch verb.text {
    case "insert" where verb.quoting == .bare:
      let paths = try cursor.range()
      operations = paths.map(UpdateOperation.insertRow)
      var settings: [FieldSetting] = []
      while !cursor.isAtEnd { settings.append(try Format<FieldSetting>.setting.parse(&cursor)) }
      for path in paths { fields[path] = settings }
    case "delete" where verb.quoting == .bare:
      operations = try cursor.paths().map(UpdateOperation.deleteRow)
    case "reload" where verb.quoting == .bare:
      operations = try cursor.paths().map(UpdateOperation.reloadRow)
    case "move" where verb.quoting == .bare:
      cursor.splitArrows()
      let source = try cursor.path()
      try cursor.arrow()
      operations = [.moveRow(source, to: try cursor.path())]
    case "section" where verb.quoting == .bare:
      (operations, titles) = try cursor.sectionChange()
    default:
      throw Diagnostic(
        .usage, "\(verb.shown) is no change", at: verb.range,
        hint: "one of insert, delete, move, reload, section")
    }
    guard cursor.isAtEnd else { throw cursor.unexpected() }
  }
}

extension WordCursor {
  /// Reads `S:R`.
  fileprivate mutating func path() throws(Diagnostic) -> IndexPath {
    let word = try need("an index path")
    guard word.quoting == .bare, let path = IndexPath(word.text) else {
      throw Diagnostic(
        .usage, "\(word.shown) is no index path", at: word.range,
        hint: "a batch names places by numbers, SECTION:ROW")
    }
    return path
  }

  /// Reads `S:R` or `S:R..S:R`, which stands for every place from the one to the other.
  fileprivate mutating func range() throws(Diagnostic) -> [IndexPath] {
    guard let word = peek, word.quoting == .bare, let ends = word.text.rangeEnds else {
      return [try path()]
    }
    guard let first = IndexPath(ends.0), let last = IndexPath(ends.1),
      first.section == last.section, first.row <= last.row
    else {
      throw Diagnostic(
        .usage, "\(word.shown) is no range of index paths", at: word.range,
        hint: "both ends are in one section, SECTION:ROW..SECTION:ROW")
    }
    _ = next()
    return try checked(first.row...last.row, at: word).map {
      IndexPath(row: $0, section: first.section)
    }
  }

  /// Reads `N` or `N..N`.
  fileprivate mutating func sections() throws(Diagnostic) -> ClosedRange<Int> {
    guard let word = peek, word.quoting == .bare, let ends = word.text.rangeEnds,
      let first = Int(digits: ends.0), let last = Int(digits: ends.1), first <= last
    else {
      let section = try Format<Int>.integer(0...Int(Int32.max), "SECTION").parse(&self)
      return section...section
    }
    _ = next()
    return try checked(first...last, at: word)
  }

  /// Returns a range, unless it names more places than anyone means.
  private func checked(
    _ range: ClosedRange<Int>, at word: Word
  ) throws(Diagnostic) -> ClosedRange<Int> {
    guard range.upperBound - range.lowerBound < 1_000_000 else {
      throw Diagnostic(.limit, "\(word.shown) names more than 1000000 places", at: word.range)
    }
    return range
  }

  fileprivate mutating func paths() throws(Diagnostic) -> [IndexPath] {
    var paths = try range()
    while !isAtEnd { paths += try range() }
    return paths
  }

  fileprivate mutating func arrow() throws(Diagnostic) {
    guard takeArrow() else { throw isAtEnd ? missing("-> and a place") : unexpected() }
  }

  fileprivate mutating func sectionChange() throws(Diagnostic) -> ([UpdateOperation], [Int: String])
  {
    let verb = try Format<String>.choice(["insert", "delete", "move", "reload"]).parse(&self)
    splitArrows()
    switch verb {
    case "insert":
      let sections = try sections()
      let title = next()?.text ?? ""
      return (sections.map { .insertSection($0) }, Dictionary(sections.map { ($0, title) }) { $1 })
    case "delete": return (try sections().map { .deleteSection($0) }, [:])
    case "reload": return (try sections().map { .reloadSection($0) }, [:])
    default:
      let section = try Format<Int>.integer(0...Int(Int32.max), "SECTION").parse(&self)
      try arrow()
      let target = try Format<Int>.integer(0...Int(Int32.max), "SECTION").parse(&self)
      return ([.moveSection(section, to: target)], [:])
    }
  }
}

extension IndexPath {
  /// Reads `S:R`.
  fileprivate init?(_ text: some StringProtocol) {
    let pieces = text.split(separator: ":", omittingEmptySubsequences: false)
    guard pieces.count == 2, let section = Int(digits: pieces[0]), let row = Int(digits: pieces[1])
    else { return nil }
    self.init(row: row, section: section)
  }
}

extension Int {
  /// Reads digits alone.
  fileprivate init?(digits: some StringProtocol) {
    guard digits.isAllDigits, let value = Int(digits) else { return nil }
    self = value
  }
}

extension String {
  /// What stands before and after `..`, nil where there is none.
  fileprivate var rangeEnds: (Substring, Substring)? {
    guard let dots = indices.first(where: { self[$0...].hasPrefix("..") }) else { return nil }
    return (self[..<dots], self[index(dots, offsetBy: 2)...])
  }
}
