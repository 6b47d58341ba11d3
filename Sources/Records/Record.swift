/// What a row holds: fields in their order.
///
/// A name may stand more than once, as files have it. All are kept, and look-up finds the last.
package struct Record: Hashable, Sendable {
  package var fields: [Field]

  package init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The value of the field with this very name.
  ///
  /// - Complexity: O(*n*), where *n* is the number of fields.
  package subscript(name name: some StringProtocol) -> Value? {
    fields.last { $0.name == name }?.value
  }
}
