import Records
import Testing

struct ValueTests {
  @Test func `a typed word is the JSON value it spells, else text`() throws {
    #expect(Value(bareWord: "null") == .null)
    #expect(Value(bareWord: "true") == .bool(true))
    #expect(Value(bareWord: "false") == .bool(false))
    #expect(Value(bareWord: "1.50").display == "1.50")
    #expect(Value(bareWord: "1.50") == .number(try #require(Number("1.5"))))
    #expect(Value(bareWord: "007") == .string("007"))
    #expect(Value(bareWord: "True") == .string("True"))
    #expect(Value(bareWord: "") == .string(""))
  }

  @Test func `a value is shown as people read it`() throws {
    #expect(Value.null.display == "")
    #expect(Value.bool(false).display == "false")
    #expect(Value.string("two\nlines").display == "two\nlines")
    #expect(Value.array([]).display == "[]")
    let wand = Value.object(
      Record([
        .init("core", .string("phoenix \"tail\"")),
        .init("length", .number(try #require(Number("11.0")))),
        .init("owners", .array([.null, .bool(true)])),
      ]))
    #expect(wand.display == #"{"core":"phoenix \"tail\"","length":11.0,"owners":[null,true]}"#)
  }
}
