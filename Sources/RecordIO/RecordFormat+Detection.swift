import Records

extension RecordFormat {
  /// The format's name in a sentence.
  var title: String {
    switch self {
    case .json: "JSON"
    case .ndjson: "NDJSON"
    case .csv: "CSV"
    case .tsv: "TSV"
    case .sqlite: "SQLite"
    }
  }

  /// The bytes that every SQLite database begins with.
  static let databaseMark = Array("SQLite format 3\0".utf8)

  /// Finds the format that the end of a name stands for; a web address counts without what follows its path.
  init?(ofName name: String) {
    let path = name.prefix { $0 != "?" && $0 != "#" || !WebAddress.isOne(name) }
    self.init(fileName: String(path.split(separator: "/").last ?? ""))
  }

  /// Finds the format of some bytes: by what only one format can begin with, then by their name, then by
  /// the separators in their first line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the first line.
  init?(of bytes: [UInt8], named name: String) {
    if let sure = Self.certain(bytes) {
      self = sure
    } else if let named = RecordFormat(ofName: name) {
      self = named
    } else if let guessed = Self.likely(bytes) {
      self = guessed
    } else {
      return nil
    }
  }

  private static func certain(_ bytes: [UInt8]) -> RecordFormat? {
    if bytes.starts(with: databaseMark) { return .sqlite }
    let start = bytes.firstIndex(after: bytes.byteOrderMarkCount, where: \.isMark)
    guard let start else { return nil }
    let next = bytes.firstIndex(after: start + 1, where: \.isMark).map { bytes[$0] }
    switch (bytes[start], next) {
    case (UInt8(ascii: "["), UInt8(ascii: "{")), (UInt8(ascii: "["), UInt8(ascii: "]")):
      return .json
    case (UInt8(ascii: "{"), UInt8(ascii: "\"")), (UInt8(ascii: "{"), UInt8(ascii: "}")):
      return isLineOfLines(bytes, from: start) ? .ndjson : nil
    default: return nil
    }
  }

  /// Tells whether one object's end is followed by a line with another: inside a JSON text there is a comma between.
  private static func isLineOfLines(_ bytes: [UInt8], from start: Int) -> Bool {
    guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")),
      let next = bytes.firstIndex(after: end + 1, where: \.isMark),
      let last = bytes[start..<end].lastIndex(where: \.isMark)
    else { return false }
    return bytes[last] == UInt8(ascii: "}") && bytes[next] == UInt8(ascii: "{")
  }

  private static func likely(_ bytes: [UInt8]) -> RecordFormat? {
    guard let start = bytes.firstIndex(after: bytes.byteOrderMarkCount, where: \.isMark) else {
      return nil
    }
    if bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{") { return .json }
    switch DelimitedDialect.separator(of: bytes) {
    case nil: return nil
    case UInt8(ascii: "\t")?: return .tsv
    case _?: return .csv
    }
  }
}

extension UInt8 {
  /// Whether the byte is more than a blank of JSON.
  var isMark: Bool { self != 0x20 && self != 0x0A && self != 0x0D && self != 0x09 }
}

extension [UInt8] {
  /// Returns the first place from an offset on whose byte is such a one.
  func firstIndex(after offset: Int, where holds: (UInt8) -> Bool) -> Int? {
    self[Swift.min(offset, count)...].firstIndex(where: holds)
  }
}
