/// What a controller tells its table, in UIKit's words.
///
/// Each takes effect when the callback returns. The model must hold the new state by then.
extension TableView {
  /// Whether a row of the table is held in the air, so that its place stands open (grade A).
  ///
  /// To reload meanwhile would lose the drag.
  public var hasUncommittedUpdates: Bool {
    home.flatMap(\.liftedRow)?.table == name
  }

  /// Tells of several changes as one update; their order in it is irrelevant.
  public func performBatchUpdates(_ operations: [UpdateOperation]) {
    tell(BatchUpdate(operations))
  }

  /// Tells of rows that were inserted, by the index paths they have now.
  public func insertRows(at indexPaths: [IndexPath]) {
    tell(BatchUpdate(indexPaths.map(UpdateOperation.insertRow)))
  }

  /// Tells of rows that were deleted, by the index paths they had.
  public func deleteRows(at indexPaths: [IndexPath]) {
    tell(BatchUpdate(indexPaths.map(UpdateOperation.deleteRow)))
  }

  /// Asks for rows again; they leave the selection silently (grade U).
  public func reloadRows(at indexPaths: [IndexPath]) {
    tell(BatchUpdate(indexPaths.map(UpdateOperation.reloadRow)))
  }

  /// Tells of a row that was moved.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    tell(BatchUpdate([.moveRow(indexPath, to: newIndexPath)]))
  }

  /// Tells of sections that were inserted, by the indices they have now.
  public func insertSections(_ sections: [Int]) {
    tell(BatchUpdate(sections.map(UpdateOperation.insertSection)))
  }

  /// Tells of sections that were deleted, by the indices they had.
  public func deleteSections(_ sections: [Int]) {
    tell(BatchUpdate(sections.map(UpdateOperation.deleteSection)))
  }

  /// Asks for the rows of sections again; they leave the selection silently (grade I).
  public func reloadSections(_ sections: [Int]) {
    tell(BatchUpdate(sections.map(UpdateOperation.reloadSection)))
  }

  /// Tells of a section that was moved.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    tell(BatchUpdate([.moveSection(section, to: newSection)]))
  }
}
