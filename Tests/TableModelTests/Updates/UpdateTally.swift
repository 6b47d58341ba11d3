/// How many batches were held against the oracle, and how many of them were valid.
struct UpdateTally: Sendable {
  var count = 0
  var valid = 0
  /// The first difference.
  var difference: String?

  /// Holds one more batch against the oracle, unless a difference has been found.
  mutating func check(
    _ operations: [UpdateOracle.Operation], before: [Int], after: [Int]
  ) {
    guard difference == nil else { return }
    count += 1
    switch UpdateComparison.compare(operations, before: before, after: after) {
    case .valid: valid += 1
    case .refused: break
    case .differs(let difference): self.difference = "case \(count): \(difference)"
    }
  }

  mutating func add(_ other: UpdateTally) {
    count += other.count
    valid += other.valid
    difference = difference ?? other.difference
  }
}
