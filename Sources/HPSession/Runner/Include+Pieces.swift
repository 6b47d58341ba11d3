package import CommandKit

extension Include {
  /// The texts that are run one after another as one script: the whole file, of Markdown each block.
  ///
  /// - Throws: `syntax` at a fence of Markdown that is not closed.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package func pieces() throws(Diagnostic) -> [SourceText] {
    MarkdownScript.isMarkdown(path) ? try MarkdownScript(source).blocks : [source]
  }
}
