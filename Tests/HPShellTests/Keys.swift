/// The keys that have no letter.
enum Keys {
  static let up = "\u{1B}[A"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}OH"
  static let end = "\u{1B}OF"
  static let escape = "\u{1B}"

  /// Returns Ctrl and a letter.
  static func control(_ letter: Character) -> String {
    letter.asciiValue.map { String(Unicode.Scalar($0 & 0x1F)) } ?? ""
  }
}
