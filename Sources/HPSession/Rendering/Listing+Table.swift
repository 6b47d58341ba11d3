import CommandKit
import Records
import TableModel

extension Listing {
  /// Writes the rows in aligned columns for people, under a line for the table and one for each section with a title.
  ///
  ///     main: 6 rows in 2 sections
  ///     section 0, Gryffindor: 3 rows
  ///     > * 0  0:0  Harry Potter      ≡
  ///
  /// `>` marks a selected row, `*` a white title, `≡` the reorder control. Where every row is listed,
  /// the sections without rows have their lines too.
  func writeTable(width: Int?, to write: (String) -> Void) {
    write(summary.fitted(to: width))
    let rows = Array(self.rows)
    let widths = columnWidths(of: rows)
    let head =
      columns.isEmpty ? nil : line(marks: "", cells: ["", ""] + ["title"] + columns, widths)
    if let head, !rows.isEmpty { write(head.fitted(to: width)) }
    let isWhole = rows.count == sectionSizes.reduce(0, +)
    var section = -1
    for row in rows {
      if section != row.path.section {
        let empty = isWhole ? emptySections(after: section, before: row.path.section) : []
        section = row.path.section
        for line in (empty + [section]).compactMap(sectionLine) { write(line.fitted(to: width)) }
      }
      let marks = (row.isSelected ? ">" : " ") + (row.isWhite ? "*" : " ")
      let text = line(marks: marks, cells: cells(of: row), widths)
      write((row.hasControl ? text + "  ≡" : text).fitted(to: width))
    }
    let empty = isWhole ? emptySections(after: section, before: sectionSizes.count) : []
    for line in empty.compactMap(sectionLine) { write(line.fitted(to: width)) }
  }

  /// Returns the sections without rows between two others, none where the second does not come later.
  private func emptySections(after first: Int, before second: Int) -> [Int] {
    (first + 1..<max(first + 1, second)).filter { sectionSizes[$0] == 0 }
  }

  private func sectionLine(_ section: Int) -> String? {
    let title = sectionTitles[section]
    let footer = sectionFooters[section]
    guard sectionTitles.count > 1 || !title.isEmpty || !footer.isEmpty else { return nil }
    let name = title.isEmpty ? "" : ", \(title.visible)"
    let end = footer.isEmpty ? "" : ", footer \"\(footer.visible)\""
    return "section \(section)\(name): \(counted(sectionSizes[section], "row"))\(end)"
  }

  private func cells(of row: Row) -> [String] {
    ["\(row.position)", "\(row.path)", row.title.visible] + row.values.map(\.display.visible)
  }

  private func columnWidths(of rows: [Row]) -> [Int] {
    var widths = [0, 0] + (columns.isEmpty ? [0] : ["title"].map(\.displayWidth))
    widths += columns.map(\.displayWidth)
    for row in rows {
      for (index, cell) in cells(of: row).enumerated() {
        widths[index] = max(widths[index], cell.displayWidth)
      }
    }
    return widths
  }

  private func line(marks: String, cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { index, cell in
      cell.0.padded(to: cell.1, trailing: index == 0)
    }
    return "\(marks.padded(to: 2))  \(padded.joined(separator: "  "))"
  }
}

extension String {
  /// Returns the line with its end, without blanks before it, and cut to a width if there is one.
  fileprivate func fitted(to width: Int?) -> String {
    var line = self[...]
    while line.last == " " { line = line.dropLast() }
    return (width.map { String(line).clipped(to: $0) } ?? String(line)) + "\n"
  }
}
