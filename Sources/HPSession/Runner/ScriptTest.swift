import CommandKit

/// A script as a test: what it prints is compared with what it says it prints.
package struct ScriptTest {
  /// The script.
  package let script: Include

  /// Makes the test of a script.
  package init(_ script: Include) {
    self.script = script
  }

  /// Runs the script in a session and a folder of its own, up to its first failure.
  package func run(_ maker: SessionMaker) -> TestOutcome {
    do {
      let text = try ScriptParser.parse(script.source)
      let folder = try makeFolder()
      defer { try? FileSystem.remove(folder) }
      try text.unpackFixtures(into: folder)
      let transcript = Transcript()
      var session = try maker.make(transcript)
      session.enter(script, folder: folder)
      for unit in try session.bind(text.units, in: script.source) where session.exitRequest == nil {
        try session.run(unit)
        let lines = transcript.takeLines()
        if text.hasGolden { try compare(lines, with: unit.unit) }
      }
      try checkExit(session)
      return TestOutcome(failure: nil, assertsAnything: text.assertsAnything)
    } catch {
      return TestOutcome(failure: error.with(source: script.source), assertsAnything: true)
    }
  }

  private func makeFolder() throws(Diagnostic) -> String {
    do {
      return try FileSystem.makeTemporaryFolder()
    } catch {
      throw Diagnostic(error)
    }
  }

  /// A script that ends itself with a status ends as a failed one.
  private func checkExit(_ session: Session) throws(Diagnostic) {
    guard let status = session.exitRequest, status != .success else { return }
    throw Diagnostic(.expectation, "the script ended itself with status \(status.rawValue)")
  }

  private func compare(_ lines: [String], with unit: Unit) throws(Diagnostic) {
    let golden = unit.golden.map(\.text)
    guard let mismatch = GoldenComparison(golden: golden, lines: lines).mismatch else { return }
    let place =
      mismatch.golden < unit.golden.count ? unit.golden[mismatch.golden].range : unit.range
    throw Diagnostic(
      .expectation, "the output differs", at: place,
      notes: mismatch.notes(golden: golden, lines: lines))
  }
}

extension Session {
  /// Makes a script the one whose files are looked for, and a folder the one that is written to.
  fileprivate mutating func enter(_ script: Include, folder: String) {
    includes.append(script.realPath)
    files.scriptFolder = script.folder
    files.fixtureFolder = folder
  }
}

extension ScriptText {
  /// Whether the script can fail as a test: it says what it prints, what must fail or what must hold.
  fileprivate var assertsAnything: Bool { hasGolden || units.contains(where: \.assertsAnything) }
}

extension Unit {
  /// Whether a command of the unit, in a block or not, asserts something.
  fileprivate var assertsAnything: Bool {
    items.contains { item in
      item.words.first?.isBare("!") == true || item.words.first?.isBare("expect") == true
        || item.words.contains { $0.block?.units.contains(where: \.assertsAnything) ?? false }
    }
  }
}
