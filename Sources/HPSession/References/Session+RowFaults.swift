import CommandKit
import TableModel

/// What is said where a row is not found, or not one alone.
extension Session {
  /// Returns the row whose identity is or starts as asked; an exact one wins.
  func path(
    identity prefix: String, _ reference: RowReference, in table: TableView
  ) throws(Diagnostic) -> IndexPath {
    if let path = loopPath(ofIdentity: prefix, in: table) { return path }
    let shown = rows(of: table)
    var found: [IndexPath] = []
    var exact: [IndexPath] = []
    forEachIdentity(in: shown, of: table, beginning: prefix) { identity, path in
      if identity == prefix {
        exact.append(path)
      } else if identity.hasPrefix(prefix), !prefix.isEmpty {
        found.append(path)
      }
    }
    if exact.count == 1 { return exact[0] }
    // A model that was changed wrongly may hold a row twice.
    if !exact.isEmpty {
      throw ambiguous(
        exact, "\(exact.count) rows have the id \"\(prefix)\"", at: reference.range, in: table)
    }
    if found.count == 1 { return found[0] }
    if found.isEmpty {
      throw Diagnostic(
        .noRow, "no row of \(table.name) has an id that starts with \"\(prefix)\"",
        at: reference.range,
        hint: hintIfHidden(in: table) { screen.identity(of: $0, in: table).hasPrefix(prefix) }
          ?? "ls --format csv lists the ids")
    }
    throw ambiguous(
      found, "\(found.count) ids start with \"\(prefix)\"", at: reference.range, in: table)
  }

  /// Hands over the identities of rows that references mean with their places, but for those whose bytes
  /// tell that they do not begin with a text.
  private func forEachIdentity(
    in order: RowOrder, of table: TableView, beginning prefix: String,
    _ body: (String, IndexPath) -> Void
  ) {
    let names = RowNaming(of: table, on: screen)
    var identity: [UInt8] = []
    for section in order.sectionIndices {
      var path = IndexPath(row: 0, section: section)
      for row in order.rows(inSection: section) {
        identity.removeAll(keepingCapacity: true)
        if frame.space == .shown {
          names.append(identityOf: row, to: &identity)
        } else {
          identity += (name(ofRowAt: path, in: table).identity ?? "").utf8
        }
        if identity.mayBegin(with: prefix) {
          body(String(decoding: identity, as: UTF8.self), path)
        }
        path.row += 1
      }
    }
  }

  /// Returns the one row with a title.
  mutating func path(
    titled title: String, _ reference: RowReference, in table: TableView
  ) throws(Diagnostic) -> IndexPath {
    let found = paths(titled: title, in: table)
    if found.count == 1 { return found[0] }
    if found.isEmpty { throw noTitle(title, reference, in: table) }
    throw ambiguous(
      found.sorted(), "\(found.count) rows have the title \"\(title)\"", at: reference.range,
      in: table)
  }

  /// Returns where rows with a title stand.
  private mutating func paths(titled title: String, in table: TableView) -> [IndexPath] {
    let order = rows(of: table)
    guard frame.space == .shown else {
      return order.indexPaths.filter { name(ofRowAt: $0, in: table).title == title }
    }
    return titleIndex.rows(titled: title, in: table, of: screen)
      .compactMap { order.indexPath(of: $0) }
  }

  /// Returns the name of the row that a path means.
  func name(ofRowAt path: IndexPath, in table: TableView) -> RowName {
    switch frame.space {
    case .shown: screen.shownName(ofRowAt: path, in: table)
    case .model: screen.modelName(ofRowAt: path, in: table)
    }
  }

