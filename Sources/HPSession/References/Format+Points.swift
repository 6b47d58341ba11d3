import CommandKit

extension Format where Value == Double {
  /// A number of points, or of points a second: any that is no greater than one no screen comes near.
  static func points(_ valueName: String) -> Format {
    Format(valueName) { words throws(Diagnostic) in
      let word = try words.need(valueName)
      guard word.quoting == .bare, let points = Double(points: word.text) else {
        throw Diagnostic(
          .usage, "\(word.shown) is no number of points", at: word.range,
          hint: "a number up to \(Double.greatestMeasure.measure), down is positive")
      }
      return points
    }
  }
}

extension Double {
  /// The greatest measure in points; no screen comes near it.
  static let greatestMeasure = 1_000_000.0

  /// Reads a number of points, nil where the text is none or no screen comes near it.
  init?(points text: String) {
    guard let number = Double(text), abs(number) <= Double.greatestMeasure else { return nil }
    self = number
  }
}
