import CommandKit

/// The rows a command names: a table, if it stands first, and ranges.
package struct RowsOperand: Sendable {
  /// The first word, if it may be the name of a table.
  let tableWord: Word?
  /// All words, the one that may be a table's name included.
  let ranges: [RowRange]

  /// The words that name the rows.
  var range: SourceRange? {
    ranges.first.map { first in ranges.dropFirst().reduce(first.range) { $0.union($1.range) } }
  }

  /// Reads words.
  ///
  /// - Throws: A `usage` diagnostic for a range without an end.
  init(_ words: [Word]) throws(Diagnostic) {
    tableWord = words.first.flatMap { $0.isTableName ? $0 : nil }
    var ranges: [RowRange] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.isBare("where") {
        ranges.append(try RowRange(where: Array(rest), after: word))
        rest = []
      } else if rest.first?.isBare("..") == true, let high = rest.dropFirst().first {
        ranges.append(try RowRange(from: word, through: high))
        rest = rest.dropFirst(2)
      } else {
        ranges.append(try RowRange(word))
      }
    }
    self.ranges = ranges
  }
}

extension Word {
  /// Whether the word may name a table.
  var isTableName: Bool { Name.isValid(self) }
}
