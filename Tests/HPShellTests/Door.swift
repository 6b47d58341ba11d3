import SessionSupport
import TerminalSupport

/// The ways by which a text reaches the shell.
enum Door: String, CaseIterable, Sendable {
  case file
  case text
  case input
  case source

  /// Starts the program on a text in a folder.
  ///
  /// - Throws: What kept it from starting.
  func start(
    _ script: [UInt8], options: [String] = [], in folder: TemporaryFolder,
    environment: [String: String] = [:]
  ) throws -> PipedProgram {
    var arguments = options.map { Array($0.utf8) }
    switch self {
    case .file: arguments.append(Array("script.hpsh".utf8))
    case .text: arguments += [Array("-c".utf8), script]
    case .input: break
    case .source: arguments += [Array("-c".utf8), Array("source script.hpsh".utf8)]
    }
    try folder.write(bytes: script, to: "script.hpsh")
    let program = try PipedProgram(
      Hpsh.path, arguments, environment: environment, folder: folder.path)
    if self == .input { program.send(script) }
    return program
  }

  /// Runs the program on a text to its end.
  ///
  /// - Throws: What kept it from starting or ending.
  func run(
    _ script: String, options: [String] = [], in folder: TemporaryFolder
  ) throws -> ProgramRun {
    try start(Array(script.utf8), options: options, in: folder).finish()
  }

  /// Whether all of a text is read before any of it runs.
  var readsAhead: Bool { self != .input }
}
