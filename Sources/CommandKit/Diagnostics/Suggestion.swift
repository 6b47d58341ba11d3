/// The name that a mistyped one was meant to be.
package enum Suggestion {
  /// The scalars beyond which a word is no name that someone mistyped.
  private static let longest = 64

  /// Returns the name nearest to a word, or nothing if none is near enough to be meant.
  ///
  /// Near is one slip in three letters: a letter left out, added, changed, or two swapped. Three
  /// letters that a name starts with mean it. Of names equally near, the first is taken.
  ///
  /// - Complexity: O(*n* · *m*), where *n* is the number of names and *m* the product of lengths.
  package static func nearest(to word: String, among names: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased().unicodeScalars)
    guard typed.count > 1, typed.count <= longest else { return nil }
    let allowed = max(1, typed.count / 3)
    var best: (name: String, distance: Int)?
    for name in names where name != word {
      let letters = Array(name.lowercased().unicodeScalars)
      guard letters.count <= longest else { continue }
      if typed.count > 2, letters.starts(with: typed) { return name }
      guard abs(letters.count - typed.count) <= allowed else { continue }
      let distance = distance(typed, letters)
      guard distance <= allowed else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Returns the number of slips between two words, two letters swapped being one (optimal string
  /// alignment).
  ///
  /// - Complexity: O(*n* · *m*), where *n* and *m* are the lengths.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var rows = [Array(0...right.count)]
    for row in 1...left.count {
      var line = [row]
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var least = min(rows[row - 1][column] + 1, line[column - 1] + 1)
        least = min(least, rows[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          least = min(least, rows[row - 2][column - 2] + 1)
        }
        line.append(least)
      }
      rows.append(line)
    }
    return rows[left.count][right.count]
  }
}

extension Suggestion {
  /// Returns the hint "did you mean …?", or nothing if no name is near.
  ///
  /// - Complexity: As for `nearest(to:among:)`.
  package static func hint(for word: String, among names: some Sequence<String>) -> String? {
    nearest(to: word, among: names).map { "did you mean \($0)?" }
  }
}
