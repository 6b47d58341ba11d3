package import CommandKit

/// Scripts that are run as tests, one after another.
package struct TestSuite {
  /// The paths of the scripts, in a stable order.
  package let paths: [String]

  /// Finds the scripts: a file as it is, in a folder every `.hpsh` file at any depth.
  ///
  /// - Throws: ``FileFault`` for a path that is not there.
  package init(_ paths: [String]) throws(FileFault) {
    var found: [String] = []
    for path in paths {
      switch FileSystem.kind(of: path) {
      case nil: throw FileFault(path: path, reason: "no such file or directory")
      case .folder: found += try TestSuite.scripts(inFolder: path)
      default: found.append(path)
      }
    }
    self.paths = found
  }

  private static func scripts(inFolder folder: String) throws(FileFault) -> [String] {
    var found: [String] = []
    for name in try FileSystem.names(inFolder: folder) where !name.hasPrefix(".") {
      let path = Path.join(folder, name)
      if FileSystem.kind(of: path) == .folder {
        found += try scripts(inFolder: path)
      } else if name.hasSuffix(".hpsh") {
        found.append(path)
      }
    }
    return found
  }

  /// Runs every script, prints a line for each and the count at the end, and returns the status.
  ///
  /// The status is 0, or the first of 4, 124, 3, 130 and 1 that any script ended with.
  package func run(
    sink: any TextSink, _ maker: SessionMaker
  ) -> ExitStatus {
    var statuses = Set<ExitStatus>()
    var failed = 0
    for path in paths {
      let outcome = TestSuite.outcome(of: path, maker)
      statuses.insert(outcome.status)
      sink.write("\(outcome.failure == nil ? "ok" : "FAILED")  \(path.visible)\n")
      if let failure = outcome.failure {
        failed += 1
        sink.report(failure, isExpected: false)
      } else if !outcome.assertsAnything {
        sink.note("\(path.visible): asserts nothing")
      }
    }
    sink.write("\(paths.count - failed) passed, \(failed) failed\n")
    let order: [ExitStatus] = [.text, .timedOut, .expectation, .interrupted, .failure]
    return order.first(where: statuses.contains) ?? .success
  }

  private static func outcome(
    of path: String, _ maker: SessionMaker
  ) -> TestOutcome {
    do {
      return ScriptTest(try Include(path)).run(maker)
    } catch {
      return TestOutcome(failure: Diagnostic(error), assertsAnything: true)
    }
  }
}
