import CWorker
import CommandKit
import HPSession
import LineEditing
import Records

/// Runs scripts as tests.
func testScripts(
  _ program: inout Program, paths: [String], isUpdating: Bool, filter: PathPattern?,
  failedOnly: Bool, jobs: Int?, shard: TestShard?, timeout: Duration?, memory: Int?,
  isStrict: Bool, junit: String?, isJSON: Bool, colour: ColourChoice?, isSafe: Bool,
  allowed: [String]
) throws(Diagnostic) {
  if let colour { program.sink.choose(colour) }
  try program.bound(isSafe, allowing: allowed)
  if let junit { try program.requireWriting(junit) }
  if isUpdating { try program.requireWriting("--update") }
  if failedOnly { try program.requireWriting("--filter-failed") }
  Interrupts.install()
  Interrupts.noteLeaving()
  let suite = try TestSuite(program: paths, in: program.files)
  var files = filter?.fitting(suite.files) ?? suite.files
  if failedOnly { files = program.failed(among: files) }
  guard !files.isEmpty else { throw .noneSelected(of: suite.files.count) }
  if let shard {
    let count = files.count
    files = files.filter(shard.contains)
    if files.isEmpty {
      let tests = count == 1 ? "the 1 test" : "the \(count) tests"
      program.sink.note("part \(shard.index) of \(shard.count) has none of \(tests)")
    }
  }
  var run = TestRun(
    files,
    TestRun.Options(
      pool: WorkerPool.Settings(
        jobs: jobs ?? Int(hw_processors()), isUpdating: isUpdating, timeout: timeout,
        memory: memory, files: program.files),
      isStrict: isStrict, isJSON: isJSON, junit: junit),
    program.sink)
  program.status = try run.run()
}

/// Finds the faults in the text of scripts.
func checkScripts(
  _ program: inout Program, paths: [String], isJSON: Bool, isSafe: Bool, allowed: [String]
) throws(Diagnostic) {
  try program.bound(isSafe, allowing: allowed)
  var session = try program.sessions.make(program.sink)
  session.arguments = nil
  var reports: [FaultReport] = []
  let paths = try TestSuite(program: paths, in: program.files).paths
  var links = ScriptLinks(paths, in: program.files)
  for path in paths {
    for fault in session.textFaults(ofScript: path, linkedBy: &links) {
      if program.status == .success { program.status = fault.code.exitStatus }
      let report = FaultReport(fault, in: path)
      if isJSON { reports.append(report) } else { program.sink.writeError(report.text) }
    }
  }
  guard isJSON else { return }
  let lines = reports.map { report in
    var writer = JSONWriter()
    writer.beginObject()
    report.write(to: &writer)
    writer.endObject()
    return "  " + String(decoding: writer.bytes, as: UTF8.self)
  }
  program.sink.write(lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n")
}

extension TestSuite {
  /// Finds the scripts that the program was given.
  fileprivate init(program paths: [String], in files: FilePlaces) throws(Diagnostic) {
    do {
      try self.init(paths, in: files)
    } catch  where error.code == .denied {
      throw Diagnostic(error)
    } catch {
      throw Diagnostic(.usage, "\(error.path): \(error.reason)")
    }
    guard self.paths.isEmpty else { return }
    throw Diagnostic(.usage, "no .hpsh file in \(paths.joined(separator: ", "))")
  }
}

extension Diagnostic {
  /// Makes the error for a choice that leaves no script.
  fileprivate static func noneSelected(of count: Int) -> Diagnostic {
    Diagnostic(
      .usage, count == 1 ? "the 1 test is not selected" : "none of \(count) tests is selected")
  }
}

extension Program {
  /// Returns the scripts among some that failed when they last ran; all where no run was kept.
  fileprivate func failed(among files: [TestFile]) -> [TestFile] {
    guard let failed = FailedScripts()?.paths else {
      sink.note("no earlier run is known: all tests are run")
      return files
    }
    return files.filter { file in
      (try? FileSystem.realPath(file.path)).map(failed.contains) ?? false
    }
  }
}
