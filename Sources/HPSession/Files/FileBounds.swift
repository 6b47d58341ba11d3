/// What `--safe` leaves of the file system: some places to read from, as real paths.
///
/// Whether a path leads into them is found name by name, without following the system: so nothing
/// elsewhere is touched, and not even whether it is there can be told from the answer.
struct FileBounds: Sendable {
  /// The files and folders, without links in their paths.
  let places: [String]
  /// Where relative paths begin.
  let current: String

  /// The links that a path may have, as many as the system follows.
  private static let mostLinks = 40

  /// Returns where a path leads, be something there or not; nil where that is, or is reached through, another place.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path and of the links in it.
  func realPath(of path: String) -> String? {
    var pending = Path.names(in: path).reversed() as [String]
    var place = Path.isAbsolute(path) ? "/" : current
    var links = 0
    while let name = pending.popLast() {
      let next = name == ".." ? Path.folder(of: place) ?? "/" : Path.join(place, name)
      if name != "..", let target = FileSystem.destination(ofLink: next) {
        links += 1
        guard links <= FileBounds.mostLinks else { return nil }
        if Path.isAbsolute(target) { place = "/" }
        pending += Path.names(in: target).reversed()
      } else {
        place = next
        guard isOnTheWay(place) else { return nil }
      }
    }
    return contains(place) ? place : nil
  }

  /// Returns whether a real path is one of the places or lies in one.
  func contains(_ path: String) -> Bool { places.contains { FileBounds.is(path, in: $0) } }

  /// Returns whether a real path lies in the places, or is a folder above one: what else there is, is
  /// none of a script's business.
  private func isOnTheWay(_ path: String) -> Bool {
    contains(path) || places.contains { FileBounds.is($0, in: path) }
  }

  /// Returns whether a path is a folder's, or that of something in it.
  ///
  /// Bytes are compared, as the system does: two names that read alike are two folders.
  private static func `is`(_ path: String, in folder: String) -> Bool {
    let (path, folder) = (path.utf8, folder.utf8)
    guard path.starts(with: folder) else { return false }
    return path.count == folder.count || folder.elementsEqual("/".utf8)
      || path.dropFirst(folder.count).first == UInt8(ascii: "/")
  }
}
