import TableModel

/// What a log tells of the card: which taps fill it, whose row it shows, and whether a finger holds it.
///
/// A card that is held is not nudged, and nothing else in a log tells of a finger on it.
struct LoggedCard {
  /// By the table whose taps fill the card, the table that they reload.
  private(set) var reloads: [String: String] = [:]
  /// Whether the log has a nudge: else the card was held throughout, or the app has none.
  let isNudged: Bool
  /// Whether a finger holds it.
  var isHeld = false
  /// The row that it shows, nil where it shows none or nobody knows.
  private var row: (table: String, path: IndexPath)?
  /// Whether a row was moved since then: a controller may have the rows in another order by now.
  private var hasMoved = false

  /// Finds out of all calls of a log which taps fill the card.
  ///
  /// In a log without a nudge they are those of a table that are all followed by the same reload; of an
  /// app that logs only what it is told of a tap, nothing is taken for granted.
  ///
  /// - Complexity: O(*n*), where *n* is the number of calls.
  init(_ calls: [LoggedCall], names: Set<String>) {
    isNudged = names.contains("nudge")
    guard names.contains("shouldHighlightRowAt") else { return }
    var others = Set<String>()
    for (index, call) in calls.enumerated() {
      guard case .didSelectRowAt = call.event.call else { continue }
      let (reloaded, isNudged) = Self.outcome(of: calls[(index + 1)...])
      if let reloaded, isNudged || !self.isNudged { reloads[call.event.table] = reloaded }
      if reloaded == nil { others.insert(call.event.table) }
    }
    if !isNudged { reloads = reloads.filter { !others.contains($0.key) } }
  }

  /// Returns which table the first calls behind a tap reload, if any, and whether the card is nudged.
  private static func outcome(of calls: ArraySlice<LoggedCall>) -> (String?, Bool) {
    var reloaded: String?
    if let first = calls.first, case .reloadData = first.event.call { reloaded = first.event.table }
    let next = calls.first { !$0.event.isConsequence }
    if case .nudge = next?.event.call { return (reloaded, true) }
    return (reloaded, false)
  }

  /// Returns whether the card may show the row at a path, nil where the log does not tell which taps fill it.
  func shows(_ path: IndexPath, in table: String) -> Bool? {
    guard !reloads.isEmpty else { return nil }
    return row.map { $0.table == table && (hasMoved || $0.path == path) } ?? false
  }

  /// Takes in a call: another row may be shown, or the same one stand elsewhere.
  mutating func follow(_ event: TraceEvent) {
    if case .didSelectRowAt(let path) = event.call, reloads[event.table] != nil {
      (row, hasMoved) = ((event.table, path), false)
    }
    guard let (table, path) = row, table == event.table else { return }
    switch event.call {
    case .moveRowAt(let source, let target):
      (row, hasMoved) = ((table, path.moved(from: source, to: target)), true)
    case .told(let operation):
      // What goes may be another row then.
      row = (path.following(operation) ?? (hasMoved ? path : nil)).map { (table, $0) }
    default: break
    }
  }
}

extension IndexPath {
  /// Returns where a row stands once another, or itself, has moved to its final place.
  func moved(from source: IndexPath, to target: IndexPath) -> IndexPath {
    if self == source { return target }
    var path = self
    if path.section == source.section, path.row > source.row { path.row -= 1 }
    if path.section == target.section, path.row >= target.row { path.row += 1 }
    return path
  }

  /// Returns where a row stands after a change that a table was told of, nil where it is gone.
  func following(_ operation: UpdateOperation) -> IndexPath? {
    var path = self
    switch operation {
    case .insertRow(let place) where place.section == section && place.row <= row: path.row += 1
    case .deleteRow(let place) where place.section == section && place.row <= row:
      if place == self { return nil }
      path.row -= 1
    case .moveRow(let source, let target): return moved(from: source, to: target)
    case .insertSection(let place) where place <= section: path.section += 1
    case .deleteSection(let place) where place <= section:
      if place == section { return nil }
      path.section -= 1
    case .moveSection(let source, let target):
      let row = IndexPath(row: section, section: 0)
      path.section =
        row.moved(from: IndexPath(row: source, section: 0), to: IndexPath(row: target, section: 0))
        .row
    default: break
    }
    return path
  }
}
