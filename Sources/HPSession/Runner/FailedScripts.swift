/// The scripts that failed when they last ran, kept in a small file from one run to the next.
///
/// The file is `hpsh/failed` in `$XDG_STATE_HOME`, else in `~/.local/state`: real paths, each ended by
/// a NUL byte.
package struct FailedScripts: Sendable {
  private let file: String

  /// Finds the file; nil where the environment names no place for it, or a home that is not there.
  package init?() {
    if let state = FileSystem.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      file = Path.join(state, "hpsh/failed")
    } else if let home = FileSystem.environment("HOME"), FileSystem.kind(of: home) == .folder {
      file = Path.join(home, ".local/state/hpsh/failed")
    } else {
      return nil
    }
  }

  /// The real paths of the scripts, nil where no run was kept.
  package var paths: Set<String>? {
    guard let bytes = try? FileSystem.contents(ofFile: file) else { return nil }
    return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Keeps what became of some scripts; of others what was known stays.
  ///
  /// - Throws: ``FileFault``.
  package func keep(_ reports: [TestReport]) throws(FileFault) {
    let old = paths
    var failed = old ?? []
    for report in reports {
      guard let path = try? FileSystem.realPath(report.path) else { continue }
      if report.failure == nil { failed.remove(path) } else { failed.insert(path) }
    }
    guard failed != old else { return }
    if let folder = Path.folder(of: file) { try FileSystem.makeFolder(folder) }
    let sorted = failed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    try FileSystem.replace(file, with: sorted.flatMap { Array($0.utf8) + [0] })
  }
}
