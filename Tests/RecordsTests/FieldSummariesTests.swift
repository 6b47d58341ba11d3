import Records
import Testing

struct FieldSummariesTests {
  private func lines(_ texts: String...) -> [String] {
    var summaries = FieldSummaries()
    for text in texts {
      var reader = JSONReader(Array(text.utf8))
      if case .object(let record)? = try? reader.document() { summaries.take(record) }
    }
    return summaries.all.map { field in
      let kinds = field.kinds.map(\.rawValue).joined(separator: "+")
      return "\(field.path) \(kinds) \(field.filled) \(field.examples.joined(separator: "|"))"
    }
  }

  @Test func `each field has the kinds, the number and the first different values it has`() {
    #expect(
      lines(
        #"{"a": 1, "b": "x", "c": null}"#, #"{"b": "x", "a": "y", "c": null}"#,
        #"{"b": "z", "a": 1.0, "d": true}"#, #"{"b": "u", "a": ""}"#, #"{"b": "v", "d": []}"#) == [
          "a number+text 3 1|y|1.0", "b text 5 x|z|u", "c  0 ", "d boolean+list 1 true",
        ])
  }

  @Test func `fields in an object stand behind it, also those that come later`() {
    #expect(
      lines(
        #"{"o": {"p": {"q": 1}}, "z": 1}"#, #"{"o": {"r": 2, "p": {"s": 3}}}"#, #"{"o": 7}"#) == [
          "o object+number 3 7", "o.p object 2 ", "o.p.q number 1 1", "o.p.s number 1 3",
          "o.r number 1 2", "z number 1 1",
        ])
  }

  @Test func `of fields with one name the last counts, as in look-up`() {
    #expect(lines(#"{"a": 1, "b": 2, "a": "x"}"#) == ["b number 1 2", "a text 1 x"])
  }
}
