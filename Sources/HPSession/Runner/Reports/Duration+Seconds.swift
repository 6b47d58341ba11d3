extension Duration {
  /// The time in whole microseconds.
  package var inMicroseconds: Int64 {
    components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
  }

  /// The time in seconds, to the microsecond.
  package var inSeconds: Double { Double(inMicroseconds) / 1_000_000 }

  /// The time in seconds as a decimal number without an exponent, which XML's schema knows not.
  var decimalSeconds: String {
    let fraction = String(inMicroseconds % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - fraction.utf8.count)
    return "\(inMicroseconds / 1_000_000).\(zeros)\(fraction)"
  }
}
