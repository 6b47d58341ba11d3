extension Value {
  /// The text shown for the value in a list or on a card.
  ///
  /// Null is empty, text is itself, a number its spelling; arrays and objects are compact JSON.
  package var display: String {
    switch self {
    case .null: ""
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.spelling
    case .string(let text): text
    case .array, .object: json
    }
  }

  /// The value as compact JSON.
  package var json: String {
    var writer = JSONWriter()
    writer.write(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
