import CRecordJSON

extension HPJSONCode {
  /// What is wrong at the place.
  var reason: String {
    switch self {
    case .expectedDocument, .expectedValue: "expected a value"
    case .afterDocument: "more after the end of the value"
    case .expectedName: "expected a name in quotes"
    case .expectedColon: "expected :"
    case .expectedCommaOrBrace: "expected , or }"
    case .expectedCommaOrBracket: "expected , or ]"
    case .badHex: "expected four hexadecimal digits after \\u"
    case .badSurrogate: "half a surrogate pair"
    case .badEscape: "no such escape"
    case .expectedQuote: "expected \""
    case .badUTF8: "not UTF-8"
    case .expectedFraction: "expected a digit after the point"
    case .expectedExponent: "expected a digit in the exponent"
    case .tooDeep: "too deep"
    case .notAnObject: "not an object"
    case .noMemory: "no memory"
    case .ok: ""
    }
  }
}

extension HPJSONKind {
  /// The value that begins with the event, with its article.
  var noun: String {
    switch self {
    case .null: "null"
    case .false: "false"
    case .true: "true"
    case .number: "a number"
    case .string, .key: "a string"
    case .beginObject, .endObject: "an object"
    case .beginArray, .endArray: "an array"
    }
  }
}
