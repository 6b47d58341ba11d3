/// A search for a text among the entries of a history, narrowed by each letter typed.
///
/// What led to a match is kept, so that deleting a letter leads back to the match before it.
package struct HistorySearch {
  /// The place of a match: the entry, and the scalars of it before the text searched for.
  package struct Match: Equatable {
    package let entry: Int
    package let offset: Int

    /// Makes the place of a match.
    package init(entry: Int, offset: Int) {
      self.entry = entry
      self.offset = offset
    }
  }

  private struct Step {
    var query = ""
    var match: Match?
    var isFound = true
  }

  /// Which way a search goes from the match.
  package enum Direction {
    case older
    case newer
  }

  private var steps = [Step()]
  private var step: Step { steps.last ?? Step() }

  /// Makes a search for nothing.
  package init() {}

  /// What is searched for.
  package var query: String { step.query }

  /// The last match; it stays where a further letter has none.
  package var match: Match? { step.match }

  /// Whether the match is one of the whole text searched for.
  package var isFound: Bool { step.isFound }

  /// Searches for a longer text, from the match on towards older entries.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the entries.
  package mutating func type(_ text: String, in entries: [String]) {
    var next = step
    next.query += text
    let newest = next.match?.entry ?? entries.count - 1
    look(next, in: entries, at: stride(from: newest, through: 0, by: -1))
  }

  /// Searches on for the next entry with another text.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the entries.
  package mutating func goOn(_ direction: Direction, in entries: [String]) {
    guard let match = step.match else { return look(step, in: entries, at: EmptyCollection()) }
    switch direction {
    case .older:
      look(step, in: entries, at: stride(from: match.entry - 1, through: 0, by: -1))
    case .newer:
      look(step, in: entries, at: stride(from: match.entry + 1, to: entries.count, by: 1))
    }
  }

  /// Takes the last letter, or the last search on, back.
  package mutating func back() {
    if steps.count > 1 { steps.removeLast() }
  }

  private mutating func look(
    _ next: Step, in entries: [String], at places: some Sequence<Int>
  ) {
    var next = next
    let isLonger = next.query != query
    let shown = isLonger ? nil : next.match.map { entries[$0.entry] }
    let query = Array(next.query.utf8)
    next.isFound = false
    for place in places where entries[place] != shown {
      guard let offset = Self.offset(of: query, in: entries[place]) else { continue }
      next.match = Match(entry: place, offset: offset)
      next.isFound = true
      break
    }
    // A search that finds nothing more is no step that would have to be taken back twice.
    if isLonger || next.isFound || step.isFound { steps.append(next) }
  }

  private static func offset(of query: [UInt8], in entry: String) -> Int? {
    guard let first = query.first else { return nil }
    let text = entry.utf8
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: first) {
      if text[found...].starts(with: query) {
        return entry.unicodeScalars.distance(from: entry.startIndex, to: found)
      }
      start = text.index(after: found)
    }
    return nil
  }
}