  /// Returns the error for a path without a row.
  func noRow(_ path: IndexPath, in table: TableView, at range: SourceRange?) -> Diagnostic {
    let shown = rows(of: table)
    guard (0..<shown.numberOfSections).contains(path.section) else {
      let reference = SectionReference(
        "\(path.section)", isQuoted: false, range: range ?? SourceRange(0, 0))
      do {
        _ = try section(reference, in: table, code: .noRow)
        return Diagnostic(.noRow, "no row \(path)", at: range)
      } catch { return error }
    }
    let count = shown.numberOfRows(inSection: path.section)
    let extent =
      count == 0
      ? "; it is empty" : " (\(path.section):0 to \(path.section):\(count - 1))"
    return Diagnostic(
      .noRow, "section \(path.section) has no row \(path.row)\(extent)", at: range,
      hint: count == 0 ? nil : "ls \(table.name) \(path.section):* lists section \(path.section)")
  }

  private func noTitle(
    _ title: String, _ reference: RowReference, in table: TableView
  ) -> Diagnostic {
    let shown = rows(of: table)
    let titles = shown.indexPaths.lazy.prefix(Session.mostTitlesCompared)
      .map { name(ofRowAt: $0, in: table).title }
    let near = Suggestion.nearest(to: title, among: titles)
    let message =
      shown.count == 0
      ? emptiness(of: table) : "no row of \(table.name) has the title \"\(title)\""
    let hint =
      Session.shellSigns.contains(title)
      ? "hpsh has no \(title) of its own: hpsh -c '…' \(title) … in the system's shell"
      : hintIfHidden(in: table) { screen.title(of: $0, in: table) == title }
        ?? near.map { "did you mean \"\($0)\"?" } ?? (shown.count == 0 ? hintIfEmpty(table) : nil)
    return Diagnostic(.noRow, message, at: reference.range, hint: hint)
  }

  /// Returns what to do where a filter hides a row that is looked for, nil where none of them is it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  private func hintIfHidden(in table: TableView, _ isWanted: (RowID) -> Bool) -> String? {
    guard screen.filter(of: table) != nil, let whole = screen.wholeOrder(of: table),
      whole.rows.contains(where: isWanted)
    else { return nil }
    return "the filter hides it; unfilter shows all rows"
  }

  /// What is said of a table without rows to show.
  private func emptiness(of table: TableView) -> String {
    "\(table.name) \(screen.filter(of: table) == nil ? "has" : "shows") no rows"
  }

  private func hintIfEmpty(_ table: TableView) -> String {
    screen.filter(of: table) == nil ? "load fills it" : "unfilter shows all rows"
  }

  /// What joins commands in a system's shell, and is a word like any other here.
  private static let shellSigns: Set = ["|", "||", "&&", "&"]

  /// The titles among which the nearest to a mistyped one is looked for, so that a mistake stays cheap.
  private static let mostTitlesCompared = 20_000

  func noPosition(
    _ position: Int?, in table: TableView, at range: SourceRange
  ) -> Diagnostic {
    let count = rows(of: table).count
    guard count > 0 else {
      return Diagnostic(.noRow, emptiness(of: table), at: range, hint: hintIfEmpty(table))
    }
    let place = position.map { "no row at position \($0)" } ?? "no last row"
    return Diagnostic(.noRow, "\(table.name) has \(place) (0 to \(count - 1))", at: range)
  }

  private func ambiguous(
    _ paths: [IndexPath], _ message: String, at range: SourceRange, in table: TableView
  ) -> Diagnostic {
    let rows = paths.prefix(Session.mostRowsListed).map { path in
      let name = name(ofRowAt: path, in: table)
      return "\(path)  \(name.title)" + (name.identity.map { "  @\($0)" } ?? "")
    }
    let rest = paths.count - rows.count
    return Diagnostic(
      .ambiguousRow, message, at: range, hint: "name one by its path or its @id",
      notes: rows + (rest > 0 ? ["and \(rest) more"] : []))
  }

  /// The rows that an ambiguous name lists at most.
  private static let mostRowsListed = 20
}

extension [UInt8] {
  /// Whether a text may begin with another: false where the first bytes are others and all is ASCII, in which
  /// equal texts have equal bytes.
  fileprivate func mayBegin(with prefix: String) -> Bool {
    starts(with: prefix.utf8) || contains { $0 >= 0x80 } || prefix.utf8.contains { $0 >= 0x80 }
  }
}
