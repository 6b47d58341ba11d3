import TableModel

/// A screen with a bug: it lets rows be moved and forgets to move them in its model.
struct ForgetfulController: TableController {
  let songs: [Song]
  /// The song the user tapped last, as the model has it.
  private(set) var tapped: Song?

  init(_ songs: [Song]) {
    self.songs = songs
  }

  var cardRowIdentity: String? { tapped?.id }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { songs.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: songs[indexPath.row].title)
  }

  mutating func tableView(
    _ tableView: TableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {}

  mutating func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tapped = songs[indexPath.row]
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    songs[indexPath.row].id
  }
}
