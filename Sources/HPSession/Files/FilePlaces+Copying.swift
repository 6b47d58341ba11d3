/// Files for libraries that open them by themselves.
extension FilePlaces {
  /// Copies a file that a command names into a fresh folder, with those beside it whose names go on with an
  /// ending, and returns the path of the copy; the folder is the caller's to remove.
  ///
  /// - Throws: ``FileFault``, `denied` for a file that may not be read, `io` for one that changes meanwhile.
  /// - Complexity: O(*n*), where *n* is the size of the files.
  package func copy(of name: String, and endings: [String]) throws(FileFault) -> String {
    guard let real = try bounds()?.realPath(of: readable(name)) else { throw outside(name) }
    let folder = try FileSystem.makeTemporaryFolder()
    do throws(FileFault) {
      let copy = Path.join(folder, "copy")
      let paths = [real] + endings.map { real + $0 }.filter(FileSystem.isThere)
      let stamps = paths.map(FileSystem.stamp)
      for path in paths {
        try FileSystem.copy(closing: open(path), to: copy + path.dropFirst(real.count))
      }
      guard stamps == paths.map(FileSystem.stamp) else {
        throw FileFault(path: name, reason: "another program writes to it")
      }
      return copy
    } catch {
      try? FileSystem.remove(folder)
      throw error.named(name)
    }
  }
}
