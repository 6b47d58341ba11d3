import CRecordJSON

/// What the check of a JSON text found, in words.
struct JSONFaults {
  let source: String
  let bytes: [UInt8]

  /// What keeps a text from being records, of which so many stand before the place.
  ///
  /// - Complexity: O(*n*), where *n* is the offset of the fault.
  func fault(in index: JSONIndex, after count: Int) -> LoadFault {
    switch index.outcome.code {
    case .ok:
      LoadFault(
        .badData, source, "is \(index.outcome.kind.noun), not an array of objects",
        hint: Self.expected)
    case .noMemory: LoadFault(.limit, source, "does not fit into memory")
    case .tooDeep:
      fault(at: index.offset, as: .limit, "more than \(HPJSONDepthLimit) levels deep")
    case .notAnObject:
      fault(
        at: index.offset,
        "element \(count) is \(index.outcome.kind.noun), not an object")
    case .expectedDocument where index.offset == bytes.count:
      LoadFault(.badData, source, "is empty", hint: Self.expected)
    case let code: textFault(code, at: index.offset)
    }
  }

  private static let expected = "expected an array of objects, [{\"name\": …}, …]"

  private func textFault(_ code: HPJSONCode, at offset: Int) -> LoadFault {
    guard offset < bytes.count else {
      return fault(at: bytes.count, "\(code.reason), but the text ends")
    }
    if bytes[offset] == 0 { return fault(at: offset, "a NUL byte") }
    if code == .expectedValue, let word = word(around: offset) {
      let text = String(decoding: bytes[word].prefix(20), as: UTF8.self)
      // A text that starts with a bare word is another format, such as CSV.
      let isFirst = bytes[..<word.lowerBound].allSatisfy { $0 <= 0x20 || $0 >= 0x80 }
      return fault(
        at: word.lowerBound, "\(text) is not a value", hint: isFirst ? Self.expected : nil)
    }
    if code == .badEscape, bytes[offset] < 0x20 {
      return fault(at: offset, "a control character in a string, which must be escaped")
    }
    return fault(at: offset, code.reason)
  }

  /// The bare word at an offset: the reader stops inside `tru`, people look at its start.
  private func word(around offset: Int) -> Range<Int>? {
    let start = bytes[..<offset].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { !isWord($0) } ?? bytes.count
    return start < end ? start..<end : nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "+", "-", ".": true
    default: false
    }
  }

  private func fault(
    at offset: Int, as kind: LoadFault.Kind = .badData, _ reason: String, hint: String? = nil
  ) -> LoadFault {
    LoadFault(kind, source, at: TextPlace(of: offset, in: bytes), reason, hint: hint)
  }
}
