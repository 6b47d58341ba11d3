import RecordIO
import Records
import Testing

struct DelimitedTests {
  /// A text and what its records are, or what is said of it.
  struct Reading: CustomTestStringConvertible {
    let text: String
    let shown: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ shown: String) {
      self.text = text
      self.shown = shown
    }
  }

  @Test(arguments: [
    Reading("a,b\n1,x\n", #"{"a":1,"b":"x"}"#),
    Reading("a,b\n1,x", #"{"a":1,"b":"x"}"#),
    Reading("a,b\r\n1,x\r\n", #"{"a":1,"b":"x"}"#),
    Reading("a,b\r1,x\r", #"{"a":1,"b":"x"}"#),
    Reading("\u{FEFF}a,b\n1,x\n", #"{"a":1,"b":"x"}"#),
    Reading("\n\r\n\na,b\n\n1,x\n\n\n", #"{"a":1,"b":"x"}"#),
    Reading("a,b\n\"x, y\",\"z \"\"w\"\"\"\n", #"{"a":"x, y","b":"z \"w\""}"#),
    Reading("a,b\n\"x\ny\",\"\r\n\"\n", #"{"a":"x\ny","b":"\r\n"}"#),
    Reading("\"a\nb\",\"\"\"\"\nx,y\n", #"{"a\nb":"x","\"":"y"}"#),
    Reading("a,b\nx,\n,y\n", "{\"a\":\"x\",\"b\":null}\n{\"a\":null,\"b\":\"y\"}"),
    Reading("a,b\nx,\"\"\n", #"{"a":"x","b":""}"#),
    Reading("a\nx\n\n\"\"\ny", "{\"a\":\"x\"}\n{\"a\":\"\"}\n{\"a\":\"y\"}"),
    Reading("a,b\n x , y\n", #"{"a":" x ","b":" y"}"#),
    Reading(" a , b c \nx,y\n", #"{"a":"x","b c":"y"}"#),
    Reading("a,b\n \"x\" , \t\"y,z\"\n", #"{"a":"x","b":"y,z"}"#),
    Reading("a,b\n5\" pipe,it\"\"s\n", #"{"a":"5\" pipe","b":"it\"\"s"}"#),
    Reading("a,b\n,\n", #"{"a":null,"b":null}"#),
  ])
  func `cells are read as they were meant`(reading: Reading) {
    #expect(shown(reading.text, as: "x.csv") == reading.shown)
  }

  @Test(arguments: [
    Reading("a,b,c\nx\n", #"{"a":"x","b":null,"c":null}"#),
    Reading("a,b\nx,y,,\n", #"{"a":"x","b":"y"}"#),
    Reading(
      "a,b\nx,y\n1,é,z w\n",
      """
      x.csv: line 3, column 5 (byte 13): a cell more than the 2 of the head line
      hint: a cell with the separator in it stands in quotes; --no-header takes every cell
      """),
  ])
  func `a line may be short, and long only by cells with nothing in them`(reading: Reading) {
    #expect(shown(reading.text, as: "x.csv") == reading.shown)
  }

  @Test(arguments: [
    Reading("n\n1\n-0.50\n1e5\n\n18446744073709551616\n", "1 -0.50 1e5 18446744073709551616"),
    Reading("n,m\n1,\n,\n\"2\",\n", "1 null 2"),
    Reading("n\n1\n007\n", "\"1\" \"007\""),
    Reading("n\n1\n+2\n", "\"1\" \"+2\""),
    Reading("n\n1\n.5\n", "\"1\" \".5\""),
    Reading("n\n1\n5.\n", "\"1\" \"5.\""),
    Reading("m, n\nx, 1\ny,\t2 \n", "1 2"),
    Reading("n\n1\n  \n", "\"1\" \"  \""),
    Reading("n\n1\n1 2\n", "\"1\" \"1 2\""),
    Reading("n\n1\n1e\n", "\"1\" \"1e\""),
    Reading("n\n1\n-\n", "\"1\" \"-\""),
    Reading("n\n1\nx\n", "\"1\" \"x\""),
    Reading("n\n1\n0x10\n", "\"1\" \"0x10\""),
    Reading("n;m\n1,5;\n2;\n", "\"1,5\" \"2\""),
    Reading("n\ntrue\nfalse\n", "\"true\" \"false\""),
  ])
  func `a column of numbers alone is numbers, spelled as they stand`(reading: Reading) throws {
    let source = try load(reading.text, as: "x.csv")
    let values = (0..<source.count).map { source.value("n", at: $0)?.json ?? "-" }
    #expect(values.joined(separator: " ") == reading.shown)
  }

  @Test(arguments: [
    Reading("a;b\n1,5;x\n", #"{"a":"1,5","b":"x"}"#),
    Reading("a\tb\nx,y\tz\n", #"{"a":"x,y","b":"z"}"#),
    Reading("a|b\nx,y|z\n", #"{"a":"x,y","b":"z"}"#),
    Reading("\"a,b,c\";d\nx;y\n", #"{"a,b,c":"x","d":"y"}"#),
    Reading("sep=;\r\na;b,c,d\r\n1;2\r\n", #"{"a":1,"b,c,d":2}"#),
    Reading("\u{FEFF}\"sep=|\"\na|b\n1|2\n", #"{"a":1,"b":2}"#),
    Reading("price (a;b;c),total\n1,2\n", #"{"price (a;b;c)":1,"total":2}"#),
    Reading("a, full;b\n\"x;\ny\";z\n", #"{"a, full":"x;\ny","b":"z"}"#),
    Reading("name\nx\n", #"{"name":"x"}"#),
  ])
  func `what stands between the cells is found in the first lines`(reading: Reading) {
    #expect(shown(reading.text, as: "x.csv") == reading.shown)
  }

  @Test(arguments: [
    Reading("a\tb\nx,y\t\"z\tw\"\n", #"{"a":"x,y","b":"z\tw"}"#),
    Reading("a,b\nx\n", #"{"a,b":"x"}"#),
    Reading("a\tb\n\t\n", #"{"a":null,"b":null}"#),
  ])
  func `in TSV it is a tab, whatever the first line has`(reading: Reading) {
    #expect(shown(reading.text, as: "x.tsv") == reading.shown)
  }

  @Test(arguments: [
    Reading(",b,b,,b 2,b\n1,2,3,4,5,6\n", "column 1, b, b 3, column 4, b 2, b 4"),
    Reading("column 2,,\n1,2,3\n", "column 2, column 2 2, column 3"),
    Reading("a,,\n1\n", "a, column 2, column 3"),
  ])
  func `every column has a name of its own`(reading: Reading) throws {
    let names = try load(reading.text, as: "x.csv").record(at: 0).fields.map(\.name)
    #expect(names.joined(separator: ", ") == reading.shown)
    #expect(Set(names).count == names.count)
  }

  @Test func `without a head line every line is a record, as wide as the widest`() {
    #expect(
      shown("1,x\n2\n\n3,y,z\n", as: "x.csv", ReadingOptions(hasHeadLine: false)) == """
        {"column 1":1,"column 2":"x","column 3":null}
        {"column 1":2,"column 2":null,"column 3":null}
        {"column 1":3,"column 2":"y","column 3":"z"}
        """)
  }

  @Test func `a head line alone is no records, nothing at all is an error`() {
    for text in ["a,b", "a,b\n", "\"a\"\r\n\r\n"] { #expect(shown(text, as: "x.csv") == "") }
    for text in ["", "\n\n", "\u{FEFF}", "sep=;\n"] {
      #expect(
        shown(text, as: "x.csv")
          == "x.csv: is empty\nhint: expected a line with the names of the columns")
    }
  }

  @Test(arguments: [
    Reading("a,b\nx,\"y\n", "line 2, column 3 (byte 6): the quote that opens here is not closed"),
    Reading("\"", "line 1, column 1 (byte 0): the quote that opens here is not closed"),
    Reading(
      "a,b\n\"x\"y,z\n",
      """
      line 2, column 4 (byte 7): expected the end of the cell behind its closing quote
      hint: a quote inside a cell in quotes is written twice: "a ""word""\"
      """),
    Reading("a\nx\0y\n", "line 2, column 2 (byte 3): a NUL byte"),
    Reading("a\0\n", "line 1, column 2 (byte 1): a NUL byte"),
  ])
  func `what is no such text is told by its place`(reading: Reading) {
    #expect(shown(reading.text, as: "x.csv") == "x.csv: " + reading.shown)
  }

  @Test func `a field is found by its name alone, also one with dots`() throws {
    let source = try load("wand.core,wand\nphoenix,x\n", as: "x.csv")
    #expect(source.value("wand.core", at: 0) == .string("phoenix"))
    #expect(source.value("wand", at: 0) == .string("x"))
    #expect(source.value("core", at: 0) == nil)
    #expect(source.value("wand", at: 0) == source.record(at: 0)["wand"])
  }
}
