extension Path {
  /// Returns an absolute path as it is seen from an absolute folder; neither has a link or `..` in it.
  ///
  ///     Path.relative("/home/me/data/a.json", to: "/home/me/scripts")   // ../data/a.json
  static func relative(_ path: String, to folder: String) -> String {
    let parts = path.split(separator: "/")
    let origin = folder.split(separator: "/")
    let common = zip(parts.dropLast(), origin).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: origin.count - common)
    return (up + parts[common...].map { String($0) }).joined(separator: "/")
  }
}
