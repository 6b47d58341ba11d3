import CEditline

/// Candidates in columns, read downwards, as wide as the terminal allows.
package struct CandidateList {
  /// The rows, without their ends.
  package let rows: [String]

  /// Lays texts out; one that is wider than the terminal is cut.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the texts.
  package init(
    _ texts: [String], columns: Int, width: (Character) -> Int = CandidateList.width
  ) {
    let gap = 2
    let texts = texts.map { CandidateList.cut($0, to: max(columns - 1, 2), width) }
    let widest = texts.map(\.width).max() ?? 0
    let across = max(1, (columns - 1 + gap) / (widest + gap))
    let down = (texts.count + across - 1) / across
    rows = (0..<down).map { row in
      let cells = stride(from: row, to: texts.count, by: max(down, 1)).map { texts[$0] }
      return cells.enumerated().map { column, cell in
        let isLast = column == cells.count - 1
        return cell.text + String(repeating: " ", count: isLast ? 0 : widest + gap - cell.width)
      }.joined()
    }
  }

  /// The columns that a terminal gives a scalar.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    max(0, Int(hp_character_width(wchar_t(bitPattern: scalar.value))))
  }

  /// The columns that a terminal gives the scalars of a character one by one, as libedit counts them.
  package static func width(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// Returns the first line of a text, cut to some columns, and its width; … stands for what is left out.
  ///
  /// A line ends at a control character.
  package static func line(
    _ text: String, columns: Int, width: (Character) -> Int = CandidateList.width
  ) -> (text: String, width: Int) {
    let line = text.unicodeScalars.prefix { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    let isWhole = line.endIndex == text.endIndex
    return cut(String(line) + (isWhole ? "" : " …"), to: columns, width)
  }

  private static func cut(
    _ text: String, to columns: Int, _ widthOf: (Character) -> Int
  ) -> (text: String, width: Int) {
    var (kept, width) = ("", 0)
    for character in text {
      let columnsTaken = widthOf(character)
      guard width + columnsTaken <= columns else {
        while width > columns - 1, let last = kept.popLast() { width -= widthOf(last) }
        return (kept + "…", width + 1)
      }
      kept.append(character)
      width += columnsTaken
    }
    return (kept, width)
  }
}
