import CEditline

/// Candidates in columns, read downwards, as wide as the terminal allows.
package struct CandidateList {
  /// The rows, without their ends.
  package let rows: [String]

  /// Lays texts out; one that is wider than the terminal is cut.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the texts.
  package init(
    _ texts: [String], columns: Int, width: (Unicode.Scalar) -> Int = CandidateList.width
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

  private static func cut(
    _ text: String, to columns: Int, _ widthOf: (Unicode.Scalar) -> Int
  ) -> (text: String, width: Int) {
    var (kept, width) = ("", 0)
    for scalar in text.unicodeScalars {
      let columnsTaken = widthOf(scalar)
      guard width + columnsTaken <= columns else {
        while width > columns - 1, let last = kept.unicodeScalars.popLast() {
          width -= widthOf(last)
        }
        return (kept + "…", width + 1)
      }
      kept.unicodeScalars.append(scalar)
      width += columnsTaken
    }
    return (kept, width)
  }
}
