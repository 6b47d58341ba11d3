import CommandKit
import HPSession

/// The file that the typed prompt starts with: aliases and options of the user's.
enum StartUpFile {
  /// The path that the environment names, nil where there is no place for one.
  private static var path: String? {
    if let folder = FileSystem.environment("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return Path.join(folder, "hpsh/init.hpsh")
    }
    return FileSystem.environment("HOME").map { Path.join($0, ".config/hpsh/init.hpsh") }
  }

  /// Runs the user's own file, if there is one; what is wrong is shown, and the prompt comes all the same.
  static func runOwn(_ session: inout Session) {
    guard let path, FileSystem.kind(of: path) != nil else { return }
    do {
      session.run(ownStartUp: try Include(path))
    } catch {
      session.report(Diagnostic(error))
      session.forgetErrors()
    }
  }

  /// Runs the file that the program was given.
  ///
  /// - Throws: `usage` for a file that cannot be read.
  static func run(_ path: String, _ session: inout Session) throws(Diagnostic) {
    let file: Include
    do {
      file = try Include(path)
    } catch {
      throw Diagnostic(.usage, "\(error.path): \(error.reason)")
    }
    session.run(startUp: file)
  }
}
