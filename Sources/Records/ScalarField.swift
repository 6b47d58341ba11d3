/// What is known of a field that is neither array nor object before its value is decoded.
package struct ScalarField: Hashable, Sendable {
  package let name: String
  /// What the value is: null, bare or text.
  package let kind: FieldKind

  package init(name: String, kind: FieldKind) {
    self.name = name
    self.kind = kind
  }
}
