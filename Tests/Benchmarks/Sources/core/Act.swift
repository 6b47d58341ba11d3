/// Something that is done many times to some rows.
protocol Act {
  /// Does it once, at two of the rows.
  mutating func perform(from source: Int, to destination: Int)
}
