// The documentation of each stands at its requirement.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// What a wrapper does not answer itself is passed on.
extension TableControllerWrapper {
  public var wrapperName: String? { nil }

  public func nameInside(ofTable tableName: String) -> String { tableName }

  public var tableNames: [String] { base.tableNames }

  public var cardTableName: String? { base.cardTableName }

  public var cardRowIdentity: String? { base.cardRowIdentity }

  public func numberOfSections(in tableView: TableView) -> Int {
    base.numberOfSections(in: inside(tableView))
  }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    base.tableView(inside(tableView), numberOfRowsInSection: section)
  }

  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableCell {
    base.tableView(inside(tableView), cellForRowAt: indexPath)
  }

  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) -> String? {
    base.tableView(inside(tableView), titleForHeaderInSection: section)
  }

  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) -> String? {
    base.tableView(inside(tableView), titleForFooterInSection: section)
  }

  public func sectionIndexTitles(for tableView: TableView) -> [String]? {
    base.sectionIndexTitles(for: inside(tableView))
  }

  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    base.tableView(inside(tableView), sectionForSectionIndexTitle: title, at: index)
  }

  public func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    base.tableView(inside(tableView), canMoveRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    base.tableView(inside(tableView), moveRowAt: source, to: destination)
  }

  public func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    base.tableView(
      inside(tableView), targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
  }

  public func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    base.tableView(inside(tableView), canEditRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) {
    base.tableView(inside(tableView), commit: editingStyle, forRowAt: indexPath)
  }

  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> EditingStyle {
    base.tableView(inside(tableView), editingStyleForRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath
  ) {
    base.tableView(inside(tableView), willBeginEditingRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?
  ) {
    base.tableView(inside(tableView), didEndEditingRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, willDisplay cell: inout TableCell, forRowAt indexPath: IndexPath
  ) {
    base.tableView(inside(tableView), willDisplay: &cell, forRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    base.tableView(inside(tableView), shouldHighlightRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, didHighlightRowAt indexPath: IndexPath
  ) {
    base.tableView(inside(tableView), didHighlightRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath
  ) {
    base.tableView(inside(tableView), didUnhighlightRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    base.tableView(inside(tableView), willSelectRowAt: indexPath)
  }

  public mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    base.tableView(inside(tableView), didSelectRowAt: indexPath)
  }

  public mutating func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    base.tableView(inside(tableView), willDeselectRowAt: indexPath)
  }

  public mutating func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    base.tableView(inside(tableView), didDeselectRowAt: indexPath)
  }

  public func tableView(
    _ tableView: TableView, identityForRowAt indexPath: IndexPath
  ) -> String? {
    base.tableView(inside(tableView), identityForRowAt: indexPath)
  }

  public func tableView(_ tableView: TableView, titleForRowAt indexPath: IndexPath) -> String {
    base.tableView(inside(tableView), titleForRowAt: indexPath)
  }

  /// Returns the table that the controller inside is asked about in the place of one.
  package func inside(_ tableView: TableView) -> TableView {
    let name = nameInside(ofTable: tableView.name)
    return name == tableView.name ? tableView : tableView.standIn(named: name)
  }
}
