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
  /// - Throws: ``FileFault`` for a path that is not there.
  package init(_ paths: [String]) throws(FileFault) {
    var found: [TestFile] = []
    for path in paths {
      switch FileSystem.kind(of: path) {
      case nil: throw FileFault(path: path, reason: "no such file or directory")
      case .folder:
        let names = try TestSuite.scripts(inFolder: path)
        let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        found += sorted.map { TestFile(path: Path.join(path, $0), relativePath: $0) }
      default: found.append(TestFile(path: path, relativePath: Path.name(of: path)))
      }
    }
    var known: Set<String> = []
    files = found.filter { known.insert((try? FileSystem.realPath($0.path)) ?? $0.path).inserted }
  }

  /// Returns the paths of the scripts in a folder as seen from it.
  private static func scripts(inFolder folder: String) throws(FileFault) -> [String] {
    var found: [String] = []
    for name in try FileSystem.names(inFolder: folder) where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      if FileSystem.kind(of: path) == .folder {
        found += try scripts(inFolder: path).map { Path.join(name, $0) }
      } else if name.hasSuffix(".hpsh") {
        found.append(name)
      }
    }
    return found
  }
}
