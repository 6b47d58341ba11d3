package import Records

/// Rows of cells under the same columns, packed into bytes and decoded when asked for.
///
/// A cell is a mark, the length of its text and the text: a row costs little more than what stands in it.
package struct StoredRecords: RecordSource {
  /// What a cell holds.
  private enum Mark: UInt8 {
    case null
    case number
    case text
  }

  private let columns: [String]
  private let places: [String: Int]
  fileprivate var bytes: [UInt8] = []
  private var starts: [Int] = []

  /// Makes rows under columns, whose names are made distinct.
  init(columns names: [String]) {
    columns = ColumnNames.distinct(names)
    places = Dictionary(
      columns.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The bytes that the rows take.
  var size: Int { bytes.count + starts.count * 8 }

  /// Begins a row; as many cells as there are columns follow.
  mutating func beginRow() { starts.append(bytes.count) }

  mutating func appendNull() { bytes.append(Mark.null.rawValue) }

  /// Appends a number by a spelling of JSON's grammar.
  mutating func append(number spelling: String) {
    append(.number, length: spelling.utf8.count)
    bytes.append(contentsOf: spelling.utf8)
  }

  /// Appends a text, whose bytes are UTF-8.
  mutating func append(text: UnsafeRawBufferPointer) {
    append(.text, length: text.count)
    unsafe bytes.append(contentsOf: text)
  }

  private mutating func append(_ mark: Mark, length: Int) {
    bytes.append(mark.rawValue)
    var rest = length
    // Seven bits a byte, the lowest first; the eighth says that more follow.
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}

extension StoredRecords {
  package var count: Int { starts.count }

  package var columnNames: [String] { columns }

  package func record(at index: Int) -> Record {
    var at = starts[index]
    return Record(columns.map { Record.Field($0, value(at: &at)) })
  }

  package func value(_ path: FieldPath, at index: Int) -> Value? {
    guard let place = places[path.text] else { return nil }
    var at = starts[index]
    for _ in 0..<place { _ = cell(at: &at) }
    return value(at: &at)
  }

  package func fieldReader(_ path: FieldPath) -> any FieldReader {
    StoredFieldReader(records: self, place: places[path.text])
  }

  private func value(at offset: inout Int) -> Value {
    let (mark, range) = cell(at: &offset)
    switch mark {
    case .null: return .null
    case .number: return .number(Number(checked: String(decoding: bytes[range], as: UTF8.self)))
    case .text: return .string(String(decoding: bytes[range], as: UTF8.self))
    }
  }

  /// Reads over the cell at an offset.
  private func cell(at offset: inout Int) -> (Mark, Range<Int>) {
    let mark = Mark(rawValue: bytes[offset]) ?? .null
    offset += 1
    guard mark != .null else { return (mark, offset..<offset) }
    var length = 0
    var shift = 0
    while bytes[offset] > 0x7F {
      length |= Int(bytes[offset] & 0x7F) << shift
      shift += 7
      offset += 1
    }
    length |= Int(bytes[offset]) << shift
    let start = offset + 1
    offset = start + length
    return (mark, start..<offset)
  }
}

/// Reads a column of stored rows.
private struct StoredFieldReader: FieldReader {
  let records: StoredRecords
  /// The number of the column, nil where there is none.
  let place: Int?

  @unsafe func withTexts(
    ofRecordsAt indices: Range<Int>, _ body: (Int, FieldKind, UnsafeRawBufferPointer) -> Void
  ) {
    for index in indices {
      let (kind, range) = place.map { records.text(at: $0, ofRecordAt: index) } ?? (.missing, 0..<0)
      unsafe records.bytes.withUnsafeBytes { bytes in
        unsafe body(index, kind, UnsafeRawBufferPointer(rebasing: bytes[range]))
      }
    }
  }
}

extension StoredRecords {
  /// Returns what stands in a column of a row, and where its text does.
  fileprivate func text(at place: Int, ofRecordAt index: Int) -> (FieldKind, Range<Int>) {
    var at = starts[index]
    for _ in 0..<place { _ = cell(at: &at) }
    let (mark, range) = cell(at: &at)
    switch mark {
    case .null: return (.null, range)
    case .number: return (.bare, range)
    case .text: return (.text, range)
    }
  }
}
