package import Records

/// The lines of a delimited text, each decoded from its bytes when asked for.
///
/// Cells are text, those of a column whose cells are all numbers are numbers, spelled as they stand but for
/// blanks around them. A cell with nothing in it, and one that is missing at the end of a line, is null; one of two quotes alone is
/// an empty text.
package struct DelimitedRecords: RecordSource {
  private let bytes: [UInt8]
  private let index: DelimitedIndex
  private let places: [String: Int]

  /// Checks a whole text and notes where its lines stand.
  ///
  /// - Throws: `badData` at the first place that is no such text.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(
    _ bytes: [UInt8], separator: UInt8?, hasHeadLine: Bool, source: String,
    guide: LoadProgress.Guide = { _ in true }
  ) throws(LoadFault) {
    self.bytes = bytes
    index = try DelimitedIndex(
      of: bytes, separator: separator, hasHeadLine: hasHeadLine, source: source,
      guide: guide)
    places = Dictionary(
      index.columns.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  package var count: Int { index.starts.count }

  package var columnNames: [String] { index.columns.map(\.name) }

  package var separator: UInt8? { index.separator }

  package func record(at position: Int) -> Record {
    var cells = line(at: position)
    return Record(
      index.columns.map { column in Record.Field(column.name, cells.next(as: column)) })
  }

  package func value(_ path: FieldPath, at position: Int) -> Value? {
    guard let place = places[path.text] else { return nil }
    var cells = line(at: position)
    for _ in 0..<place { cells.skip() }
    return cells.next(as: index.columns[place])
  }

  private func line(at position: Int) -> Line {
    Line(reader: CellReader(bytes, separator: index.separator, at: index.starts[position]))
  }
}

extension DelimitedRecords {
  /// The cells of one line, which was checked.
  private struct Line {
    var reader: CellReader
    var isAtEnd = false

    /// Takes the next cell as a value of its column.
    mutating func next(as column: DelimitedIndex.Column) -> Value {
      guard let cell = take() else { return .null }
      if cell.isEmpty { return cell.isQuoted ? .string("") : .null }
      guard column.hasNumbers else { return .string(reader.text(of: cell)) }
      let number = reader.bytes[reader.bytes.trimmed(cell.range)]
      return .number(Number(checked: String(decoding: number, as: UTF8.self)))
    }

    mutating func skip() { _ = take() }

    private mutating func take() -> CellReader.Cell? {
      guard !isAtEnd, let cell = try? reader.next() else { return nil }
      isAtEnd = cell.endsLine
      return cell
    }
  }
}
