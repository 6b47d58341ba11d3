/// The place of a row in a table: a section and a row in it, both from 0.
///
///     IndexPath(row: 2, section: 1).description
///     // 1:2
///
/// Index paths are ordered as the table shows them: by section, then by row.
public struct IndexPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The section, from 0.
  public var section: Int
  /// The row in the section, from 0.
  public var row: Int

  /// Makes the index path of a row in a section, in UIKit's order of labels.
  public init(row: Int, section: Int) {
    self.section = section
    self.row = row
  }

  /// Returns whether the left index path stands before the right one in a table.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  /// The index path as people type it, `section:row`.
  public var description: String { "\(section):\(row)" }
}
