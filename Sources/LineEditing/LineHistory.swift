/// The texts entered before, and the place among them that Up and Down move.
///
/// It is kept here and not in libedit, whose copy of the line being typed ends at 1,024 characters.
package struct LineHistory {
  package private(set) var entries: [String] = []

  private let limit: Int
  private var position = 0
  private var draft = ""

  /// Makes a history that forgets the oldest entry beyond a number of them.
  package init(limit: Int = 10_000) {
    self.limit = max(limit, 1)
  }

  /// Adds a text at the end, unless it is blank or equals the last one.
  package mutating func add(_ text: String) {
    defer { startOver() }
    guard text.contains(where: { !$0.isWhitespace }), text != entries.last else { return }
    entries.append(text)
    if entries.count > limit { entries.removeFirst(entries.count - limit) }
  }

  /// Returns to the end, with nothing typed.
  package mutating func startOver() {
    position = entries.count
    draft = ""
  }

  /// Moves to the entry before, keeping what is being typed for the way back.
  package mutating func previous(insteadOf text: String) -> String? {
    guard position > 0 else { return nil }
    if position == entries.count { draft = text }
    position -= 1
    return entries[position]
  }

  /// Moves to the entry after; after the last one stands what was being typed.
  package mutating func next() -> String? {
    guard position < entries.count else { return nil }
    position += 1
    return position == entries.count ? draft : entries[position]
  }
}
