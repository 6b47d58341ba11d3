import RecordIO
import Records
import Testing

struct FormatDetectionTests {
  @Test(arguments: [
    ("[{\"a\":1}]", "x.csv", #"{"a":1}"#),
    (" \n[ ]", "x", ""),
    ("{\"a\":1}\n{\"a\":2}\n", "x.json", "{\"a\":1}\n{\"a\":2}"),
    ("{\"a\":1}\r\n\r\n {\"a\":2}", "x.txt", "{\"a\":1}\n{\"a\":2}"),
    ("{\"a\":1}", "x.jsonl", #"{"a":1}"#),
    ("a,b\n1,2", "x", #"{"a":1,"b":2}"#),
    ("a;b\n1;2", "x.txt", #"{"a":1,"b":2}"#),
    ("a\tb\n1\t2", "x.export", #"{"a":1,"b":2}"#),
    ("a,b\n1,2", "x.TSV", #"{"a,b":"1,2"}"#),
    ("a\n1", "x.csv", #"{"a":1}"#),
    ("[a],b\n1,2", "x.csv", #"{"[a]":1,"b":2}"#),
    ("{a},b\n1,2", "x.csv", #"{"{a}":1,"b":2}"#),
    ("sep=;\na;b\n1;2", "x", #"{"a":1,"b":2}"#),
  ])
  func `content tells the format, else the name, else the first line`(
    text: String, name: String, records: String
  ) {
    #expect(shown(text, as: name) == records)
  }

  @Test func `the format that is asked for is taken`() {
    #expect(
      shown("[1],b\nx,y\n", as: "x.json", ReadingOptions(format: .csv)) == #"{"[1]":"x","b":"y"}"#)
    #expect(
      shown("a\n1", as: "x.csv", ReadingOptions(format: .json)) == """
        x.csv as JSON: line 1, column 1 (byte 0): a is not a value
        hint: expected an array of objects, [{"name": …}, …]
        """)
    #expect(
      shown("{\"a\":1}\n7", as: "x.json", ReadingOptions(format: .ndjson)) == """
        x.json as NDJSON: line 2, column 1 (byte 8): expected an object
        hint: NDJSON has an object on each line
        """)
  }

  @Test func `what nothing tells is asked for`() {
    let hint = "\nhint: --format says which: json, ndjson, csv, tsv or sqlite"
    #expect(
      shown("hello\nworld\n", as: "x.txt")
        == "x.txt: is in no format that its content or name tells" + hint)
    #expect(shown(" \n", as: "x") == "x: is empty")
    #expect(
      shown("a,b\n1,\"2", as: "x").hasPrefix("x as CSV: line 2, column 3 (byte 6): the quote"))
  }

  @Test(arguments: [
    (ReadingOptions(array: "a"), "x.csv", "is CSV, and --at is for JSON"),
    (ReadingOptions(array: "a"), "x.ndjson", "is NDJSON, and --at is for JSON"),
    (ReadingOptions(hasHeadLine: false), "x.json", "is JSON, and --no-header is for CSV and TSV"),
    (ReadingOptions(table: "a"), "x.tsv", "is TSV, and --table is for SQLite"),
    (ReadingOptions(query: "a"), "x.json", "is JSON, and --query is for SQLite"),
  ])
  func `an option of another format is an error`(
    options: ReadingOptions, name: String, fault: String
  ) {
    #expect(shown("a", as: name, options) == "\(name): \(fault)")
  }
}
