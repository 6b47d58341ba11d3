import TableModel

/// The playlist screen as a class, as a view controller would be; the reason for the test: a class cannot be put back.
final class SharedPlaylistController: TableController {
  private var songs: [Song]

  init(_ songs: [Song]) {
    self.songs = songs
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: songs[indexPath.row].title)
  }

  func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    songs.insert(songs.remove(at: source.row), at: destination.row)
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    songs[indexPath.row].id
  }
}
