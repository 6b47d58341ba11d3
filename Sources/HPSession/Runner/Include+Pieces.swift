package import CommandKit

extension Include {
  /// The texts that are run one after another as one script: the whole file, of Markdown each block.
  ///
  /// - Throws: `syntax` at a fence of Markdown that is not closed.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func pieces() throws(Diagnostic) -> [SourceText] {
    MarkdownScript.isMarkdown(path) ? try MarkdownScript(source).blocks : [source]
  }

  /// Returns the script as one text: the whole file, of Markdown its blocks where they stand, and their fixtures behind them.
  ///
  /// - Throws: As ``pieces()``, and the fault of a block.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func joined() throws(Diagnostic) -> SourceText {
    guard MarkdownScript.isMarkdown(path) else { return source }
    var commands: [UInt8] = []
    var fixtures: [UInt8] = []
    var line = 1
    for piece in try pieces() {
      let files = try ScriptParser.parse(piece).fixtures.first?.range.lowerBound
      let lines = piece.bytes[..<(files ?? piece.bytes.count)]
      // What stands between the blocks is empty, so that each line keeps its number.
      commands += Array(repeating: UInt8(ascii: "\n"), count: max(0, piece.firstLine - line))
      commands += lines
      line = piece.firstLine + lines.count { $0 == UInt8(ascii: "\n") }
      fixtures += piece.bytes[(files ?? piece.bytes.count)...]
    }
    return SourceText(name: source.name, bytes: commands + fixtures)
  }
}
