import CRecordJSON
import Records

/// Reads a field of JSON records where its value stands, decoding only what is not spelled as it is shown.
struct JSONFieldReader: FieldReader {
  /// Where the records of a shape have the field.
  private struct Column {
    let place: HPJSONPlace
    /// Where the shape's names begin among all.
    let names: Int
  }

  private let records: JSONRecords
  private let path: FieldPath
  private let columns: [Column]
  /// The names of all shapes, one shape behind the other.
  private let names: [HPJSONName]

  init(_ records: JSONRecords, _ path: FieldPath) {
    self.records = records
    self.path = path
    var names: [HPJSONName] = []
    columns = records.scan.shapes.map { shape in
      defer { names += shape }
      return Column(place: records.place(of: path, among: shape), names: names.count)
    }
    self.names = names
  }

  @unsafe func withTexts(
    ofRecordsAt indices: Range<Int>, _ body: (Int, FieldKind, UnsafeRawBufferPointer) -> Void
  ) {
    // The bytes are asked for once for all: with each record it would take as long as to read it.
    unsafe records.bytes.withUnsafeBytes { bytes in
      unsafe names.withUnsafeBufferPointer { names in
        for index in indices {
          let record = unsafe UnsafeRawBufferPointer(rebasing: bytes[records.reach(of: index)])
          if let (kind, text) = unsafe shown(in: record, at: index, names) {
            unsafe body(index, kind, UnsafeRawBufferPointer(rebasing: record[text]))
          } else {
            unsafe DecodingFieldReader(source: records, path: path)
              .withTexts(ofRecordsAt: index..<index + 1, body)
          }
        }
      }
    }
  }

  /// Finds the bytes of a record that are what the field shows, nil where only decoding tells.
  @unsafe private func shown(
    in record: UnsafeRawBufferPointer, at index: Int, _ names: UnsafeBufferPointer<HPJSONName>
  ) -> (kind: FieldKind, text: Range<Int>)? {
    let shape = records.scan.shapeOfRecord[index]
    guard shape != JSONScan.noShape else { return nil }
    let column = columns[Int(shape)]
    switch column.place.match {
    case .unsure: return nil
    case .none: return path.isNested ? nil : (.missing, 0..<0)
    case .one:
      return unsafe HPJSONMemberAt(
        record.baseAddress, record.count, names.baseAddress.map { unsafe $0 + column.names },
        column.place.index
      ).shown
    }
  }
}

extension HPJSONMember {
  /// What a value is and its bytes that are what it shows, nil where it is spelled otherwise.
  fileprivate var shown: (kind: FieldKind, text: Range<Int>)? {
    guard match == .one else { return nil }
    return switch kind {
    case .null: (.null, start..<start)
    case .true, .false, .number: (.bare, start..<end)
    case .string: isPlain ? (.text, start + 1..<end - 1) : nil
    default: nil
    }
  }
}
