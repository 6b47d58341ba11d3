import TableModel

/// An app's playlist screen: what comes next and what comes later, and a detail of the song one taps.
///
/// A song that is locked leads its section: it cannot be lifted, and no other song gets above it.
struct PlaylistController: TableController {
  /// A section of the playlist.
  struct Part {
    let title: String
    var songs: [Song]
  }

  var parts: [Part]
  /// The song the detail shows.
  private(set) var selected: Song?

  /// Makes the screen of a playlist.
  init(_ parts: [Part]) {
    self.parts = parts
  }

  let tableNames = ["songs", "detail"]
  let cardTableName: String? = "detail"

  var cardRowIdentity: String? { selected?.id }

  /// The lines of the detail.
  private var detail: [String] {
    ["Artist: \(selected?.artist ?? "")", "Length: \(selected?.length ?? "")"]
  }

  private func song(at indexPath: IndexPath) -> Song {
    parts[indexPath.section].songs[indexPath.row]
  }

  // MARK: Data source

  func numberOfSections(in tableView: TableView) -> Int {
    tableView.name == "songs" ? parts.count : 1
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tableView.name == "songs" ? parts[section].songs.count : detail.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.name == "songs" ? parts[section].title : nil
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    guard tableView.name == "songs" else {
      return TableCell(text: detail[indexPath.row], reuseIdentifier: "detail")
    }
    let song = song(at: indexPath)
    return TableCell(
      text: song.title, textColor: song == selected ? .white : .black, reuseIdentifier: "song")
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.name == "songs" && !song(at: indexPath).isLocked
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    let song = parts[source.section].songs.remove(at: source.row)
    parts[destination.section].songs.insert(song, at: destination.row)
  }

  // MARK: Delegate

  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    let locked = parts[proposed.section].songs.prefix(while: \.isLocked).count
    return IndexPath(row: max(proposed.row, locked), section: proposed.section)
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: inout TableCell, forRowAt indexPath: IndexPath
  ) {
    cell.showsReorderControl = self.tableView(tableView, canMoveRowAt: indexPath)
  }

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    guard tableView.name == "songs" else { return }
    selected = song(at: indexPath)
    tableView.cells[indexPath]?.textColor = .white
    tableView.table(named: "detail")?.reloadData()
  }

  mutating func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    guard tableView.name == "songs" else { return }
    tableView.cells[indexPath]?.textColor = .black
  }

  // MARK: Names, for scripts

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    tableView.name == "songs" ? song(at: indexPath).id : nil
  }
}

extension PlaylistController {
  /// A playlist whose first song plays.
  static let sample = PlaylistController([
    Part(
      title: "Next",
      songs: [
        Song(id: "blue", title: "Blue", artist: "Joni Mitchell", seconds: 185, isLocked: true),
        Song(id: "clair", title: "Clair", artist: "Gilbert O'Sullivan", seconds: 181),
        Song(id: "angie", title: "Angie", artist: "The Rolling Stones", seconds: 272),
      ]),
    Part(
      title: "Later",
      songs: [
        Song(id: "layla", title: "Layla", artist: "Derek and the Dominos", seconds: 423),
        Song(id: "layla-live", title: "Layla", artist: "Eric Clapton", seconds: 287),
      ]),
  ])
}
