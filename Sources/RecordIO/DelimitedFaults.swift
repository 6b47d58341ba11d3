/// What the check of a delimited text found, in words.
struct DelimitedFaults {
  let source: String
  let bytes: [UInt8]

  /// What keeps the bytes from being text at all, or nil.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  var textFault: LoadFault? {
    let nul = bytes.firstIndex(of: 0)
    if let offset = UTF8Check.firstFault(in: bytes), offset < nul ?? .max {
      return fault(
        at: offset, "not UTF-8",
        hint: OtherEncoding.conversion(from: "WINDOWS-1252", of: source)
          + ", if it is what Windows calls ANSI, or Latin-1")
    }
    return nul.map { fault(at: $0, "a NUL byte") }
  }

  /// The fault of a text without a line.
  var empty: LoadFault {
    LoadFault(
      .badData, source, "is empty", hint: "expected a line with the names of the columns")
  }

  /// The fault of a cell.
  func fault(_ fault: CellFault) -> LoadFault {
    switch fault.kind {
    case .openQuote: self.fault(at: fault.offset, "the quote that opens here is not closed")
    case .afterQuote:
      self.fault(
        at: fault.offset, "expected the end of the cell behind its closing quote",
        hint: "a quote inside a cell in quotes is written twice: \"a \"\"word\"\"\"")
    case .tooMany(let count):
      self.fault(
        at: fault.offset, "a cell more than the \(count) of the head line",
        hint: "a cell with the separator in it stands in quotes; --no-header takes every cell")
    }
  }

  private func fault(at offset: Int, _ reason: String, hint: String? = nil) -> LoadFault {
    LoadFault(.badData, source, at: TextPlace(of: offset, in: bytes), reason, hint: hint)
  }
}
