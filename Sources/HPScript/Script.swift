import CommandKit
import HPSession
public import TableModel
import Testing

/// A script that runs on a screen of one's own, in a test.
///
///     @Test(arguments: try Script.all(in: "Behaviours"))
///     func behaves(_ script: Script) throws {
///       try script.run(on: PlaylistController(songs: .sample))
///     }
///
/// A line that fails is an issue of the test at the script's own file and line.
public struct Script: Sendable, CustomStringConvertible {
  /// The path of the script's file.
  public let path: String

  /// Makes the script in a file; the file is read when the script runs.
  ///
  /// A relative path is looked for in the current folder, then beside the file of the caller.
  public init(_ path: String, calledFrom file: String = #filePath) {
    self.path = Script.place(of: path, as: .file, calledFrom: file)
  }

  private init(found path: String) {
    self.path = path
  }

  /// Returns a path as it is where such a thing stands there, else as seen from the caller's file.
  private static func place(
    of path: String, as kind: FileSystem.Kind, calledFrom file: String
  ) -> String {
    FileSystem.kind(of: path) == kind ? path : Path.join(Path.folder(of: file) ?? "", path)
  }

  /// The name of the file, as tests show it.
  public var description: String { Path.name(of: path) }

  /// Returns the scripts in a folder, at any depth, in the order of their paths.
  ///
  /// A relative path is looked for in the current folder, then beside the file of the caller.
  ///
  /// - Throws: ``ScriptFault`` where the folder is not there or holds no script.
  public static func all(
    in folder: String, calledFrom file: String = #filePath
  ) throws -> [Script] {
    let place = place(of: folder, as: .folder, calledFrom: file)
    do {
      let scripts = try TestSuite([place]).paths.map(Script.init(found:))
      guard !scripts.isEmpty else { throw ScriptFault("\(place): no .hpsh file in it") }
      return scripts
    } catch let fault as FileFault {
      throw ScriptFault("\(fault.path): \(fault.reason)")
    }
  }

  /// Runs the script on a fresh screen of a controller, up to its first failure.
  ///
  /// The commands are those that a delegate's and data source's answers suffice for. The script
  /// runs in a folder of its own; what it prints is compared with its `#>` lines if it has any.
  ///
  /// - Throws: ``ScriptFault`` for a file that cannot be read. A failing line is an issue instead.
  public func run(on controller: some TableController) throws {
    guard let failure = try failure(on: controller) else { return }
    Issue.record(
      Comment(rawValue: failure.message),
      sourceLocation: SourceLocation(
        fileID: "Scripts/\(description)", filePath: path, line: failure.line,
        column: failure.column))
  }

  /// Runs the script as ``run(on:)`` does and returns its first failure instead of recording an issue.
  ///
  /// - Throws: ``ScriptFault`` for a file that cannot be read.
  public func failure(on controller: some TableController) throws -> ScriptFailure? {
    let script = try file
    let maker = SessionMaker { sink throws(Diagnostic) in
      try Session(controller: controller, registry: .standard, sink: sink)
    }
    return ScriptTest(script).run(maker).failure.map(ScriptFailure.init)
  }

  /// The script's file, read.
  var file: Include {
    get throws(ScriptFault) {
      do {
        return try Include(path)
      } catch {
        throw ScriptFault("\(error.path): \(error.reason)")
      }
    }
  }
}
