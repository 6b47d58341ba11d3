import LineEditing
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
