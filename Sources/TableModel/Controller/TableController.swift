/// A screen's controller: the delegate and data source of each of its tables.
///
/// The methods have UIKit's names, and each but two has an answer of its own, the one UIKit gives
/// where a method is left out. One controller may answer for several tables; it tells them
/// apart by ``TableView/name``.
///
///     struct Playlist: TableController {
///       var songs: [String]
///       func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
///         songs.count
///       }
///       func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
///         TableCell(text: songs[indexPath.row])
///       }
///       mutating func tableView(
///         _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
///       ) {
///         songs.insert(songs.remove(at: source.row), at: destination.row)
///       }
///     }
///
/// Make it a value type where you can: a value can be put back, so undo works on it. A class keeps
/// what a callback did to it.
public protocol TableController {
  /// The names of the screen's tables, in order, `["main"]` where nothing is said.
  var tableNames: [String] { get }

  /// The name of the table that stands in the card, the one called `card` where nothing is said.
  var cardTableName: String? { get }

  /// The identity of the row whose detail the card shows, nil before a selection.
  var cardRowIdentity: String? { get }

  // MARK: Data source

  /// Returns the number of sections, 1 where nothing is said (grade A).
  func numberOfSections(in tableView: TableView) -> Int

  /// Returns the number of rows in a section.
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// Returns a cell for the row that the model has at an index path.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell

  /// Returns the header of a section, nil where nothing is said.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String?

  /// Returns the footer of a section, nil where nothing is said.
  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String?

  /// Returns the titles of the index at the table's edge, nil where nothing is said: no index.
  func sectionIndexTitles(for tableView: TableView) -> [String]?

  /// Returns the section that a title of the index leads to, the one with the title's index where nothing is said.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  /// Returns whether the row at an index path may be lifted, true where nothing is said (grade A).
  ///
  /// It gates the lift only: where a row lands is for the target's method to say.
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Moves the row in the model: takes it out at the source and puts it in at the destination.
  ///
  /// The destination is the row's final place (grade A). Sent once, at the drop. Without it no row
  /// can be moved, as in UIKit.
  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath)

  /// Returns the place a lifted row goes to for a proposed one, the proposed where nothing is said.
  ///
  /// The source is the path the row was lifted from for the whole drag (grade A).
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath

  /// Returns whether the row at an index path can be edited, true where nothing is said (grade A).
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool

  /// Deletes the row from the model, or inserts one, and tells the table.
  ///
  /// Sent when a user taps a row's editing control and confirms (grade A). Without it no row can be
  /// deleted or inserted so.
  mutating func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath)

  // MARK: Delegate

  /// Changes a cell right before it comes on screen; the place to show a reorder control.
  mutating func tableView(
    _ tableView: TableView, willDisplay cell: inout TableCell, forRowAt indexPath: IndexPath)

  /// Returns whether a touch may highlight a row, true where nothing is said; false ends the tap (grade A).
  mutating func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// Takes note that a touch highlighted a row.
  mutating func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// Takes note that the touch ended, before anything is selected (grade R).
  mutating func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)

  /// Returns the row to select instead of the tapped one, or nil to select none (grade A).
  mutating func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  )
    -> IndexPath?

  /// Takes note that a user selected a row.
  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// Returns the row to deselect instead, or nil to leave the selection as it is (grade A).
  mutating func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  )
    -> IndexPath?

  /// Takes note that a user's tap deselected a row.
  mutating func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// Returns the editing control of a row that can be edited, delete where nothing is said (grade A).
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> EditingStyle

  /// Takes note that a swipe is about to show a row's actions; editing mode does not send it (grade A).
  mutating func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)

  /// Takes note that the actions a swipe showed are gone, of nil where the row is too.
  mutating func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)

  // MARK: Orders that are shared

  /// Returns the order of a table's rows where ``tableView(_:moveRowAt:to:)`` does nothing but move a
  /// row in it, and asks nothing meanwhile; nil where nothing is said.
  ///
  /// A table that shows such an order and its controller hold it between them, so that a move changes
  /// it in place, and a move made the other way round takes one back. For the time of the call the
  /// table has no rows. See ``OrderedTableController``, which a controller of this kind is.
  func orderMovedInPlace(ofTable tableName: String) -> RowOrder?

  // MARK: Names, for scripts

  /// Returns what stays with the row at an index path wherever it goes, nil where nothing is said.
  ///
  /// With identities a script can say `@song-7`, and selection and drift follow the rows through a
  /// reload. Without them rows are known by their index paths alone.
  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String?

  /// Returns the name people call the row by, the text of its cell where nothing is said.
  func tableView(_ tableView: TableView, titleForRowAt indexPath: IndexPath) -> String
}
