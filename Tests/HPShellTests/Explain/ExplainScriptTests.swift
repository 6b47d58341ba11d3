import CommandKit
import HPSession
import SeededRandom
import SessionSupport
import Testing

@testable import HPShell

@Suite struct ExplainScriptTests {
  /// Runs a script as a test and returns its failure, if any.
  private func failure(of lines: [String]) throws -> String? {
    let folder = try TemporaryFolder()
    let path = try folder.write(lines.joined(separator: "\n") + "\n", to: "crash.hpsh")
    let outcome = ScriptTest(try Include(path)).run(SessionMaker { CharactersController() })
    #expect(outcome.assertsAnything)
    return outcome.failure?.rendered
  }

  @Test(arguments: ExceptionSentence.all)
  func `a script ends in the numbers of its exception`(sentence: ExceptionSentence) throws {
    let text = Array(ExceptionSurroundings.console.around(sentence).utf8)
    let lines = try ExceptionExplanation.lines(of: text, from: nil, isScript: true)
    #expect(lines[0] == "# An exception of UIKit, again: \(sentence.headline)")
    #expect(try failure(of: lines) == nil, "\(lines.joined(separator: "\n"))")
    // The refusal, explained in its turn, says the same.
    let refusal = lines.last { $0.hasPrefix("#> error: invalid number of rows") }
    guard let refusal, !sentence.isOfItems else { return }
    let again = try ExceptionExplanation.lines(
      of: Array(refusal.utf8), from: nil, isScript: false)
    #expect(again[0].hasPrefix(sentence.headline))
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `numbers of any size make a script that passes, or none`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number() -> Int { [0, 0, 1, 2, 3, 9].randomElement(using: &random) ?? 0 }
    var made = 0
    for _ in 0..<12 {
      let (inserted, deleted, into, outOf) = (number(), number(), number(), number())
      let text =
        "invalid number of rows in section \(number()): \(inserted + into + number()) after, "
        + "\(deleted + outOf + number()) before, \(inserted) inserted, \(deleted) deleted, "
        + "\(into) moved in, \(outOf) moved out"
      guard
        let lines = try? ExceptionExplanation.lines(
          of: Array(text.utf8), from: nil, isScript: true)
      else { continue }
      made += 1
      #expect(try failure(of: lines) == nil, "seed \(seed): \(text)")
    }
    #expect(made > 4, "seed \(seed)")
  }

  @Test func `a script of many rows stays short but for its rows`() throws {
    let text =
      "invalid number of rows in section 0: 47 after, 437 before, 0 inserted, 0 deleted, "
      + "0 moved in, 0 moved out"
    let lines = try ExceptionExplanation.lines(of: Array(text.utf8), from: nil, isScript: true)
    #expect(
      lines.prefix { !$0.hasPrefix("-- ") }.joined(separator: "\n") == """
        # An exception of UIKit, again: section 0: 47 rows after, 437 before, 0 inserted, 0 deleted, 0 moved in, 0 moved out
        # The table shows this.
        load rows.json
        #> main: 437 rows in 1 section
        # The model changes.
        model delete 0:47..0:436
        # The table is told this.
        ! batch --tell { }
        #> error: invalid number of rows in section 0: 47 after, 437 before, 0 inserted, 0 deleted, 0 moved in, 0 moved out; the model changed and the table was not told [invalid-update]
        """)
    #expect(try failure(of: lines) == nil)
  }

  @Test(arguments: [
    "attempt to delete row 0 from section 0 which only contains 999999999 rows before the update",
    "attempt to delete section 1, but there are only 9223372036854775807 sections before the update",
    "attempt to delete and reload the same index path ({length = 2, path = 9223372036854775806 - 0})",
    "invalid number of rows in section 5000000: 1 after, 2 before, 0 inserted, 0 deleted",
    "invalid number of sections: 9223372036854775807 after, 1 before, 9223372036854775807 inserted, 5 deleted",
    "invalid number of rows in section 0: 2 after, 1 before, 0 inserted, 5 deleted",
  ])
  func `numbers that no script can show are an error`(text: String) {
    #expect(throws: Diagnostic.self) {
      try ExceptionExplanation.lines(of: Array(text.utf8), from: nil, isScript: true)
    }
    #expect(throws: Never.self) {
      try ExceptionExplanation.lines(of: Array(text.utf8), from: nil, isScript: false)
    }
  }
}
