import RecordIO
import Testing

struct JSONShapeTests {
  private let expected = "\nhint: expected an array of objects, [{\"name\": …}, …]"

  @Test func `nothing is no records`() {
    for text in ["", " \n", "\u{FEFF}", "\u{FEFF}\n"] {
      #expect(shownFault(text) == "x.json: is empty" + expected)
    }
  }

  @Test(arguments: [
    ("{}", "an object"), ("{\"a\":[],\"b\":[1,{}]}", "an object"), ("12", "a number"),
    ("\"x\"", "a string"), ("null", "null"), ("true", "true"),
    ("{\"a\":[[{}]],\"b\":{\"c\":[[]]}}", "an object"),
  ])
  func `what is no array is said to be what it is`(text: String, noun: String) {
    #expect(shownFault(text) == "x.json: is \(noun), not an array of objects" + expected)
  }

  @Test(arguments: [
    ("{\"meta\":{\"numbers\":[1]},\"people\":[{\"a\":1}]}", "people", "people"),
    ("{\"none\":[],\"numbers\":[1,{}],\"people\":[{},1]}", "people", "people"),
    ("{\"data\":{\"viewer\":{\"items\":[ {} ]}}}", "data.viewer.items", "data.viewer.items"),
    ("{\"a b\":[{}]}", "a b", "\"a b\""),
  ])
  func `an object that has an array of objects is told the way to it`(
    text: String, path: String, word: String
  ) {
    #expect(
      shownFault(text) == """
        x.json: is an object, not an array of objects
        hint: "\(path)" in it is an array of objects: --at \(word) takes that
        """)
  }

  @Test func `an object that has several arrays of objects is told of each`() {
    #expect(
      shownFault("{\"meta\":{\"list\":[{}]},\"people\":[{\"a\":1}],\"more\":[{}]}") == """
        x.json: is an object, not an array of objects
        hint: arrays of objects in it: --at people, --at more, --at meta.list
        """)
  }

  @Test func `an object is checked to its end all the same`() {
    #expect(
      shownFault("{\"people\":[{}]")
        == "x.json: line 1, column 15 (byte 14): expected , or }, but the text ends")
  }

  @Test(arguments: [
    ("[{},\n  7 , {}]", "line 2, column 3 (byte 7): element 1 is a number"),
    ("[ \"é\\n\", {}]", "line 1, column 3 (byte 2): element 0 is a string"),
    ("[{}, [{}]]", "line 1, column 6 (byte 5): element 1 is an array"),
    ("[{},{},null]", "line 1, column 8 (byte 7): element 2 is null"),
    ("[{},\tfalse]", "line 1, column 6 (byte 5): element 1 is false"),
    ("\u{FEFF}[1]", "line 1, column 2 (byte 4): element 0 is a number"),
  ])
  func `an element that is no object is told by its number and place`(text: String, shown: String) {
    #expect(shownFault(text) == "x.json: \(shown), not an object")
  }
}
