/// A small script that shows a command at work, and what it does.
///
/// Its `#>` lines hold what it prints, as those of any script do.
package struct Example: Sendable, Hashable, ExpressibleByStringLiteral {
  package let text: String
  package let explanation: String

  package init(_ text: String, _ explanation: String = "") {
    self.text = text
    self.explanation = explanation
  }

  package init(stringLiteral value: String) { self.init(value) }
}

extension Example {
  /// The example with what it shows as a comment over it: a script that can be run as it stands.
  package var script: String { explanation.isEmpty ? text : "# \(explanation)\n\(text)" }

  /// Returns whether a line of it begins with a command.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the example.
  package func runs(_ name: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let words = line.split(separator: " ").drop { $0 == "!" }
      return words.first.map { $0 == name } ?? false
    }
  }
}
