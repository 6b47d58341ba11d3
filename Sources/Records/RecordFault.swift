/// Why a source's records cannot be used as asked.
package enum RecordFault: Error, Equatable {
  /// A record has no value in the field that should name it; null and empty text count as none.
  case missingID(FieldPath, record: Int)
  /// Two records have the same value in the field that should name them.
  case repeatedID(String, first: Int, second: Int)
  /// No record has the field; the known ones are there to suggest a near name.
  case noField(FieldPath, known: [FieldPath])
}

extension RecordFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingID(let path, let record): "record \(record) has no value in \"\(path)\""
    case .repeatedID(let id, let first, let second):
      "id \"\(id)\" stands in record \(first) and in record \(second)"
    case .noField(let path, _): "no field \"\(path)\""
    }
  }
}
