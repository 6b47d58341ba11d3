extension Double {
  /// The number as people write a measure: without a fraction where there is none.
  package var measure: String { Int(exactly: self).map(String.init) ?? description }
}
