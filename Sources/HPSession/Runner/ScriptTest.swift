package import CommandKit

/// A script as a test: what it prints is compared with what it says it prints.
package struct ScriptTest {
  /// The script.
  package let script: Include
  /// Whether its `#>` lines are to be what it prints.
  package var isUpdated = false
  /// Is told which unit of which piece of the script runs next.
  package var willRun: (_ piece: Int, _ unit: SourceRange) -> Void = { _, _ in }

  /// Makes the test of a script.
  package init(_ script: Include) {
    self.script = script
  }

  /// Runs the script in a session and a folder of its own, up to its first failure.
  package func run(_ maker: SessionMaker) -> TestOutcome {
    var run = ScriptTestRun(of: self)
    do {
      try run.run(maker)
      let isChanged = isUpdated ? try run.update() : false
      return TestOutcome(
        failure: nil, assertsAnything: run.assertsAnything, isUpdated: isChanged, notes: run.notes)
    } catch {
      return TestOutcome(
        failure: error.with(source: script.source), phase: run.phase?.finished())
    }
  }
}

extension ScriptText {
  /// Whether the script can fail as a test: it says what it prints, what must fail or what must hold.
  var assertsAnything: Bool { hasGolden || units.contains(where: \.assertsAnything) }
}

extension Unit {
  /// Whether a command of the unit, in a block or not, asserts something.
  var assertsAnything: Bool {
    items.contains { item in
      item.asserts
        || item.words.contains { $0.block?.units.contains(where: \.assertsAnything) ?? false }
    }
  }
}

extension Item {
  /// Whether the command says that something holds, or must fail.
  fileprivate var asserts: Bool {
    let words = words.drop { $0.isBare("time") }
    guard let first = words.first else { return false }
    if first.isBare("!") || first.isBare("expect") { return true }
    return first.isBare("always") && !words.dropFirst().allSatisfy { $0.isBare("off") }
  }
}
