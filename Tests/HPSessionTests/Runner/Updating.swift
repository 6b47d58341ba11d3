import CommandKit
import HPSession
import SessionSupport

/// Scripts whose `#>` lines are rewritten, in tests.
enum Updating {
  /// Makes sessions as a test of a script has them.
  static var maker: SessionMaker {
    SessionMaker { sink throws(Diagnostic) in
      try Session(controller: CharactersController(), registry: .standard, sink: sink)
    }
  }

  /// Updates a script and returns what became of it and the bytes that its file has then.
  ///
  /// - Throws: What the system said.
  static func update(
    _ script: String, named name: String = "t.hpsh", in folder: TemporaryFolder
  ) throws -> (outcome: TestOutcome, text: String) {
    var test = ScriptTest(try Include(try folder.write(script, to: name)))
    test.isUpdated = true
    let outcome = test.run(maker)
    return (outcome, try folder.read(name))
  }
}
