/// Writes records one after the other in a format, each in as few pieces of memory as it takes.
///
///     var writer = RecordsWriter(.csv, columns: columns)
///     writer.begin()
///     writer.write(record)
///     writer.end()
///
/// A long text is streamed by emptying ``bytes`` now and then.
package struct RecordsWriter: Sendable {
  /// What was written and not yet taken away.
  package var bytes: [UInt8] = []
  private let format: TextFormat
  private let delimited: DelimitedText?
  private let columns: RecordColumns
  private let layout: JSONLayout
  private var isEmpty = true

  /// Makes a writer; columns and what the source has between cells count where the format is lines of
  /// values, the layout where it is an array.
  package init(
    _ format: TextFormat, columns: RecordColumns = RecordColumns(),
    layout: JSONLayout = JSONLayout(), separator: UInt8? = nil
  ) {
    self.format = format
    self.columns = columns
    self.layout = layout
    delimited = format == .csv ? .csv(like: separator) : format.delimited
  }

  /// Writes what stands before the first record.
  package mutating func begin() {
    guard let text = delimited, !columns.names.isEmpty else { return }
    text.append(head: columns.head, to: &bytes)
  }

  /// Writes what stands behind the last record.
  package mutating func end() {
    guard format == .json else { return }
    bytes += isEmpty ? Array("[]\n".utf8) : layout.closing
  }

  /// Writes a record.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the record.
  package mutating func write(_ record: Record) {
    separate()
    switch format {
    case .json: layout.append(record, to: &bytes)
    case .ndjson: appendLine(of: record)
    case .csv, .tsv: delimited?.append(cells: columns.cells(of: record), to: &bytes)
    }
  }

  /// Writes a record of a source, as the source spells it where that is the same format.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the record.
  package mutating func writeRecord(at index: Int, of source: some RecordSource) {
    guard delimited == nil else { return write(source.record(at: index)) }
    let (start, wasEmpty) = (bytes.count, isEmpty)
    separate()
    let first = bytes.count
    guard source.appendJSON(ofRecordAt: index, to: &bytes) else {
      // write separates too, and the first record has nothing before it but the opening.
      bytes.removeSubrange(start...)
      isEmpty = wasEmpty
      return write(source.record(at: index))
    }
    guard format == .ndjson else { return }
    if bytes[first...].contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      bytes.removeSubrange(start...)
      appendLine(of: source.record(at: index))
    } else {
      bytes.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func separate() {
    if format == .json { bytes += isEmpty ? layout.opening : layout.separator }
    isEmpty = false
  }

  private mutating func appendLine(of record: Record) {
    bytes += JSONWriter.line(of: record)
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension TextFormat {
  /// The format of each line, nil for one of objects.
  var delimited: DelimitedText? {
    switch self {
    case .json, .ndjson: nil
    case .csv: .csv
    case .tsv: .tsv
    }
  }
}
