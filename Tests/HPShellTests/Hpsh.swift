import SessionSupport
import TerminalSupport

/// The program under test, built beside the tests.
enum Hpsh {
  static let path = TestProgram.path("hpsh")

  /// Runs the program to its end.
  ///
  /// - Throws: What kept it from starting or ending.
  static func run(
    _ arguments: [String], input: String = "", in folder: String = "/",
    environment: [String: String] = [:], outputFile: String? = nil, mergesErrors: Bool = false
  ) throws -> ProgramRun {
    let program = try PipedProgram(
      path, arguments.map { Array($0.utf8) }, environment: environment, folder: folder,
      outputFile: outputFile, mergesErrors: mergesErrors)
    program.send(input.utf8)
    return try program.finish()
  }
}

extension ProgramRun {
  /// The errors among what was written, without their places, as `#>` lines hold them.
  var messages: [String] {
    errors.split(separator: "\n").compactMap { line in
      line.firstRange(of: "error: ").map { String(line[$0.lowerBound...]) }
    }
  }

  /// The lines on standard output.
  var lines: [String] { output.split(separator: "\n").map { String($0) } }
}
