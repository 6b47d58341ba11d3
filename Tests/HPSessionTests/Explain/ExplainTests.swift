import CommandKit
import HPSession
import SeededRandom
import SessionSupport
import Testing

@Suite struct ExplainTests {
  /// The first line of the explanation of a text, or the error.
  private func headline(_ bytes: [UInt8]) -> String {
    do {
      return try ExceptionExplanation.lines(of: bytes, from: nil, isScript: false)[0]
    } catch {
      return error.message
    }
  }

  @Test(arguments: ExceptionSentence.all, ExceptionSurroundings.allCases)
  func `an exception is found wherever it stands`(
    sentence: ExceptionSentence, surroundings: ExceptionSurroundings
  ) {
    #expect(headline(Array(surroundings.around(sentence).utf8)) == sentence.headline)
  }

  @Test(arguments: ExceptionSentence.all, MangledText.allCases)
  func `an exception is found whatever became of its quotes and lines`(
    sentence: ExceptionSentence, mangling: MangledText
  ) {
    for surroundings in ExceptionSurroundings.allCases {
      let text = mangling.applied(to: surroundings.around(sentence))
      #expect(headline(text) == sentence.headline, "\(surroundings)")
    }
  }

  @Test(arguments: ExceptionSentence.all)
  func `an exception broken at any one byte is the same exception`(sentence: ExceptionSentence) {
    let text = Array(ExceptionSurroundings.coreData.around(sentence).utf8)
    for index in stride(from: 0, to: text.count, by: 2) {
      let broken = text[..<index] + [UInt8(ascii: "\n")] + text[index...]
      #expect(headline(Array(broken)) == sentence.headline, "at \(index)")
    }
  }

  @Test func `of several exceptions the first is explained, and those that differ are counted`()
    throws
  {
    let texts = ExceptionSentence.all.prefix(4).map(\.text)
    let log = [texts[1], texts[1], texts[0], texts[3], texts[0]].joined(separator: "'\n*** ")
    let lines = try ExceptionExplanation.lines(of: Array(log.utf8), from: nil, isScript: false)
    #expect(lines.first == ExceptionSentence.all[1].headline)
    #expect(lines.last == "  2 other update exceptions in the text")
  }

  @Test func `a sentence without its beginning is explained without its section`() {
    let text = ExceptionSentence.all[0].text.drop { $0 != "T" }
    #expect(
      headline(Array(text.utf8))
        == "a section: 7 rows after, 7 before, 0 inserted, 1 deleted, 0 moved in, 0 moved out")
  }

  @Test func `the refusal of hpsh itself is explained as UIKit's`() {
    let text =
      "error: invalid number of rows in section 0: 7 after, 7 before, 0 inserted, 1 deleted, "
      + "0 moved in, 0 moved out; the table was told of a change [invalid-update]"
    #expect(
      headline(Array(text.utf8))
        == "section 0: 7 rows after, 7 before, 0 inserted, 1 deleted, 0 moved in, 0 moved out")
  }

  @Test(arguments: [
    "", "all is well", "attempt to delete row", "Invalid update",
    "section 0 which only contains 1 rows",
    "The number of rows contained in an existing section after the update must be equal",
    "attempt to delete row 99999999999999999999 from section 0 which only contains 1 rows before",
  ])
  func `a text without an exception has none`(text: String) {
    #expect(headline(Array(text.utf8)).hasPrefix("the text has "))
  }

  @Test func `an exception that is cut off is said to be`() {
    let text =
      "Invalid update: invalid number of rows in section 0. The number of rows contained in …"
    #expect(
      headline(Array(text.utf8)) == "the text has an update exception whose numbers are cut off")
    let whole = text + "\n" + ExceptionSentence.all[1].text
    #expect(headline(Array(whole.utf8)) == ExceptionSentence.all[1].headline)
  }

  @Test func `numbers that add up are no exception`() {
    let text = ExceptionSentence.all[0].text.replacingFirst("(7)", by: "(6)")
    #expect(headline(Array(text.utf8)) == "the text has no update exception of UIKit")
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a text of any bytes is read to its end`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for sentence in ExceptionSentence.all {
      var text = Array(ExceptionSurroundings.console.around(sentence).utf8)
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let index = Int.random(in: 0..<text.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text[index] = UInt8.random(in: 0...255, using: &random)
        case 1: text.remove(at: index)
        case 2: text.insert(contentsOf: text.prefix(index).suffix(30), at: index)
        default: text.removeSubrange(index..<min(index + 9, text.count))
        }
      }
      _ = headline(text)
      _ = try? ExceptionExplanation.lines(of: text, from: "f", isScript: true)
    }
  }

  @Test(arguments: [
    "invalid number of rows in section ", "Invalid batch updates detected", "attempt to ", "1",
    "&amp;",
    "\\", "(", "\u{1B}[", "attempt to move index path (", "12:00:00 ", "a: [1, ", "0\n", "& ",
    "12:",
    "Invalid batch updates detected Data source before updates = { 1 section with row counts: [",
    "invalid number of rows in section 0 after the update (0", "number of rows contained in the ",
  ])
  func `a text that begins without end is read once`(piece: String) {
    let text = Array(String(repeating: piece, count: 200_000 / piece.utf8.count).utf8)
    #expect(headline(text).hasPrefix("the text has "))
  }

  @Test func `a file's name is quoted for a system shell`() throws {
    let text = Array(ExceptionSentence.all[0].text.utf8)
    let lines = try ExceptionExplanation.lines(
      of: text, from: "it's\u{1B} here.txt", isScript: false)
    #expect(
      lines.last
        == "  reproduce: hpsh explain --script 'it'\\''s\\u{1B} here.txt' > crash.hpsh")
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, by new: String) -> String {
    guard let start = indices.first(where: { self[$0...].hasPrefix(old) }) else { return self }
    return self[..<start] + new + self[index(start, offsetBy: old.count)...]
  }
}
