import CommandKit

/// Cells of text in aligned columns.
enum TextColumns {
  /// Returns a line for each row, its columns as wide as their widest cell, two blanks between them.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the cells.
  static func lines(of rows: [[String]]) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.displayWidth)
      }
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell.padded(to: widths[column])
      }.joined(separator: "  ")
    }
  }
}
