/// How a value is written in a command, and read from its words.
package struct Format<Value: Sendable>: Sendable {
  /// The value's name in a synopsis: `REF`, `N`, `FILE`.
  package let valueName: String
  package let completion: Completion
  private let read: @Sendable (inout WordCursor) throws(Diagnostic) -> Value

  /// Creates a format from a function that reads one word or more.
  package init(
    _ valueName: String, completion: Completion = .none,
    parse: @escaping @Sendable (inout WordCursor) throws(Diagnostic) -> Value
  ) {
    self.valueName = valueName
    self.completion = completion
    read = parse
  }

  /// Reads a value.
  ///
  /// - Throws: A `usage` diagnostic at the words that are none.
  package func parse(_ words: inout WordCursor) throws(Diagnostic) -> Value {
    try read(&words)
  }

  /// Returns the format with another name in the synopsis.
  package func named(_ valueName: String) -> Format {
    Format(valueName, completion: completion, parse: read)
  }

  /// Returns the format of values made from this one's.
  package func map<Other>(
    _ transform: @escaping @Sendable (Value) throws(Diagnostic) -> Other
  ) -> Format<Other> {
    Format<Other>(valueName, completion: completion) { words throws(Diagnostic) in
      try transform(parse(&words))
    }
  }
}
