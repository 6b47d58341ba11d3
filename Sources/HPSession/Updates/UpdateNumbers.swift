import TableModel

/// The numbers of an update that does not add up: those of a section's rows, or of the sections.
struct UpdateNumbers: Hashable, Sendable {
  /// What the data source has after the update.
  let after: Int
  /// What the table showed before it.
  let before: Int
  let inserted: Int
  let deleted: Int
  /// How many moved into and out of a section, nil where no one said: of sections, and in old reports.
  let moved: Moved?

  /// The two numbers about moves.
  struct Moved: Hashable, Sendable {
    let into: Int
    let outOf: Int
  }

  /// Makes the numbers of a report.
  init(after: Int, before: Int, inserted: Int, deleted: Int, moved: Moved?) {
    self.after = after
    self.before = before
    self.inserted = inserted
    self.deleted = deleted
    self.moved = moved
  }

  /// Makes the numbers of a section's rows.
  init(_ counts: UpdateFault.RowCounts) {
    self.init(
      after: counts.after, before: counts.before, inserted: counts.inserted,
      deleted: counts.deleted, moved: Moved(into: counts.movedIn, outOf: counts.movedOut))
  }

  /// Makes the numbers of the sections.
  init(_ counts: UpdateFault.SectionCounts) {
    self.init(
      after: counts.after, before: counts.before, inserted: counts.inserted,
      deleted: counts.deleted, moved: nil)
  }
}

extension UpdateNumbers {
  /// By how much the table was told that the number changes; what is past the largest number stays at it.
  var change: Int {
    let more = inserted.addingUp(moved?.into ?? 0)
    let less = deleted.addingUp(moved?.outOf ?? 0)
    return more - less
  }

  /// What the data source should have after the update.
  var expected: Int { before.addingUp(change) }

  /// Whether the table was told of anything.
  var isTold: Bool {
    inserted > 0 || deleted > 0 || moved.map { $0.into > 0 || $0.outOf > 0 } ?? false
  }

  /// The numbers in the order of UIKit's report, with a noun behind the first if one is given.
  func listed(noun: String? = nil) -> String {
    let first = noun.map { counted(after, $0) } ?? "\(after)"
    let numbers = "\(first) after, \(before) before, \(inserted) inserted, \(deleted) deleted"
    guard let moved else { return numbers }
    return "\(numbers), \(moved.into) moved in, \(moved.outOf) moved out"
  }

  /// What must have happened for the numbers to be as they are.
  var cause: String {
    if !isTold { return "the model changed and the table was not told" }
    if after == before { return "the table was told of a change that the model has not made" }
    return "the model and the table were changed differently"
  }

  /// The numbers and the cause, as one sentence.
  var report: String {
    let says = isTold && after != before ? "\(after) should be \(expected): " : ""
    return "\(listed()); \(says)\(cause)"
  }
}

extension Int {
  /// Returns a sum, or the nearest number there is.
  fileprivate func addingUp(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? (other > 0 ? .max : .min) : sum
  }
}
