/// Where a script's files are looked for and put, and what of them may be reached.
package struct FilePlaces: Sendable {
  /// The folder of the script that is being read, empty for the current one.
  package var scriptFolder = ""
  /// The folder its fixtures were unpacked into; looked into first, and written to.
  package var fixtureFolder: String?
  /// What may be read under `--safe` beside the script's folder, as real paths; nil without it.
  package let allowed: [String]?
  /// The real path of the folder of the script that the door was given, nil for commands without one.
  private var home: String?

  /// Makes the places of commands that are typed.
  package init() {
    allowed = nil
  }

  /// Makes the places of commands that may read the script's folder and what is allowed, and write only
  /// among the script's own fixtures.
  ///
  /// - Throws: ``FileFault`` for an allowed path that is not there.
  package init(allowing paths: [String]) throws(FileFault) {
    var allowed: [String] = []
    for path in paths { allowed.append(try FileSystem.realPath(path)) }
    self.allowed = allowed
  }

  /// Whether only some places may be read, and no files written: what `--safe` asks for.
  package var isBounded: Bool { allowed != nil }

  /// Whether a script was given, beside which files are looked for.
  var hasHome: Bool { home != nil }

  /// Makes a script the one beside which files are looked for; the folder of the outermost one, whatever
  /// it includes, is what may be read.
  mutating func enter(_ script: Include, isOutermost: Bool) {
    scriptFolder = script.folder
    if isOutermost { home = Path.folder(of: script.realPath) }
  }

  /// Goes back to the current folder.
  mutating func leave() { (scriptFolder, home) = ("", nil) }

  /// What may be read, nil where that is everything.
  ///
  /// - Throws: ``FileFault`` where the current folder has gone.
  func bounds() throws(FileFault) -> FileBounds? {
    guard let allowed else { return nil }
    let current = try FileSystem.realPath(".")
    var places = allowed + [home ?? current]
    if let fixtureFolder { places.append(try FileSystem.realPath(fixtureFolder)) }
    return FileBounds(places: places, current: current)
  }

  /// What may be read of the scripts in a folder that the program was given, nil where that is everything.
  func bounds(ofFolder folder: String) throws(FileFault) -> FileBounds? {
    guard let allowed else { return nil }
    return FileBounds(
      places: allowed + [try FileSystem.realPath(folder)], current: try FileSystem.realPath("."))
  }

  /// What may be written to under `--safe`: the folder that the script's own files were unpacked into.
  func writableBounds() throws(FileFault) -> FileBounds {
    var places: [String] = []
    if let fixtureFolder { places.append(try FileSystem.realPath(fixtureFolder)) }
    return FileBounds(places: places, current: try FileSystem.realPath("."))
  }

  /// Returns the path of a file to read: among the fixtures where it is there, else beside the script.
  func readable(_ path: String) -> String {
    if let fixtureFolder, !Path.isAbsolute(path), !FilePlaces.leavesItsFolder(path) {
      let fixture = Path.join(fixtureFolder, path)
      if FileSystem.kind(of: fixture) != nil { return fixture }
    }
    return Path.join(scriptFolder, path)
  }

  /// Returns whether a path goes up out of the folder it starts in: what stands there is no fixture.
  static func leavesItsFolder(_ path: String) -> Bool {
    var depth = 0
    for name in Path.names(in: path) {
      depth += name == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}
