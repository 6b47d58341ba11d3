import Records

/// A delimited text after its check: its columns and where its lines stand.
struct DelimitedIndex {
  let separator: UInt8
  private(set) var columns: [Column] = []
  /// The offset of each line that holds a record.
  private(set) var starts: [Int] = []
  private let source: String
  private let hasHeadLine: Bool
  /// The bytes after which the guide hears of it again.
  private static let step = 1 << 20

  /// Checks a text in one pass.
  ///
  /// - Throws: `badData` at the first place that is not UTF-8, a NUL byte, an open quote, or a cell too many.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(
    of bytes: [UInt8], separator: UInt8?, hasHeadLine: Bool, source: String,
    guide: LoadProgress.Guide = { _ in true }
  ) throws(LoadFault) {
    let dialect = DelimitedDialect(of: bytes, separator: separator)
    self.separator = dialect.separator
    self.source = source
    self.hasHeadLine = hasHeadLine
    let faults = DelimitedFaults(source: source, bytes: bytes)
    if let fault = faults.textFault { throw fault }
    var reader = CellReader(bytes, separator: dialect.separator, at: dialect.start)
    var next = Self.step
    var wasStopped = false
    do throws(CellFault) {
      if hasHeadLine { columns = try Self.head(&reader) }
      while !reader.isAtEnd, !wasStopped {
        if let extra = try takeLine(&reader) {
          throw CellFault(offset: extra, kind: .tooMany(columns.count))
        }
        if reader.at >= next {
          wasStopped = !guide(
            LoadProgress(.checking, bytes: reader.at, of: bytes.count, rows: starts.count))
          next = reader.at + Self.step
        }
      }
    } catch {
      throw faults.fault(error)
    }
    if wasStopped { throw LoadFault(.interrupted, source, "interrupted") }
    guard !columns.isEmpty else { throw faults.empty }
  }

  /// Reads the names of the columns from the first line that has any.
  private static func head(_ reader: inout CellReader) throws(CellFault) -> [Column] {
    while !reader.isAtEnd {
      var names: [String] = []
      var cell = try reader.next()
      if cell.endsLine, cell.isEmpty, !cell.isQuoted { continue }
      while true {
        let text = reader.text(of: cell)
        names.append(cell.isQuoted ? text : text.trimmed)
        if cell.endsLine { break }
        cell = try reader.next()
      }
      return ColumnNames.distinct(names).map { Column(name: $0) }
    }
    return []
  }

  /// Takes the next line, unless it is blank; returns the offset of a cell with something in it that has no column.
  private mutating func takeLine(_ reader: inout CellReader) throws(CellFault) -> Int? {
    let start = reader.at
    var index = 0
    while true {
      let place = reader.at
      let cell = try reader.next()
      if index == 0, cell.endsLine, cell.isEmpty, !cell.isQuoted { return nil }
      if index < columns.count {
        columns[index].take(cell, in: reader.bytes)
      } else if !hasHeadLine {
        var column = Column(name: ColumnNames.unnamed(index))
        column.take(cell, in: reader.bytes)
        columns.append(column)
      } else if !cell.isEmpty {
        return place
      }
      index += 1
      if cell.endsLine { break }
    }
    starts.append(start)
    return nil
  }
}

extension DelimitedIndex {
  /// A column and what its cells have in common.
  struct Column {
    let name: String
    /// Whether every cell with something in it is a number by JSON's grammar, blanks around it apart.
    private(set) var hasNumbers = true

    init(name: String) {
      self.name = name
    }

    fileprivate mutating func take(_ cell: CellReader.Cell, in bytes: [UInt8]) {
      guard hasNumbers, !cell.isEmpty else { return }
      hasNumbers = bytes.isNumber(cell.isQuoted ? cell.range : bytes.trimmed(cell.range))
    }
  }
}

extension String {
  /// The text without blanks around it.
  fileprivate var trimmed: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar == " " || scalar == "\t" }
    let start = unicodeScalars.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...last])
  }
}
