package import CommandKit

/// A row as it is written, before anyone has looked for it.
package struct RowReference: Sendable {
  /// How the row is named.
  package enum Form: Sendable {
    /// `S:R`
    case path(SectionReference, row: Int)
    /// `S:last`
    case lastInSection(SectionReference)
    /// `N`, counted over the whole table from 0
    case position(Int)
    /// `@idprefix`
    case identity(String)
    case last
    case selected
    case title(String)
  }

  package let form: Form
  package let range: SourceRange
  /// Whether the word stood in quotes as a whole.
  let isQuoted: Bool

  /// Reads a row from a word.
  init(_ word: Word) {
    self = RowReference(numbers: word) ?? RowReference(word.parts, range: word.range)
  }

  /// Reads a row that is named by bare numbers, as most are: no text need be taken apart then.
  init?(numbers word: Word) {
    guard let form = RowReference.numericForm(of: word) else { return nil }
    self.form = form
    range = word.range
    isQuoted = false
  }

  /// Reads a row from the parts of a word.
  init(_ parts: [Word.Part], range: SourceRange) {
    self.range = range
    isQuoted = parts.allSatisfy(\.isQuoted)
    form = RowReference.form(of: parts, range: range)
  }

  /// Returns the form of a word that is `S:R` or `N` in bare digits, nil for all others and for huge numbers.
  private static func numericForm(of word: Word) -> Form? {
    guard word.quoting == .bare, word.isPlain else { return nil }
    var section: (index: Int, length: Int)?
    var value = 0
    var digits = 0
    var length = 0
    for byte in word.text.utf8 {
      if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 18 {
        value = value * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      } else if byte == UInt8(ascii: ":"), section == nil, digits > 0 {
        section = (value, length)
        (value, digits) = (0, 0)
      } else {
        return nil
      }
      length += 1
    }
    guard digits > 0 else { return nil }
    guard let section else { return .position(value) }
    let upper = word.range.upperBound - (length - section.length)
    return .path(
      SectionReference(
        index: section.index, range: SourceRange(word.range.lowerBound, upper)), row: value)
  }

  private static func form(of parts: [Word.Part], range: SourceRange) -> Form {
    let text = parts.map(\.text).joined()
    if parts.allSatisfy(\.isQuoted) { return .title(text) }
    if let first = parts.first, !first.isQuoted, first.text.hasPrefix("@") {
      return .identity(String(text.dropFirst()))
    }
    if parts.count == 1 {
      switch text {
      case "last": return .last
      case "selected": return .selected
      case _ where text.isAllDigits: return .position(Int(text) ?? .max)
      default: break
      }
    }
    return pathForm(of: parts) ?? .title(text)
  }

  /// Reads `S:R` and `S:last`, where the last part is bare and ends so.
  private static func pathForm(of parts: [Word.Part]) -> Form? {
    guard let (section, row) = RowReference.splitAtColon(parts) else { return nil }
    if row == "last" { return .lastInSection(section) }
    return row.isAllDigits ? .path(section, row: Int(row) ?? .max) : nil
  }

  /// Returns what stands before and after the last colon of the last part, if that is bare.
  static func splitAtColon(_ parts: [Word.Part]) -> (SectionReference, row: String)? {
    guard let last = parts.last, !last.isQuoted, let colon = last.text.lastIndex(of: ":") else {
      return nil
    }
    let head = last.text[..<colon]
    let row = String(last.text[last.text.index(after: colon)...])
    let text = parts.dropLast().map(\.text).joined() + head
    guard !text.isEmpty || parts.count > 1 else { return nil }
    let length = last.text.utf8.count - head.utf8.count
    let range = SourceRange(
      (parts.first ?? last).range.lowerBound, last.range.upperBound - length)
    return (SectionReference(text, isQuoted: parts.count > 1, range: range), row)
  }
}
