package import CommandKit

/// A regular expression that paths are chosen by: one that is found anywhere in the path chooses it.
package struct PathPattern: Sendable {
  private let pattern: Pattern

  /// Reads a pattern.
  ///
  /// - Throws: `usage` for what is no regular expression.
  package init(_ word: Word) throws(Diagnostic) {
    pattern = try Pattern(word.text, at: word.range)
  }

  /// Returns the files in whose paths the pattern is found.
  package func fitting(_ files: [TestFile]) -> [TestFile] {
    // A path that is too long to search is not left out: its test is run rather than missed.
    files.filter { (try? pattern.isFound(in: $0.path)) ?? true }
  }
}

extension Format where Value == PathPattern {
  /// A regular expression for paths.
  package static var pathPattern: Format {
    Format<Word>.word("RE").map { word throws(Diagnostic) in try PathPattern(word) }
  }
}
