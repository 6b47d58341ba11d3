/// Why a batch of updates is invalid: data alone, from which every report of UIKit's can be written.
///
/// UIKit raises an `NSInternalInconsistencyException` for each (grade U); here nothing has changed then.
public enum UpdateFault: Error, Hashable, Sendable {
  /// The number of sections after the batch is not what the operations make of the number before.
  case invalidSectionCount(SectionCounts)
  /// The number of rows of a section that stays is not what the operations make of it.
  case invalidRowCount(RowCounts)
  /// A delete, a reload or the source of a move names a row or section that was not there before.
  case missingBefore(UpdateOperation, Extent)
  /// An insert or the destination of a move names a place that is not there after.
  case missingAfter(UpdateOperation, Extent)
  /// Two operations exclude each other; these are the two, a section's before a row's and
  /// else in the order delete, reload, move, insert.
  ///
  /// UIKit's own text calls a reload and a move from one index path *a delete and a move*
  /// (rdar 33662307, grade U); the pair here is the true one.
  case conflict(Conflict, UpdateOperation, UpdateOperation)
}
