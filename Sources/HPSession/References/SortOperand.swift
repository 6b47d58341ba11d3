import CommandKit
import TableModel

/// A field to sort by, with `-` before it for descending.
struct SortOperand: Sendable {
  /// The field's name as a word.
  let field: Word
  /// Whether the greatest value comes first.
  let isDescending: Bool
  /// The word as it was written.
  let range: SourceRange

  /// Reads a word; a sign inside quotes belongs to the field's name.
  ///
  /// - Throws: A `usage` diagnostic for a sign alone.
  init(_ word: Word) throws(Diagnostic) {
    range = word.range
    isDescending = word.parts.first.map { !$0.isQuoted && $0.text.hasPrefix("-") } ?? false
    let name = isDescending ? String(word.text.dropFirst()) : word.text
    guard !name.isEmpty else {
      throw Diagnostic(
        .usage, "a field is missing", at: word.range, hint: "sort -FIELD begins with the greatest")
    }
    field = Word(name, range: word.range)
  }

  /// The field and direction.
  var key: SortKey { SortKey(field.text, isDescending: isDescending) }
}

extension Format where Value == SortOperand {
  /// A field, with `-` before it for descending.
  static var sortKey: Format {
    Format("FIELD", completion: .kind("field")) { words throws(Diagnostic) in
      try SortOperand(words.need("a field"))
    }
  }
}
