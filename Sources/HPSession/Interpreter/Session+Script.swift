package import CommandKit

extension Session {
  /// Runs a script's file as the door's own text, and shows its errors.
  package mutating func run(file script: Include) {
    enter(script)
    defer {
      includes.removeLast()
      files.leave()
    }
    run(script.source)
  }

  /// Makes a script the one that runs, beside which files are looked for.
  mutating func enter(_ script: Include) {
    files.enter(script, isOutermost: includes.isEmpty)
    includes.append(script.realPath)
  }

  /// Why a script that has run to its end fails as a test, nil unless it ended itself with another status than success.
  var exitFailure: Diagnostic? {
    guard let status = exitRequest, status != .success else { return nil }
    return Diagnostic(.expectation, "the script ended itself with status \(status.rawValue)")
  }

  /// Runs a whole text: a file or a `-c` text.
  ///
  /// Faults of the text are found before anything runs. At the first error it stops, unless the
  /// session keeps going. Errors are shown here.
  package mutating func run(_ source: SourceText) {
    do {
      let text = try ScriptParser.parse(source)
      try run(text, whileItMay: true)
      if text.hasGolden, exitRequest == nil {
        sink.note("\(source.name.visible): hpsh test compares what it prints with its #> lines")
      }
    } catch {
      report(error.with(source: source))
    }
  }

  /// Runs a parsed text with its fixtures in a folder of their own, which is removed at its end.
  ///
  /// - Throws: The first fault of the text before anything runs; else the first error.
  mutating func run(_ text: ScriptText, whileItMay stops: Bool = false) throws(Diagnostic) {
    let units = try bind(text.units, in: text.source)
    let outer = files.fixtureFolder
    let folder = try text.unpackFixtures()
    if let folder { files.fixtureFolder = folder }
    defer {
      files.fixtureFolder = outer
      if let folder { try? FileSystem.remove(folder) }
    }
    for unit in units where exitRequest == nil && !(stops && isStopped) { try run(unit) }
  }
}
