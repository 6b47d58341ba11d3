import CRecordJSON
import Records

extension JSONRecords {
  /// Checks a whole text with an object on each line and notes where its records stand.
  ///
  /// Lines of blanks alone are passed over.
  ///
  /// - Throws: `badData` at the first place that is no JSON or no object, `limit` where it is nested
  ///   too deeply.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  init(
    lines bytes: [UInt8], source: String, guide: LoadProgress.Guide = { _ in true }
  ) throws(LoadFault) {
    let scan = JSONScan(of: bytes, as: .lines, guide: guide)
    guard !scan.wasStopped else { throw LoadFault(.interrupted, source, "interrupted") }
    guard scan.isComplete else {
      throw Self.fault(ofLineBehind: scan, in: bytes, source)
    }
    guard !scan.starts.isEmpty else {
      throw LoadFault(.badData, source, "is empty", hint: "expected an object on each line")
    }
    self.init(bytes, scan)
  }

  /// What is wrong with the first line that is no record.
  private static func fault(
    ofLineBehind scan: JSONScan, in bytes: [UInt8], _ source: String
  ) -> LoadFault {
    let lineFeed = UInt8(ascii: "\n")
    let hasRecord = !scan.starts.isEmpty
    let behind =
      hasRecord
      ? bytes[scan.end...].firstIndex(of: lineFeed).map { $0 + 1 } : bytes.byteOrderMarkCount
    guard let first = bytes[(behind ?? bytes.count)...].firstIndex(where: \.isMark) else {
      return LoadFault(.limit, source, "does not fit into memory")
    }
    guard bytes[first] == UInt8(ascii: "{") else {
      return LoadFault(
        .badData, source, at: TextPlace(of: first, in: bytes), "expected an object",
        hint: "NDJSON has an object on each line")
    }
    let end = bytes[first...].firstIndex(of: lineFeed) ?? bytes.count
    // A line is checked as a text of its own, whose outermost object is what is wanted here.
    let line = Array(bytes[first..<end])
    return JSONFaults(source: source, bytes: line).fault(in: JSONIndex(of: line), after: 0)
      .moved(by: first, in: bytes, isLast: end == bytes.count)
  }
}

extension LoadFault {
  /// Returns the fault of a line as one of the whole text.
  fileprivate func moved(by offset: Int, in bytes: [UInt8], isLast: Bool) -> LoadFault {
    let end = ", but the text ends"
    let isCut = reason.hasSuffix(end) && !isLast
    return LoadFault(
      kind, source, at: place.map { TextPlace(of: $0.offset + offset, in: bytes) },
      isCut ? String(reason.dropLast(end.count)) + ", but the line ends" : reason, hint: hint)
  }
}
