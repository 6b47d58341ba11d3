import LineEditing
import SeededRandom
import Testing

struct LineHistoryTests {
  @Test func `blank texts and repeats of the last one are left out`() {
    var history = LineHistory()
    for text in ["a", "a", "", " \n", "b", "a"] { history.add(text) }
    #expect(history.entries == ["a", "b", "a"])
  }

  @Test func `the way back leads to what was being typed`() {
    var history = LineHistory()
    history.add("a")
    history.add("b")
    #expect(history.previous(insteadOf: "half") == "b")
    #expect(history.previous(insteadOf: "b, changed") == "a")
    #expect(history.previous(insteadOf: "a") == nil)
    #expect(history.next() == "b")
    #expect(history.next() == "half")
    #expect(history.next() == nil)
  }

  @Test func `a new reading begins at the end`() {
    var history = LineHistory()
    history.add("a")
    #expect(history.previous(insteadOf: "half") == "a")
    history.startOver()
    #expect(history.next() == nil)
    #expect(history.previous(insteadOf: "") == "a")
    #expect(history.next() == "")
  }

  @Test func `the oldest entries are forgotten`() {
    var history = LineHistory(limit: 2)
    for text in ["a", "b", "c"] { history.add(text) }
    #expect(history.entries == ["b", "c"])
  }
}

extension LineHistoryTests {
  @Test func `the newest entry that goes on from a text is the suggestion`() {
    var history = LineHistory()
    for text in ["select 1", "move 1:2 -> 3", "select 20", "select 2", "日本語"] { history.add(text) }
    #expect(history.continuation(of: "s") == "elect 2")
    #expect(history.continuation(of: "select 2") == "0")
    #expect(history.continuation(of: "select 20") == nil)
    #expect(history.continuation(of: "select 2") == "0")
    #expect(history.continuation(of: "m") == "ove 1:2 -> 3")
    #expect(history.continuation(of: "日") == "本語")
    #expect(history.continuation(of: "") == nil)
    #expect(history.continuation(of: " ") == nil)
    history.add("move 9")
    #expect(history.continuation(of: "m") == "ove 9")
  }

  @Test(arguments: UInt64(1)...20)
  func `a suggestion is what a plain look through all entries finds`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var history = LineHistory()
    let pool = ["a", "b", "e", "\u{301}"]
    func text() -> String {
      (0..<Int.random(in: 0...5, using: &generator)).compactMap { _ in
        pool.randomElement(using: &generator)
      }.joined()
    }
    for _ in 0..<40 { history.add(text()) }
    for _ in 0..<200 {
      let typed = text()
      let newest = history.entries.last {
        $0.utf8.count > typed.utf8.count && $0.utf8.starts(with: typed.utf8)
      }
      let rest = typed.isEmpty ? nil : newest.map { Array($0.utf8.dropFirst(typed.utf8.count)) }
      let found = history.continuation(of: typed).map { Array($0.utf8) }
      #expect(found == rest, "seed \(seed), \(typed)")
    }
  }

  @Test func `after an entry was found, Up and Down go on from there`() {
    var history = LineHistory()
    for text in ["a", "b", "c"] { history.add(text) }
    history.stand(at: 1, insteadOf: "half")
    #expect(history.previous(insteadOf: "b") == "a")
    #expect(history.next() == "b")
    #expect(history.next() == "c")
    #expect(history.next() == "half")
  }
}
