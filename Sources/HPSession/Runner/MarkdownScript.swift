package import CommandKit

/// The scripts in a Markdown text: its fenced blocks whose info string starts with `hpsh`.
///
/// Fences are CommonMark's: three or more backquotes or tildes, up to three columns in from the text
/// around them, which may be an item of a list; the closing one is at least as long.
package struct MarkdownScript {
  /// The lines of each block, with the number of the first.
  package let blocks: [SourceText]
  /// Where each block stands in the text.
  package let ranges: [SourceRange]

  /// Returns whether a file is taken for Markdown, by its name.
  static func isMarkdown(_ path: String) -> Bool {
    let name = path.lowercased()
    return name.hasSuffix(".md") || name.hasSuffix(".markdown")
  }

  /// Finds the blocks.
  ///
  /// - Throws: `syntax` at a fence that is not closed, whatever stands behind it: the blocks after it
  ///   would not be seen.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package init(_ source: SourceText) throws(Diagnostic) {
    var scan = MarkdownFences(source)
    while scan.readLine() {}
    if let fence = scan.openFence {
      throw Diagnostic(
        .syntax, "the fence is not closed", at: fence,
        hint: "a line of as many signs alone closes it", source: source)
    }
    ranges = scan.ranges
    blocks = zip(scan.ranges, scan.firstLines).map { range, line in
      SourceText(
        name: source.name, bytes: Array(source.bytes[range.lowerBound..<range.upperBound]),
        firstLine: line)
    }
  }
}
