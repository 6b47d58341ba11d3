extension Record {
  /// A name and its value.
  package struct Field: Hashable, Sendable {
    package var name: String
    package var value: Value

    package init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }
}
