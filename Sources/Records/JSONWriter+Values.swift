extension JSONWriter {
  /// Writes a whole value.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the value.
  package mutating func write(_ value: Value) {
    switch value {
    case .null: writeNull()
    case .bool(let flag): write(flag)
    case .number(let number): writeBare(number.spelling)
    case .string(let text): write(text)
    case .array(let values):
      beginArray()
      for value in values { write(value) }
      endArray()
    case .object(let record): write(record)
    }
  }

  /// Writes a record with all its fields in their order, repeated names too.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the record.
  package mutating func write(_ record: Record) {
    beginObject()
    for field in record.fields {
      key(field.name)
      write(field.value)
    }
    endObject()
  }

  package mutating func write(_ integer: Int) { writeBare(String(integer)) }

  /// Writes a measure, whole ones without a fraction; what is no number is null.
  package mutating func write(_ measure: Double) {
    guard measure.isFinite else { return writeNull() }
    if let integer = Int(exactly: measure) {
      write(integer)
    } else {
      writeBare(measure.description)
    }
  }

  package mutating func write(_ flag: Bool) { writeBare(flag ? "true" : "false") }

  package mutating func writeNull() { writeBare("null") }
}

extension JSONWriter {
  /// Returns a record as JSON on one line, without its end.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the record.
  package static func line(of record: Record) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(record)
    return writer.bytes
  }
}
