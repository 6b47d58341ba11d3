import LineEditing
import SeededRandom
import Testing

struct TypingHistoryTests {
  @Test func `a word, a run of deletions and anything else are each taken back in one step`() {
    var typing = Typing()
    for text in ["m", "mo", "mo ", "mo 1", "mo 12", "mo 1", "mo ", "pasted text"] {
      typing.show(text)
    }
    #expect(typing.allSteps() == ["mo ", "mo 12", "mo ", ""])
    #expect(typing.history.undo() == nil)
  }

  @Test func `another text that is longer by a letter is no letter typed`() {
    var typing = Typing()
    for text in ["h", "ha", "abc", "bc"] { typing.show(text) }
    #expect(typing.allSteps() == ["abc", "ha", ""])
  }

  @Test func `moving the cursor ends a step, and going back puts it where the change began`() {
    var typing = Typing()
    typing.show("a")
    typing.show("ab")
    typing.show("ab", cursor: 0)
    typing.show("xab", cursor: 1)
    typing.show("xyab", cursor: 2)
    #expect(typing.history.undo() == moment("ab", 0))
    #expect(typing.history.undo() == moment("", 0))
  }

  @Test func `where words do not count, all that was typed on goes back at once`() {
    var typing = Typing(byWords: false)
    for text in ["a", "a ", "a b", "a b "] { typing.show(text) }
    #expect(typing.allSteps() == [""])
  }

  @Test func `what is typed after going back is a step of its own`() {
    var typing = Typing()
    for text in ["a", "a ", "a b"] { typing.show(text) }
    #expect(typing.history.undo() == moment("a ", 2))
    typing.show("a ")
    typing.show("a c")
    typing.show("a cd")
    #expect(typing.allSteps() == ["a ", ""])
  }

  @Test func `all of it goes back at once, too`() {
    var typing = Typing()
    for text in ["a", "a ", "a b", "other"] { typing.show(text) }
    #expect(typing.history.undoAll() == moment("", 0))
    #expect(typing.history.undoAll() == nil)
  }

  @Test func `the oldest steps are forgotten where they take too much room`() {
    var typing = Typing(history: TypingHistory(limit: 8))
    for text in ["aaaa", "bbb", "cccc", "dd"] { typing.show(text) }
    #expect(typing.allSteps() == ["cccc", "bbb"])
  }

  @Test(arguments: UInt64(1)...20)
  func `going back leads through texts that were, to the empty one`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var typing = Typing()
    var shown: Set<String> = [""]
    var text: [Character] = []
    for _ in 0..<60 {
      let place = Int.random(in: 0...text.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where place < text.count: text.remove(at: place)
      case 1: text.insert(contentsOf: "pasted ", at: place)
      default: text.insert("ab ".randomElement(using: &generator) ?? "a", at: place)
      }
      shown.insert(String(text))
      typing.show(String(text), cursor: Int.random(in: 0...text.count, using: &generator))
    }
    let steps = typing.allSteps()
    #expect(shown.isSuperset(of: steps), "seed \(seed)")
    #expect(steps.last == "", "seed \(seed)")
  }

  private func moment(_ text: String, _ cursor: Int) -> TypingHistory.Moment {
    TypingHistory.Moment(text: Typing.wide(text), cursor: cursor)
  }
}

/// A history and a short way to show it texts.
private struct Typing {
  var history = TypingHistory()
  var byWords = true

  static func wide(_ text: String) -> [Int32] {
    text.unicodeScalars.map { Int32(bitPattern: $0.value) }
  }

  mutating func show(_ text: String, cursor: Int? = nil) {
    let wide = Self.wide(text)
    wide.withUnsafeBufferPointer {
      history.note($0, cursor: cursor ?? wide.count, byWords: byWords)
    }
  }

  mutating func allSteps() -> [String] {
    var steps: [String] = []
    while let moment = history.undo() {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: moment.text.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) })
      steps.append(String(text))
    }
    return steps
  }
}
