/// Scripts that are run as tests.
package struct TestSuite {
  /// The scripts: in the order of the paths that were given, those of a folder in the order of their bytes.
  package let files: [TestFile]

  /// The paths of the scripts.
  package var paths: [String] { files.map(\.path) }

  /// Finds the scripts: a file as it is, in a folder every `.hpsh` file at any depth.
  ///
  /// A file that is found twice is one script.
  ///
  /// - Throws: ``FileFault`` for a path that is not there; under `--safe`, `denied` for a link in a folder that
  ///   leads out of it, and for what is no file.
  package init(_ paths: [String], in places: FilePlaces = FilePlaces()) throws(FileFault) {
    var found: [TestFile] = []
    for path in paths {
      switch FileSystem.kind(of: path) {
      case nil: throw FileFault(path: path, reason: "no such file or directory")
      case .folder:
        let names = try TestSuite.scripts(inFolder: path, within: places.bounds(ofFolder: path))
        let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        found += sorted.map { TestFile(path: Path.join(path, $0), relativePath: $0) }
      default: found.append(TestFile(path: path, relativePath: Path.name(of: path)))
      }
    }
    var known: Set<String> = []
    files = found.filter { known.insert((try? FileSystem.realPath($0.path)) ?? $0.path).inserted }
  }

  /// Returns the paths of the scripts in a folder as seen from it.
  private static func scripts(
    inFolder folder: String, within bounds: FileBounds?
  ) throws(FileFault) -> [String] {
    var found: [String] = []
    for name in try FileSystem.names(inFolder: folder) where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      let isReachable = bounds.map { $0.realPath(of: path) != nil } ?? true
      if isReachable, FileSystem.kind(of: path) == .folder {
        found += try scripts(inFolder: path, within: bounds).map { Path.join(name, $0) }
      } else if name.hasSuffix(".hpsh") {
        guard isReachable else { throw .outside(path, of: "the folder of the scripts") }
        guard bounds == nil || FileSystem.kind(of: path) == .file else { throw .noFile(path) }
        found.append(name)
      }
    }
    return found
  }
}
