extension String {
  /// The number of columns that a terminal gives the text, counted by grapheme.
  ///
  ///     "日本語".displayWidth   // 6
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var displayWidth: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// Returns the text with blanks behind it, or before it, up to a number of columns.
  ///
  /// A text that is as wide or wider stays as it is.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text or the width.
  package func padded(to width: Int, trailing: Bool = false) -> String {
    let missing = width - displayWidth
    guard missing > 0 else { return self }
    let blanks = String(repeating: " ", count: missing)
    return trailing ? blanks + self : self + blanks
  }

  /// Returns the text cut to a number of columns, a mark at its end where something was cut.
  ///
  /// A grapheme is never split: before a wide one the result may be a column short.
  ///
  ///     "Hufflepuff".clipped(to: 5)   // Huff…
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func clipped(to width: Int, mark: String = "…") -> String {
    guard displayWidth > width else { return self }
    let mark = mark.displayWidth <= width ? mark : ""
    var rest = width - mark.displayWidth
    let kept = prefix { character in
      rest -= character.displayWidth
      return rest >= 0
    }
    return kept + mark
  }
}

extension Character {
  /// The number of columns that a terminal gives the grapheme.
  ///
  /// A picture is two columns wide, whatever is joined to it; of all other graphemes each scalar has its own.
  package var displayWidth: Int {
    let scalars = unicodeScalars
    guard scalars.count > 1 else { return scalars.first?.displayWidth ?? 0 }
    return isPicture ? 2 : scalars.reduce(0) { $0 + $1.displayWidth }
  }

  /// Whether several scalars make one picture: a flag, or a sign that is asked to be one or joined to others.
  private var isPicture: Bool {
    let scalars = unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if first.isRegionalIndicator { return scalars.allSatisfy(\.isRegionalIndicator) }
    return scalars.dropFirst().contains(where: \.makesPicture)
  }
}

extension Unicode.Scalar {
  /// Whether two of these make a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether it asks for the sign before it as a picture, changes or joins one: U+FE0F, a colour of skin, the
  /// joiner, a part of a region's name.
  fileprivate var makesPicture: Bool {
    switch value {
    case 0xFE0F, 0x200D, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// The number of columns that a terminal gives the scalar alone.
  package var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    let width = ScalarWidths.width(of: value)
    // Pictures are added each year, and Swift may know some that the table does not.
    let isNew = width == 1 && value >= 0x1F300 && properties.isEmojiPresentation
    return isNew ? 2 : width
  }
}
