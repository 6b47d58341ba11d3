package import CommandKit

/// A section as it is written: its index or its title.
package struct SectionReference: Sendable {
  /// How the section is named.
  package enum Form: Sendable {
    case index(Int)
    case title(String)
  }

  package let form: Form
  package let range: SourceRange

  /// Reads a section from its parts; bare digits are an index.
  init(_ text: String, isQuoted: Bool, range: SourceRange) {
    self.range = range
    if !isQuoted, text.isAllDigits {
      form = .index(Int(text) ?? .max)
    } else {
      form = .title(text)
    }
  }

  /// Makes the reference to a section by its index.
  init(index: Int, range: SourceRange) {
    self.range = range
    form = .index(index)
  }

  /// Reads a section from a word.
  init(_ word: Word) {
    self.init(word.text, isQuoted: word.quoting != .bare, range: word.range)
  }

  /// The section as an error names it.
  var name: String {
    switch form {
    case .index(let index): "\(index)"
    case .title(let title): "\"\(title)\""
    }
  }
}

extension StringProtocol {
  /// Whether the text is one or more ASCII digits.
  var isAllDigits: Bool {
    !isEmpty && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
