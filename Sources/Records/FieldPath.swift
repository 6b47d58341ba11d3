/// The way to a field: its name, or names joined by dots for a field inside an object.
///
///     record["wand.core"]  // the core in the object "wand", or the field named "wand.core"
package struct FieldPath: Hashable, Sendable {
  package let text: String

  /// Takes any text, since a field may have any name.
  package init(_ text: String) {
    self.text = text
  }

  /// Whether the path may lead into an object.
  package var isNested: Bool { text.utf8.contains(UInt8(ascii: ".")) }
}

extension FieldPath: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral text: String) {
    self.init(text)
  }

  package var description: String { text }
}
