package import CommandKit

/// What keeps a text from being a pattern, or a pattern from being looked for.
package struct PatternFault: Error, Equatable {
  /// What is wrong, in words.
  package let reason: String
  /// The bytes of the pattern at fault.
  package let place: Range<Int>
}

extension Diagnostic {
  /// Makes the error for a pattern that is none, at the signs at fault where the word is written as it reads.
  package init(_ fault: PatternFault, in pattern: String, at range: SourceRange) {
    // Quotes are one byte on each side; with escapes or variables in it the word stands for another text.
    let length = pattern.utf8.count
    let start: Int? =
      range.count == length
      ? range.lowerBound : range.count == length + 2 ? range.lowerBound + 1 : nil
    let place = start.map {
      SourceRange($0 + fault.place.lowerBound, $0 + fault.place.upperBound)
    }
    self.init(
      .usage, "\"\(pattern.clipped(to: 60))\" is no pattern: \(fault.reason)",
      at: place ?? range, hint: "help patterns says what one can have")
  }
}

extension Pattern {
  /// Reads a pattern that stands in a text.
  ///
  /// - Throws: `usage` at the signs that do not fit.
  init(_ text: String, at range: SourceRange) throws(Diagnostic) {
    do {
      try self.init(text)
    } catch {
      throw Diagnostic(error, in: text, at: range)
    }
  }
}
