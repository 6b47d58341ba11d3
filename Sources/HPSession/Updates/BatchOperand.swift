import CommandKit
import TableModel

/// The lines of a batch, and the table if one is named.
struct BatchOperand: Sendable {
  let tableWord: Word?
  let lines: [BatchLine]
  let range: SourceRange
}

extension Format where Value == BatchOperand {
  /// A table, if one stands first, and a block of lines.
  static var batch: Format {
    Format("[TABLE] { LINES }") { words throws(Diagnostic) in
      var table: Word?
      if words.peek?.block == nil { table = words.next() }
      let place = words.place
      let block = try Format<Block>.block.parse(&words)
      var lines: [BatchLine] = []
      for line in block.lines { lines.append(try BatchLine(line)) }
      return BatchOperand(tableWord: table, lines: lines, range: place)
    }
  }
}
