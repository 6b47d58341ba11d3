import CommandKit

/// The one way by which a file is written that a command, or an option of the program, names.
extension FilePlaces {
  /// Returns the path of a file to write: among the fixtures where there are some, else beside the script.
  ///
  /// - Throws: ``FileFault``, `denied` for a path that leaves the folder of the fixtures, which is all that such a
  ///   script writes to; under `--safe` for every other.
  func writable(_ path: String) throws(FileFault) -> String {
    guard let fixtureFolder else {
      try requireWriting(path)
      return Path.join(scriptFolder, path)
    }
    guard !FilePlaces.leavesItsFolder(path) else {
      throw FileFault(
        path: path, reason: "leaves the folder of the script's own files", code: .denied,
        hint: "a script with fixtures, and a test, writes there alone")
    }
    let place = Path.join(fixtureFolder, path)
    guard isBounded else { return place }
    guard let real = try writableBounds().realPath(of: place) else { throw .unwritable(path) }
    return real
  }

  /// Finds that files are not to be written.
  ///
  /// - Throws: ``FileFault``, which is `denied`.
  package func requireWriting(_ path: String) throws(FileFault) {
    if isBounded { throw .unwritable(path) }
  }

  /// Puts bytes in place of what a file holds that an option of the program names, whole or not at all.
  ///
  /// - Throws: ``FileFault``, `denied` under `--safe`.
  package func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    try requireWriting(path)
    try FileSystem.replace(path, with: bytes)
  }
}
