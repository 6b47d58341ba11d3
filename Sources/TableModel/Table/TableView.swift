/// A table of a screen, as its controller's callbacks see it.
///
/// A class, since a callback needs something to speak to while it changes the controller. The table's
/// state is a value held by the ``Screen``. What a callback tells a table takes effect when the
/// callback returns; what it asks is answered at once. A table that its screen has no more, or whose
/// screen is gone, is empty and hears nothing.
public final class TableView {
  /// The table's name, by which a controller tells its tables apart.
  public let name: String
  /// The index in the screen's tables, as long as the table is one of them.
  var index: Int {
    get { original?.index ?? ownIndex }
    set { ownIndex = newValue }
  }
  private var ownIndex: Int
  private let link: ScreenLink?
  /// The table of the screen that this one speaks for, nil where it is one itself.
  private let original: TableView?
  /// The names under which other tables are found here, where they are not their own.
  private let detours: [String: String]

  init(name: String, index: Int, screen: Screen) {
    self.name = name
    self.ownIndex = index
    link = screen.link
    original = nil
    detours = [:]
  }

  /// Makes a table without a screen, for questions that a controller answers by the table's name alone.
  package init(named name: String) {
    self.name = name
    ownIndex = 0
    link = nil
    original = nil
    detours = [:]
  }

  /// Makes a stand-in for a table; see ``standIn(named:leading:)``.
  private init(for table: TableView, named name: String, leading detours: [String: String]) {
    self.name = name
    self.detours = detours
    ownIndex = 0
    link = table.link
    original = table.original ?? table
  }

  /// Returns a table that shows and hears what this one does, under another name or with other tables behind names.
  ///
  /// A wrapper that makes a mistake about tables hands it to the controller inside: `detours` has the
  /// names that lead elsewhere, with the name of the table they lead to.
  package func standIn(
    named name: String? = nil, leading detours: [String: String] = [:]
  ) -> TableView {
    TableView(
      for: self, named: name ?? self.name, leading: self.detours.merging(detours) { $1 })
  }

  /// The screen, nil where it is gone or has this table no more.
  var home: Screen? {
    guard let screen = link?.screen, screen.tables.indices.contains(index),
      screen.tables[index] === own
    else { return nil }
    return screen
  }

  /// The table as the screen knows it.
  var own: TableView { original ?? self }

  /// The number of sections that the table shows.
  public var numberOfSections: Int { home?.keptState.tables[index].shown.numberOfSections ?? 0 }

  /// Returns the number of rows that the table shows in a section, 0 where the section is not there.
  public func numberOfRows(inSection section: Int) -> Int {
    guard let home, home.keptState.tables[index].shown.sectionIndices.contains(section) else {
      return 0
    }
    return home.keptState.tables[index].shown.numberOfRows(inSection: section)
  }

  /// The index path of the selected row, the first one where there are several, nil without a selection.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The index paths of the selected rows in order, nil rather than empty without a selection (grade A).
  ///
  /// - Complexity: O(*k* · *n*) for *k* selected of *n* rows.
  public var indexPathsForSelectedRows: [IndexPath]? {
    guard let paths = home?.selection(in: own), !paths.isEmpty else { return nil }
    return paths
  }

  /// Returns the cell of a row, nil where the row is off screen (grade A).
  public func cellForRow(at indexPath: IndexPath) -> TableCell? { cells[indexPath] }

  /// The cells on screen.
  ///
  ///     tableView.cells[indexPath]?.textColor = .white
  ///
  /// Reading gives nil for a row off screen; writing to one does nothing.
  public var cells: Cells { Cells(screen: home, table: index) }

  /// The index paths of the rows on screen in order, nil rather than empty where there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    guard let paths = home?.geometry(of: own).visiblePaths, !paths.isEmpty else { return nil }
    return paths
  }

  /// Returns the row at a distance from the top of the content in points, nil between rows (grade A).
  public func indexPathForRow(at distance: Double) -> IndexPath? {
    home?.geometry(of: own).path(at: distance)
  }

  /// The distance from the top of the content to the top of the frame, in points.
  public var contentOffset: Double { home?.contentOffset(of: own) ?? 0 }

  /// Returns a cell that waits to be used again, with the look it had; a new one where none waits.
  ///
  /// What the caller does not set stays as it was: the usual cause of a row that looks like another.
  /// The cell leaves the pool only for the row that the table is asking about.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableCell {
    guard let home else { return TableCell(text: "", reuseIdentifier: identifier) }
    return home.isMakingCell
      ? home.state.tables[index].pool.take(identifier)
      : home.state.tables[index].pool.next(identifier)
  }

  /// Scrolls a row to a position in the frame once the callback has returned.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition) {
    home?.receive(.scroll(indexPath, at: position, table: own.name))
  }

  /// Asks for everything again; the selection is lost silently (grade U, R).
  public func reloadData() { home?.receive(.reloadData(table: own.name)) }

  /// Lets the card bounce by some points and back, without changing where it rests (grade I).
  public func nudgeCard(by points: Double) { home?.receive(.nudgeCard(points: points)) }

  /// Returns another table of the same screen, nil where none has the name.
  public func table(named name: String) -> TableView? { home?.table(named: detours[name] ?? name) }

  func tell(_ batch: BatchUpdate) { home?.receive(.update(batch, table: own.name)) }

  /// Whether the table is in editing mode, or has turned to it by itself for a row that was swiped (grade A).
  public var isEditing: Bool {
    guard let state = home?.state.tables[index] else { return false }
    return state.isEditing || state.swipedRow != nil
  }

  /// Turns editing mode on or off.
  public func setEditing(_ isEditing: Bool) {
    home?.receive(.setEditing(isEditing, table: own.name))
  }

  func reportNoCommitMethod() { home?.hasCommitMethod = false }

  /// Says that the controller has no `moveRowAt`, as its default answer does.
  package func reportNoMoveMethod() { home?.hasMoveMethod = false }
}
