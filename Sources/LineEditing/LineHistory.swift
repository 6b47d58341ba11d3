/// The texts entered before, and the place among them that Up and Down move.
///
/// It is kept here and not in libedit, whose copy of the line being typed ends at 1,024 characters.
package struct LineHistory {
  package private(set) var entries: [String] = []

  private let limit: Int
  private var position = 0
  private var draft = ""
  /// The text that was looked for last, and the entries that may begin with a longer one.
  private var looked = (text: "", below: 0)

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
    looked = ("", entries.count)
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

  /// Moves to an entry that was found, keeping what was being typed for the way back.
  package mutating func stand(at entry: Int, insteadOf text: String) {
    if position == entries.count { draft = text }
    position = entry
  }

  /// Returns how the newest entry goes on that begins with a text, nil where none does.
  ///
  /// While a text grows, each entry is looked at once.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries, over all the letters of a text.
  package mutating func continuation(of text: String) -> String? {
    if !text.utf8.starts(with: looked.text.utf8) { looked.below = entries.count }
    looked.text = text
    guard text.contains(where: { !$0.isWhitespace }) else {
      looked.below = entries.count
      return nil
    }
    let length = text.utf8.count
    while looked.below > 0 {
      let entry = entries[looked.below - 1]
      if entry.utf8.count > length, entry.utf8.starts(with: text.utf8) {
        return String(entry.unicodeScalars.dropFirst(text.unicodeScalars.count))
      }
      looked.below -= 1
    }
    return nil
  }
}
