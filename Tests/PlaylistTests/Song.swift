/// A song of the playlist.
struct Song: Hashable {
  /// What stays with the song wherever it stands.
  let id: String
  let title: String
  let artist: String
  /// The length in seconds.
  let seconds: Int
  /// Whether the song keeps its place, as the one that plays does.
  var isLocked = false

  /// The length as people read it: `3:05`.
  var length: String {
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
