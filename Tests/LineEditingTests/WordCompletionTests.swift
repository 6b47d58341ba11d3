import LineEditing
import Testing

@Suite struct WordCompletionTests {
  @Test(arguments: [
    ([], ""), (["abc"], "abc"), (["abc", "abd"], "ab"), (["\"Harry", "\"Hermione"], "\"H"),
    (["x", "y"], ""),
    (["e\u{301}a", "eb"], ""),
  ])
  func `what all candidates begin with is whole characters`(texts: [String], common: String) {
    let candidates = texts.map { WordCompletion.Candidate($0) }
    #expect(
      WordCompletion(start: 0, candidates: candidates, count: texts.count).commonBegin == common)
  }

  @Test func `candidates stand in columns, read downwards`() {
    #expect(
      CandidateList(["a", "bb", "ccc", "d", "e"], columns: 14).rows == ["a    ccc  e", "bb   d"])
    #expect(CandidateList(["a", "bb", "ccc"], columns: 80).rows == ["a    bb   ccc"])
    #expect(CandidateList([], columns: 80).rows == [])
  }

  @Test func `a candidate that is wider than the terminal is cut, wide characters whole`() {
    #expect(CandidateList(["abcdefgh", "b"], columns: 6).rows == ["abcd…", "b"])
    #expect(CandidateList(["日本語日本語"], columns: 8, width: { $0.isASCII ? 1 : 2 }).rows == ["日本語…"])
    let families = ["👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "b"]
    #expect(
      CandidateList(families, columns: 6, width: { $0.isASCII ? 1 : 2 }).rows == ["👨‍👩‍👧👨‍👩‍👧…", "b"])
  }
}
