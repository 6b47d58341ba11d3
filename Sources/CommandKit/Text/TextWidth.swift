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
  package var displayWidth: Int {
    var width = 0
    var halfwidthMarks = 0
    for scalar in unicodeScalars {
      // U+FE0F asks for the picture form of the sign before it, which is two columns wide.
      if scalar.value == 0xFE0F && width > 0 { width = 2 }
      if scalar.value == 0xFF9E || scalar.value == 0xFF9F { halfwidthMarks += 1 }
      width = max(width, scalar.displayWidth)
    }
    if unicodeScalars.count == 2, unicodeScalars.allSatisfy(\.isRegionalIndicator) { return 2 }
    // The halfwidth voicing marks join their sign's grapheme and still have a column of their own.
    return unicodeScalars.count > 1 ? width + halfwidthMarks : width
  }
}

extension Unicode.Scalar {
  /// Whether two of these make a flag.
  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// The number of columns that a terminal gives the scalar alone.
  fileprivate var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    if isRegionalIndicator { return 1 }
    // The vowels and finals of Hangul syllables join the consonant before them.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    return properties.isEmojiPresentation || WideScalars.contain(value) ? 2 : 1
  }
}
