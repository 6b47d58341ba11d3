extension UnitReader {
  /// Returns whether a typed text can be run as it stands, or has a fault that more lines cannot
  /// mend; if not, the prompt goes on in a further line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package static func isComplete(_ text: String) -> Bool {
    var reader = UnitReader(name: "")
    reader.feed(text)
    reader.feed("\n")
    while true {
      switch reader.next() {
      case .unit: continue
      case .fault, .empty: return true
      case .incomplete: return false
      }
    }
  }
}
