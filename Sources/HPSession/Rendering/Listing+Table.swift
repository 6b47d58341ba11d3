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
  func writeTable(
    width: Int?, _ style: Style, to stream: ResultStream
  ) throws(ResultStream.End) {
    var lines = ListLines(width: width, style)
    lines.append(line: summary, .strong)
    var cells = KeptCells()
    let widths = try columnWidths(keeping: &cells, stream)
    if !columns.isEmpty, paths?.isEmpty != true, sectionSizes.contains(where: { $0 > 0 }) {
      appendHead(widths, to: &lines)
    }
    let isWhole = paths.map { $0.count == sectionSizes.reduce(0, +) } ?? true
    var section = -1
    try forEachRow { row throws(ResultStream.End) in
      if section != row.path.section {
        if isWhole { appendEmptySections(after: section, before: row.path.section, to: &lines) }
        section = row.path.section
        append(section: section, to: &lines)
      }
      append(row, widths, from: &cells, to: &lines)
      guard lines.bytes.count >= ResultStream.pieceSize else { return }
      try stream.write(lines.bytes)
      lines.bytes.removeAll(keepingCapacity: true)
    }
    if isWhole { appendEmptySections(after: section, before: sectionSizes.count, to: &lines) }
    try stream.write(lines.bytes)
  }

  /// Appends the lines of the sections without rows between two others, none where the second does not come later.
  private func appendEmptySections(
    after first: Int, before second: Int, to lines: inout ListLines
  ) {
    for section in first + 1..<max(first + 1, second) where sectionSizes[section] == 0 {
      append(section: section, to: &lines)
    }
  }

  private func append(section: Int, to lines: inout ListLines) {
    let title = sectionTitles[section]
    let footer = sectionFooters[section]
    guard sectionTitles.count > 1 || !title.isEmpty || !footer.isEmpty else { return }
    let name = title.isEmpty ? "" : ", \(title.visible)"
    let end = footer.isEmpty ? "" : ", footer \"\(footer.visible)\""
    lines.append(
      line: "section \(section)\(name): \(counted(sectionSizes[section], "row"))\(end)", .strong)
  }

  /// The columns that positions, index paths, titles and the values asked for take.
  ///
  /// The rows are looked through once for it, and written in a second look.
  private func columnWidths(
    keeping cells: inout KeptCells, _ stream: ResultStream
  ) throws(ResultStream.End) -> [Int] {
    let names = columns.isEmpty ? [] : ["title"] + columns
    var widths = [0, 0] + (columns.isEmpty ? [0] : names.map(\.displayWidth))
    var number = 0
    try forEachRow { row throws(ResultStream.End) in
      number += 1
      if number.isMultiple(of: 4096) { try stream.check() }
      widths[0] = max(widths[0], row.position.digitCount)
      widths[1] = max(
        widths[1], row.path.section.digitCount + 1 + row.path.row.digitCount)
      widths[2] = max(widths[2], cells.keep { append(titleOf: row, to: &$0) })
      for (index, column) in columnTexts.enumerated() {
        widths[3 + index] = max(
          widths[3 + index], cells.keep { append(column, of: row, to: &$0) })
      }
    }
    return widths
  }

  private func appendHead(_ widths: [Int], to lines: inout ListLines) {
    let start = lines.bytes.count
    lines.append(blanks: 4 + widths[0] + 2 + widths[1])
    for (name, width) in zip(["title"] + columns, widths.dropFirst(2)) {
      lines.append(blanks: 2)
      lines.append(blanks: width - lines.bytes.append(visible: name))
    }
    lines.mark(.faint, from: start)
    lines.endLine()
  }

  private func append(
    _ row: Row, _ widths: [Int], from cells: inout KeptCells, to lines: inout ListLines
  ) {
    lines.bytes.append(row.isSelected ? UInt8(ascii: ">") : UInt8(ascii: " "))
    lines.bytes.append(row.isWhite ? UInt8(ascii: "*") : UInt8(ascii: " "))
    if row.isSelected { lines.mark(.chosen, from: lines.bytes.count - 2) }
    let places = lines.bytes.count
    lines.append(blanks: 2 + widths[0] - row.position.digitCount)
    lines.bytes.append(number: row.position)
    lines.append(blanks: 2)
    let start = lines.bytes.count
    lines.bytes.append(path: row.path)
    lines.mark(.faint, from: places)
    lines.append(blanks: widths[1] - (lines.bytes.count - start) + 2)
    let title = lines.bytes.count
    let titleWidth = cells.take(to: &lines.bytes) { append(titleOf: row, to: &$0) }
    if row.isSelected { lines.mark(.chosen, from: title) }
    lines.append(blanks: widths[2] - titleWidth)
    for (index, column) in columnTexts.enumerated() {
      lines.append(blanks: 2)
      let width = cells.take(to: &lines.bytes) { append(column, of: row, to: &$0) }
      lines.append(blanks: widths[3 + index] - width)
    }
    if row.hasControl { lines.bytes += "  ≡".utf8 }
    lines.endLine()
  }

  /// Appends the title of a row, and returns the columns it takes.
  private func append(titleOf row: Row, to bytes: inout [UInt8]) -> Int {
    bytes.appendVisible { names.append(titleOf: row.handle, to: &$0) }
  }

  /// Appends what a row has in a column, and returns the columns of the terminal it takes.
  private func append(_ column: RowTexts, of row: Row, to bytes: inout [UInt8]) -> Int {
    bytes.appendVisible { _ = column(names.own(row.handle), &$0) }
  }
}
