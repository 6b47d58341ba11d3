package import CommandKit

/// What can be said of an update exception in a text.
package enum ExceptionExplanation {
  /// Returns an explanation of the first update exception in a text, or a script that ends in its numbers.
  ///
  /// The name is the text's file, nil where it has none.
  ///
  /// - Throws: `bad-data` where the text has none, `limit` where a script would be too large.
  /// - Complexity: O(*n*), where *n* is the length of the text, and of the script.
  package static func lines(
    of text: [UInt8], from name: String?, isScript: Bool
  ) throws(Diagnostic) -> [String] {
    let reports = UpdateReports(in: text)
    return isScript ? try reports.script(ofFile: name) : try reports.explanation(ofFile: name)
  }
}
