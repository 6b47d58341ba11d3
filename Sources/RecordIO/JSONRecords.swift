import CRecordJSON
package import Records

/// The objects of a JSON text, each decoded from its bytes when asked for.
package struct JSONRecords: RecordSource {
  let bytes: [UInt8]
  let scan: JSONScan
  /// Whether nothing but the records was in the text.
  private let isWhole: Bool

  /// Checks a whole text that is one array and notes where its records stand.
  ///
  /// An array that was taken out of a larger text, with blanks in place of the rest, is not whole.
  ///
  /// - Throws: `badData` at the first place that is no JSON or no record, `limit` where it is nested
  ///   too deeply.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(
    _ bytes: [UInt8], source: String, isWhole: Bool = true,
    guide: LoadProgress.Guide = { _ in true }
  ) throws(LoadFault) {
    let scan = JSONScan(of: bytes, as: .array, guide: guide)
    guard !scan.wasStopped else { throw LoadFault(.interrupted, source, "interrupted") }
    guard scan.isComplete else {
      throw JSONFaults(source: source, bytes: bytes)
        .fault(in: JSONIndex(of: bytes), after: scan.starts.count)
    }
    self.init(bytes, scan, isWhole: isWhole)
  }

  /// Takes the records of a text that was found to be nothing else.
  init(_ bytes: [UInt8], _ scan: JSONScan, isWhole: Bool = true) {
    self.bytes = bytes
    self.scan = scan
    self.isWhole = isWhole
  }

  package var count: Int { scan.starts.count }

  package func record(at index: Int) -> Record {
    // A range holds one object: it was checked, and nothing can have written to it since.
    guard case .object(let record) = JSONDecoding.value(in: bytes, at: range(of: index)) else {
      return Record()
    }
    return record
  }

  package func value(_ path: FieldPath, at index: Int) -> Value? {
    let range = reach(of: index)
    let shape = scan.shapeOfRecord[index]
    let found = unsafe bytes.withUnsafeBytes { text in
      let record = unsafe UnsafeRawBufferPointer(rebasing: text[range])
      guard shape != JSONScan.noShape else { return unsafe JSONMember(path, in: record) }
      return unsafe JSONMember(path, in: record, names: scan.shapes[Int(shape)], of: text)
    }
    return switch found {
    case .none: nil
    case .value(let value): value
    case .unsure: record(at: index)[path]
    }
  }

  package func contains(_ path: FieldPath) -> Bool {
    // Each of the shapes is that of some record.
    let matches = scan.shapes.map { place(of: path, among: $0).match }
    if matches.contains(.one) { return true }
    let isNowhere = !path.isNested && !scan.hasShapelessRecords && !matches.contains(.unsure)
    return !isNowhere && (0..<count).contains { value(path, at: $0) != nil }
  }

  package func fieldReader(_ path: FieldPath) -> any FieldReader {
    JSONFieldReader(self, path)
  }

  /// Returns where a path as a whole stands among the names of a shape.
  func place(of path: FieldPath, among names: [HPJSONName]) -> HPJSONPlace {
    var text = path.text
    return text.withUTF8 { name in
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe HPJSONPlace(of: UnsafeRawBufferPointer(name), among: names, in: bytes)
      }
    }
  }

  package func scalarFields(ofRecordAt index: Int) -> [ScalarField] {
    unsafe bytes.withUnsafeBytes { text in
      let record = unsafe UnsafeRawBufferPointer(rebasing: text[reach(of: index)])
      return unsafe JSONMember.scalars(of: record)
    }
  }

  package func hasRecord(
    at index: Int, sameAs other: any RecordSource, at otherIndex: Int
  ) -> Bool {
    if let other = other as? JSONRecords,
      bytes[range(of: index)].elementsEqual(other.bytes[other.range(of: otherIndex)])
    {
      return true
    }
    return record(at: index) == other.record(at: otherIndex)
  }

  package var jsonLayout: JSONLayout? {
    guard isWhole, count > 0 else { return nil }
    let (first, last) = (range(of: 0), range(of: count - 1))
    // Records on lines of their own are no array.
    guard bytes[..<first.lowerBound].contains(UInt8(ascii: "[")) else { return nil }
    return JSONLayout(
      before: bytes[..<first.lowerBound],
      between: count > 1 ? bytes[first.upperBound..<scan.starts[1]] : nil,
      behind: bytes[last.upperBound...], first: bytes[first])
  }

  package func appendJSON(ofRecordAt index: Int, to bytes: inout [UInt8]) -> Bool {
    bytes += self.bytes[range(of: index)]
    return true
  }

  /// The bytes of a record, both braces included.
  private func range(of index: Int) -> Range<Int> {
    let reach = reach(of: index)
    let last = bytes[reach].lastIndex(of: UInt8(ascii: "}")) ?? reach.lowerBound
    return reach.lowerBound..<last + 1
  }

  /// The bytes from a record to the next: behind it, blanks and a comma at most.
  func reach(of index: Int) -> Range<Int> {
    let next = index + 1 < scan.starts.count ? scan.starts[index + 1] : scan.end
    return scan.starts[index]..<next
  }
}
