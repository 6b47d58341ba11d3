/// Where a script's files are looked for and put.
package struct FilePlaces: Sendable {
  /// The folder of the script that is being read, empty for the current one.
  package var scriptFolder = ""
  /// The folder its fixtures were unpacked into; looked into first, and written to.
  package var fixtureFolder: String?

  /// Makes the places of commands that are typed.
  package init() {}

  /// Returns the path of a file to read: among the fixtures where it is there, else beside the script.
  package func readable(_ path: String) -> String {
    if let fixtureFolder, !path.hasPrefix("/"), !FilePlaces.leavesItsFolder(path) {
      let fixture = Path.join(fixtureFolder, path)
      if FileSystem.kind(of: fixture) != nil { return fixture }
    }
    return Path.join(scriptFolder, path)
  }

  /// Returns whether a path goes up out of the folder it starts in: what stands there is no fixture.
  private static func leavesItsFolder(_ path: String) -> Bool {
    var depth = 0
    for name in path.split(separator: "/") where name != "." {
      depth += name == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }

  /// Returns the path of a file to write: among the fixtures where there are some, else beside the script.
  ///
  /// Nil for a path that leaves the folder of the fixtures, which is all that such a script writes to.
  package func writable(_ path: String) -> String? {
    guard let fixtureFolder else { return Path.join(scriptFolder, path) }
    return FilePlaces.leavesItsFolder(path) ? nil : Path.join(fixtureFolder, path)
  }
}
