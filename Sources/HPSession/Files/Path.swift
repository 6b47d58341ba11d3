/// Paths as text, with `/` between their parts.
///
/// They are looked at byte by byte, as the system does: a sign may follow `/` that makes one
/// character of the two, and `/` is no less a `/` for that.
package enum Path {
  private static let slash = UInt8(ascii: "/")

  /// Returns a path as seen from a folder; an absolute one stays as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
    return folder.utf8.last == slash ? folder + path : folder + "/" + path
  }

  /// Returns whether a path starts at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Returns the names along a path, those left out that lead nowhere else.
  static func names(in path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// Returns the folder that a path stands in, nil for a name alone.
  package static func folder(of path: String) -> String? {
    guard let last = path.utf8.lastIndex(of: slash) else { return nil }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  /// Returns the last part of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }
}
