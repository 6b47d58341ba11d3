/// A sign between two whole numbers.
enum ArithmeticSign: String, CaseIterable, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case dividedBy = "/"
  case modulo = "%"

  /// Whether it binds as products do, stronger than sums.
  var isProduct: Bool { self != .plus && self != .minus }

  /// Returns the result, nil where a whole number cannot hold it; division by zero has none either.
  func result(_ left: Int, _ right: Int) -> Int? {
    if isDivision, right == 0 { return nil }
    let (value, overflow) =
      switch self {
      case .plus: left.addingReportingOverflow(right)
      case .minus: left.subtractingReportingOverflow(right)
      case .times: left.multipliedReportingOverflow(by: right)
      case .dividedBy: left.dividedReportingOverflow(by: right)
      case .modulo: left.remainderReportingOverflow(dividingBy: right)
      }
    return overflow ? nil : value
  }

  /// Whether the right side must not be zero.
  var isDivision: Bool { self == .dividedBy || self == .modulo }
}
