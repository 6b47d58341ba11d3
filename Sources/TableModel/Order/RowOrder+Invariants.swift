extension RowOrder {
  /// Returns whether each handle stands once.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func checkInvariants() -> Bool {
    var seen = Set<RowID>()
    return sections.allSatisfy { $0.allSatisfy { seen.insert($0).inserted } }
  }
}
