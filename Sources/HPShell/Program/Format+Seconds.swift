import CommandKit

extension Format where Value == Duration {
  /// A number of seconds above 0, with a fraction or not.
  static var seconds: Format {
    Format("S") { words throws(Diagnostic) in
      let word = try words.need("S")
      guard let seconds = Double(word.text), seconds > 0, seconds <= 1_000_000_000 else {
        throw Diagnostic(
          .usage, "\(word.shown) is not a number of seconds above 0", at: word.range)
      }
      return .microseconds(Int64((seconds * 1_000_000).rounded(.up)))
    }
  }
}
