extension UpdateFault {
  /// The four numbers of an invalid number of sections.
  public struct SectionCounts: Hashable, Sendable {
    /// How many sections the data source has after the batch.
    public let after: Int
    /// How many sections the table showed before it.
    public let before: Int
    /// How many sections were inserted.
    public let inserted: Int
    /// How many sections were deleted.
    public let deleted: Int

    /// Makes the numbers, in the order of UIKit's report.
    public init(after: Int, before: Int, inserted: Int = 0, deleted: Int = 0) {
      self.after = after
      self.before = before
      self.inserted = inserted
      self.deleted = deleted
    }
  }

  /// The section and the six numbers of an invalid number of rows, in the order of UIKit's report.
  public struct RowCounts: Hashable, Sendable {
    /// The section's index after the batch, as UIKit's report of a moved one has it (rdar 27041784, grade U).
    public let section: Int
    /// The section's index before the batch.
    public let oldSection: Int
    /// How many rows the data source has in the section after the batch.
    public let after: Int
    /// How many rows the table showed in it before.
    public let before: Int
    /// How many rows were inserted into it.
    public let inserted: Int
    /// How many rows were deleted from it.
    public let deleted: Int
    /// How many rows were moved into it, those moved inside it included (grade I).
    public let movedIn: Int
    /// How many rows were moved out of it, those moved inside it included (grade I).
    public let movedOut: Int

    /// Makes the numbers, in the order of UIKit's report; a section that does not move has one index.
    public init(
      section: Int,
      oldSection: Int? = nil,
      after: Int,
      before: Int,
      inserted: Int = 0,
      deleted: Int = 0,
      movedIn: Int = 0,
      movedOut: Int = 0
    ) {
      self.section = section
      self.oldSection = oldSection ?? section
      self.after = after
      self.before = before
      self.inserted = inserted
      self.deleted = deleted
      self.movedIn = movedIn
      self.movedOut = movedOut
    }
  }

  /// How much there is where a row or section is missing, as UIKit's "there are only" says it.
  public enum Extent: Hashable, Sendable {
    /// The number of sections: the section itself is not there.
    case sections(Int)
    /// The number of rows of the section.
    case rows(Int)
  }
}
