/// How the two sides of an expectation are compared.
package enum Comparison: String, CaseIterable, Sendable {
  case equal = "="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case contains
  case matches

  /// Whether it asks which of the two comes first.
  var isOrder: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .equal, .notEqual, .contains, .matches: false
    }
  }
}
