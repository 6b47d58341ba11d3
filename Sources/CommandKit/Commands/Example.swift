/// A command line that shows a command at work, and what it does.
package struct Example: Sendable, Hashable, ExpressibleByStringLiteral {
  package let text: String
  package let explanation: String

  package init(_ text: String, _ explanation: String = "") {
    self.text = text
    self.explanation = explanation
  }

  package init(stringLiteral value: String) { self.init(value) }
}
