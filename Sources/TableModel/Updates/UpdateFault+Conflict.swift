extension UpdateFault {
  /// The combinations of two operations that are refused.
  ///
  /// Those on one place hold for rows and for sections alike; the grades are those of rows, for
  /// sections they are I. A section's move beside inserts and deletes of other sections is allowed.
  public enum Conflict: String, Hashable, Sendable, CaseIterable {
    /// One row or section is deleted twice: flaky in UIKit (grade R, IGListKit).
    case deletedTwice
    /// One is reloaded twice: a reload deletes (grade I).
    case reloadedTwice
    /// One is deleted and reloaded (grade U, XLData #14).
    case deletedAndReloaded
    /// One is deleted and moved away (grade R, Texture #507).
    case deletedAndMoved
    /// One is reloaded and moved away, also to its own place (grade U, rdar 33662307).
    case reloadedAndMoved
    /// One is moved to two places (grade U).
    case movedTwice
    /// Two are inserted in one place (grade U).
    case insertedTwice
    /// One is inserted in, and one moved to, the same place (grade U, YapDatabase #489).
    case insertedAndMovedTo
    /// Two are moved to one place (grade U).
    case movedToTwice

    /// A row is moved into a section that is inserted (grade U, rdar 17684030).
    case moveIntoInsertedSection
    /// A row is moved out of a section that is deleted (grade U, TLIndexPathTools #20).
    case moveOutOfDeletedSection
    /// A row is moved into a section that is reloaded, which inserts it (grade I).
    case moveIntoReloadedSection
    /// A row is moved out of a section that is reloaded, which deletes it (grade I).
    case moveOutOfReloadedSection
    /// A row of a section that is moved is reloaded (grade U, rdar 27041784).
    case reloadInMovedSection
    /// A row of a section that is moved is deleted (grade R, IGListKit).
    case deleteInMovedSection
    /// A row is inserted into a section that is moved (grade R, IGListKit).
    case insertInMovedSection
    /// A row is moved inside, into or out of a section that is moved (grade U, Differ #29).
    case moveInMovedSection
  }
}
