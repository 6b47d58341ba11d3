// The documentation of each stands at its requirement.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The answers of a controller that does not implement a method.
extension TableController {
  public var tableNames: [String] { ["main"] }

  public var cardTableName: String? { tableNames.first { $0 == "card" } }

  public var cardRowIdentity: String? { nil }

  public func numberOfSections(in tableView: TableView) -> Int { 1 }

  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  public func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    index
  }

  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

  public mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    tableView.reportNoMoveMethod()
  }

  public func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    proposed
  }

  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  public mutating func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tableView.reportNoCommitMethod()
  }

  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> EditingStyle {
    .delete
  }

  public mutating func tableView(
    _ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath
  ) {}

  public mutating func tableView(
    _ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?
  ) {}

  public mutating func tableView(
    _ tableView: TableView, willDisplay cell: inout TableCell, forRowAt indexPath: IndexPath
  ) {}

  public mutating func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    true
  }

  public mutating func tableView(
    _ tableView: TableView, didHighlightRowAt indexPath: IndexPath
  ) {}

  public mutating func tableView(
    _ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath
  ) {}

  public mutating func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  public mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  public mutating func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  public mutating func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

  public func orderMovedInPlace(ofTable tableName: String) -> RowOrder? { nil }

  public func tableView(
    _ tableView: TableView, identityForRowAt indexPath: IndexPath
  ) -> String? {
    nil
  }

  public func tableView(_ tableView: TableView, titleForRowAt indexPath: IndexPath) -> String {
    self.tableView(tableView, cellForRowAt: indexPath).text
  }
}
