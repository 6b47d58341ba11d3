import CommandKit
import HPSession
import LineEditing

/// Runs scripts as tests.
func testScripts(_ program: inout Program, paths: [String]) throws(Diagnostic) {
  Interrupts.install()
  let suite = try TestSuite(program: paths)
  program.status = suite.run(sink: program.sink, SessionMaker(Session.characters))
}

/// Finds the faults in the text of scripts.
func checkScripts(_ program: inout Program, paths: [String]) throws(Diagnostic) {
  let session = try Session.characters(program.sink)
  for path in try TestSuite(program: paths).paths {
    guard let fault = fault(in: path, session) else { continue }
    program.sink.report(fault, isExpected: false)
    if program.status == .success { program.status = fault.code.exitStatus }
  }
}

/// Returns the first fault in the text of a script, nil where there is none.
private func fault(in path: String, _ session: Session) -> Diagnostic? {
  let source: SourceText
  do {
    source = try Include(path).source
  } catch {
    return Diagnostic(error)
  }
  do {
    _ = try session.bind(ScriptParser.parse(source).units, in: source)
    return nil
  } catch {
    return error.with(source: source)
  }
}

extension TestSuite {
  /// Finds the scripts that the program was given.
  fileprivate init(program paths: [String]) throws(Diagnostic) {
    do {
      try self.init(paths)
    } catch {
      throw Diagnostic(.usage, "\(error.path): \(error.reason)")
    }
    guard self.paths.isEmpty else { return }
    throw Diagnostic(.usage, "no .hpsh file in \(paths.joined(separator: ", "))")
  }
}
