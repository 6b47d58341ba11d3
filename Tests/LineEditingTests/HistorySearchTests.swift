import LineEditing
import Testing

struct HistorySearchTests {
  private let entries = ["move 1", "select 2", "move 3", "日本 move", "move 3", "ls"]

  private func match(_ entry: Int, _ offset: Int) -> HistorySearch.Match {
    HistorySearch.Match(entry: entry, offset: offset)
  }

  @Test func `each letter narrows the search from the match on, and deleting it leads back`() {
    var search = HistorySearch()
    search.type("m", in: entries)
    #expect(search.match == match(4, 0))
    search.type("o", in: entries)
    search.type("ve 1", in: entries)
    #expect(search.match == match(0, 0))
    search.back()
    #expect(search.match == match(4, 0) && search.query == "mo")
    search.back()
    search.back()
    search.back()
    #expect(search.match == nil && search.query == "")
  }

  @Test func `going on passes over entries with the same text, both ways`() {
    var search = HistorySearch()
    search.type("move", in: entries)
    search.goOn(.older, in: entries)
    #expect(search.match == match(3, 3))
    search.goOn(.older, in: entries)
    #expect(search.match == match(2, 0))
    search.goOn(.older, in: entries)
    search.goOn(.older, in: entries)
    #expect(search.match == match(0, 0) && !search.isFound)
    search.goOn(.newer, in: entries)
    #expect(search.match == match(2, 0) && search.isFound)
    search.goOn(.newer, in: entries)
    search.goOn(.newer, in: entries)
    #expect(search.match == match(4, 0) && search.isFound)
  }

  @Test func `what no entry has leaves the match before it, and a letter less finds it again`() {
    var search = HistorySearch()
    search.type("sel", in: entries)
    search.type("x", in: entries)
    search.type("y", in: entries)
    #expect(search.match == match(1, 0) && !search.isFound && search.query == "selxy")
    search.back()
    search.back()
    #expect(search.match == match(1, 0) && search.isFound)
  }

  @Test func `a history without entries has no match`() {
    var search = HistorySearch()
    search.type("a", in: [])
    search.goOn(.older, in: [])
    #expect(search.match == nil && !search.isFound)
    search.back()
    #expect(search.isFound)
  }
}
