import Records

/// What a dump with records says of the data beside the records themselves.
struct DumpedData {
  let schema: RecordSchema
  let grouping: FieldPath?
  /// The rows that were made since the data was loaded.
  let added: Int

  init(_ node: DumpNode) throws(DumpFault) {
    let object = try node.object()
    schema = RecordSchema(
      title: try object["title"]?.text().asField, id: try object["id"]?.text().asField,
      card: try object.need("card").cardFields())
    grouping = try object["group"]?.text().asField
    added = Int(try object["added"]?.measure(0...1e9) ?? 0)
  }
}

extension String {
  var asField: FieldPath { FieldPath(self) }
}

extension DumpNode {
  /// Reads the lines of a card, each field once.
  func cardFields() throws(DumpFault) -> [CardField] {
    var seen = Set<FieldPath>()
    return try array { node throws(DumpFault) in
      let object = try node.object()
      let field = CardField(
        label: try object.need("label").text(), path: try object.need("field").text().asField)
      guard seen.insert(field.path).inserted else {
        throw node.fault("the field \(field.path) stands on the card twice")
      }
      return field
    }
  }
}
