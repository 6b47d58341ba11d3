/// An encoding of text that is not UTF-8, known by the bytes at the start.
struct OtherEncoding {
  /// What people call it.
  let title: String
  /// What `iconv` calls it.
  let name: String

  /// The bytes that are looked at where there is no mark.
  private static let sample = 64

  private init(_ title: String, _ name: String? = nil) {
    self.title = title
    self.name = name ?? title
  }

  /// Finds the encoding by its byte-order mark, else by where its NUL bytes stand; nil for any other text.
  init?(of bytes: [UInt8]) {
    let start = Array(bytes.prefix(4))
    if start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF]) {
      self.init("UTF-32")
    } else if start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]) {
      self.init("UTF-16")
    } else if let name = Self.unmarked(bytes.prefix(Self.sample)) {
      self.init(name == "UTF-32LE" ? "UTF-32" : "UTF-16", name)
    } else {
      return nil
    }
  }

  /// Texts of people's data have a sign of ASCII in most places at their start, its other bytes being NUL.
  private static func unmarked(_ bytes: ArraySlice<UInt8>) -> String? {
    let count = bytes.count / 2
    guard count > 1 else { return nil }
    let even = (0..<count).count { bytes[$0 * 2] == 0 }
    let odd = (0..<count).count { bytes[$0 * 2 + 1] == 0 }
    if bytes[0] != 0, bytes[1...3].allSatisfy({ $0 == 0 }) { return "UTF-32LE" }
    if odd * 2 > count, even == 0 { return "UTF-16LE" }
    if even * 2 > count, odd == 0 { return "UTF-16BE" }
    return nil
  }

  /// The fault of a source in this encoding.
  func fault(in source: String) -> LoadFault {
    LoadFault(
      .badData, source, "is \(title), expected UTF-8",
      hint: Self.conversion(from: name, of: source))
  }

  /// How a file is brought to UTF-8.
  static func conversion(from name: String, of source: String) -> String {
    "iconv -f \(name) -t UTF-8 makes UTF-8 of it"
  }
}
