package import CommandKit

/// One or more rows as they are written; ranges include both ends.
package struct RowRange: Sendable {
  /// How the rows are named.
  package enum Form: Sendable {
    case row(RowReference)
    /// `A..B`
    case through(RowReference, RowReference)
    /// `S:*`
    case section(SectionReference)
    /// `*`
    case all
    /// `where EXPR`: every row for which it holds; with the condition as a script writes it
    case matching(Expression, text: String)
  }

  package let form: Form
  package let range: SourceRange

  /// Reads rows from a word.
  ///
  /// - Throws: A `usage` diagnostic for `..` without an end on each side.
  init(_ word: Word) throws(Diagnostic) {
    range = word.range
    if let reference = RowReference(numbers: word) {
      form = .row(reference)
    } else if word.isBare("*") {
      form = .all
    } else if let (low, high) = RowRange.ends(of: word) {
      guard !low.isEmpty, !high.isEmpty else {
        throw Diagnostic(
          .usage, "a range has two ends", at: word.range,
          hint: "0:2..0:5 is the rows 0:2 to 0:5, both included")
      }
      form = try RowRange.through(
        RowReference(low, range: RowRange.range(of: low)),
        RowReference(high, range: RowRange.range(of: high)), at: word.range)
    } else if let (section, row) = RowReference.splitAtColon(word.parts), row == "*" {
      form = .section(section)
    } else {
      form = .row(RowReference(word))
    }
  }

  /// Reads the condition behind `where`, which takes all the words that are left.
  ///
  /// - Throws: A `usage` diagnostic at the word that does not fit.
  init(where words: [Word], after keyword: Word) throws(Diagnostic) {
    range = words.last.map { keyword.range.union($0.range) } ?? keyword.range
    let condition = try ConditionOperand(words, end: range.end)
    form = .matching(condition.expression, text: condition.text)
  }

  /// Makes the range of two words with `..` between them.
  ///
  /// - Throws: A `usage` diagnostic for numbers of which the second is the smaller.
  init(from low: Word, through high: Word) throws(Diagnostic) {
    range = low.range.union(high.range)
    form = try RowRange.through(RowReference(low), RowReference(high), at: range)
  }

  /// Returns the form of a range, whose ends are compared here where they are numbers.
  private static func through(
    _ low: RowReference, _ high: RowReference, at range: SourceRange
  ) throws(Diagnostic) -> Form {
    guard let first = low.numbers, let last = high.numbers, first.count == last.count,
      last.lexicographicallyPrecedes(first)
    else { return .through(low, high) }
    let (lowName, highName) = (RowRange.name(of: first), RowRange.name(of: last))
    throw .endsBeforeItBegins(low: lowName, high: highName, at: range)
  }

  private static func name(of numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ":")
  }

  /// Returns what stands before and after `..` in a bare part of a word.
  private static func ends(of word: Word) -> ([Word.Part], [Word.Part])? {
    let parts = word.parts
    for (index, part) in parts.enumerated() where !part.isQuoted {
      guard let dots = part.text.firstRange(ofText: "..") else { continue }
      let before = part.piece(part.text[..<dots.lowerBound], at: 0)
      let offset = part.text[..<dots.upperBound].utf8.count
      let after = part.piece(part.text[dots.upperBound...], at: offset)
      return (
        parts[..<index] + [before].compactMap(\.self),
        [after].compactMap(\.self) + parts[(index + 1)...]
      )
    }
    return nil
  }

  private static func range(of parts: [Word.Part]) -> SourceRange {
    parts.dropFirst().reduce(parts[0].range) { $0.union($1.range) }
  }
}

extension Diagnostic {
  /// The error for a range whose first end is behind its last.
  static func endsBeforeItBegins(low: String, high: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .usage, "the range ends before it begins: \(low) is after \(high)", at: range,
      hint: "\(high)..\(low)")
  }
}

extension RowReference {
  /// The numbers that name the row, nil where it takes a table to know where it stands.
  fileprivate var numbers: [Int]? {
    switch form {
    case .position(let position): return [position]
    case .path(let section, let row):
      guard case .index(let index) = section.form else { return nil }
      return [index, row]
    default: return nil
    }
  }
}

extension Word.Part {
  /// Returns a piece of a bare part at an offset in bytes, nil where it is empty.
  fileprivate func piece(_ text: Substring, at offset: Int) -> Word.Part? {
    guard !text.isEmpty else { return nil }
    let start = range.lowerBound + offset
    return Word.Part(
      kind: .text(String(text)), isQuoted: false,
      range: SourceRange(start, start + text.utf8.count))
  }
}

extension String {
  /// Returns where a text stands first in this one.
  fileprivate func firstRange(ofText text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
