import HPSession
import RecordIO
import Records
import SessionSupport
import Testing

/// What is said of a query that wants more.
private let beyondReading =
  "file as SQLite: the query does more than read the database\nhint: --query takes one SELECT"

struct SQLiteTests {
  private func with(
    _ sql: String, _ body: (TemporaryFolder, String) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/file"
    do { _ = try TestDatabase(path, sql) }
    try body(folder, path)
  }

  @Test func `every kind of value is a value of its own`() throws {
    try with(
      """
      CREATE TABLE t(a, b REAL, c TEXT, d BLOB);
      INSERT INTO t VALUES (NULL, 1.5, 'Zoë', x'00ff'), (9007199254740993, 0.1 + 0.2, '', x''),
        (-1, 9e999, '007', NULL), (0, 1e21, char(0) || 'x', NULL);
      """
    ) { _, path in
      #expect(
        shownFile(path) == """
          {"a":null,"b":1.5,"c":"Zoë","d":"X'00FF'"}
          {"a":9007199254740993,"b":0.30000000000000004,"c":"","d":"X''"}
          {"a":-1,"b":1e999,"c":"007","d":null}
          {"a":0,"b":1e+21,"c":"\\u0000x","d":null}
          """)
    }
  }

  @Test func `the only table needs no name, an empty one is no records`() throws {
    try with("CREATE TABLE t(a); CREATE VIEW v AS SELECT 7 AS b;") { _, path in
      #expect(shownFile(path) == "")
      #expect(shownFile(path, ReadingOptions(table: "V")) == #"{"b":7}"#)
    }
    try with("CREATE VIEW v AS SELECT 7 AS b;") { _, path in
      #expect(shownFile(path) == #"{"b":7}"#)
    }
  }

  @Test func `of several tables one is named, and odd names are names too`() throws {
    try with(
      #"""
      CREATE TABLE a(x); CREATE TABLE "b ""c"" "(y); INSERT INTO "b ""c"" " VALUES (1);
      CREATE TABLE d(z INTEGER PRIMARY KEY AUTOINCREMENT);
      """#
    ) { _, path in
      let hint = "\nhint: --table takes one of a, \"b \"c\" \", d"
      #expect(shownFile(path) == "file as SQLite: has 3 tables" + hint)
      #expect(
        shownFile(path, ReadingOptions(table: "e")) == "file as SQLite: has no table \"e\"" + hint)
      #expect(shownFile(path, ReadingOptions(table: "b \"c\" ")) == #"{"y":1}"#)
    }
    try with("CREATE TABLE a(x); DROP TABLE a;") { _, path in
      #expect(shownFile(path) == "file as SQLite: has no table")
    }
  }

  @Test(arguments: [
    ("SELECT name, count(*) FROM t GROUP BY 1 ORDER BY 1", "{\"name\":\"a\",\"count(*)\":2}"),
    ("SELECT 1 AS n, 2 AS n, 3 AS ''; -- done", "{\"n\":1,\"n 2\":2,\"column 3\":3}"),
    ("VALUES (1)", "{\"column1\":1}"),
    ("SELECT * FROM t WHERE 0", ""),
    (
      "DELETE FROM t",
      "file as SQLite: the query changes the database\nhint: --query takes one SELECT"
    ),
    ("SELECT 1; SELECT 2", "file as SQLite: more than one query\nhint: --query takes one SELECT"),
    ("SELECT 1; nonsense", "file as SQLite: more than one query\nhint: --query takes one SELECT"),
    ("SELEC", "file as SQLite: near \"SELEC\": syntax error"),
    ("SELECT x FROM t", "file as SQLite: no such column: x"),
    (" ; ", "file as SQLite: the query is empty"),
    ("ATTACH 'other' AS o", beyondReading), ("ATTACH ':memory:' AS o", beyondReading),
    ("DETACH main", beyondReading), ("PRAGMA temp_store_directory = '/tmp'", beyondReading),
    ("PRAGMA journal_mode = DELETE", beyondReading), ("PRAGMA writable_schema = 1", beyondReading),
    ("CREATE TEMP TABLE x(y)", beyondReading), ("BEGIN", beyondReading),
    ("CREATE VIRTUAL TABLE x USING fts5(y)", beyondReading),
    ("REINDEX", "file as SQLite: the query has no answer"),
    (
      "VACUUM INTO 'copy'",
      "file as SQLite: the query changes the database\nhint: --query takes one SELECT"
    ),
    (
      "SELECT load_extension('x')", beyondReading
    ),
    (
      "PRAGMA table_info(t)",
      #"{"cid":0,"name":"name","type":"","notnull":0,"dflt_value":null,"pk":0}"#
    ),
    ("SELECT name FROM pragma_table_info('t')", #"{"name":"name"}"#),
    (
      "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2) SELECT n FROM c",
      "{\"n\":1}\n{\"n\":2}"
    ),
    (
      "SELECT CAST(x'ff' AS TEXT) AS n",
      "file as SQLite: row 1, column \"n\": not UTF-8\nhint: --query with hex(n) gives its bytes"
    ),
  ])
  func `a query is one that reads`(query: String, answer: String) throws {
    try with("CREATE TABLE t(name); INSERT INTO t VALUES ('a'), ('a');") { folder, path in
      #expect(shownFile(path, ReadingOptions(query: query)) == answer)
      let names = try folder.names()
      #expect(names == ["file"])
    }
  }

  @Test func `a log of changes is read as far as it was committed, and nothing is left behind`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/file"
    do {
      let database = try TestDatabase(
        path, "PRAGMA journal_mode=WAL; CREATE TABLE t(a); INSERT INTO t VALUES (1);")
      #expect(try folder.names().contains("file-wal"))
      #expect(shownFile(path) == #"{"a":1}"#)
      try database.run("BEGIN; INSERT INTO t VALUES (2);")
      #expect(shownFile(path) == #"{"a":1}"#)
      try database.run("COMMIT;")
      #expect(shownFile(path) == "{\"a\":1}\n{\"a\":2}")
    }
    #expect(try folder.names() == ["file"])
    #expect(shownFile(path) == "{\"a\":1}\n{\"a\":2}")
    #expect(try folder.names() == ["file"], "reading left files behind")
  }

  @Test func `a change that is not done is not seen, one that locks all others out is an error`()
    throws
  {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/file"
    let database = try TestDatabase(path, "CREATE TABLE t(a); INSERT INTO t VALUES (1);")
    try database.run("BEGIN IMMEDIATE; INSERT INTO t VALUES (2);")
    #expect(shownFile(path) == #"{"a":1}"#)
    try database.run("ROLLBACK; BEGIN EXCLUSIVE;")
    #expect(
      shownFile(path) == """
        file as SQLite: another program has locked the database
        hint: it was asked for 2 seconds; try again when that is done
        """)
    try database.run("COMMIT;")
    #expect(shownFile(path) == #"{"a":1}"#)
  }

  @Test func `a file that is none, a cut one and an empty one are told apart`() throws {
    let folder = try TemporaryFolder()
    let none = "file as SQLite: is no database\nhint: one that is encrypted cannot be read"
    let path = try folder.write("a,b\n1,2\n", to: "x")
    #expect(shownFile(path, ReadingOptions(format: .sqlite)) == none)
    #expect(
      shownFile(try folder.write("", to: "e"), ReadingOptions(format: .sqlite)) == "file: is empty")
    try with(
      "CREATE TABLE t(a); INSERT INTO t WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 5000) SELECT x FROM c;"
    ) { folder, path in
      let bytes = try FileSystem.contents(ofFile: path)
      let cut = try folder.write(bytes: Array(bytes.prefix(9_000)), to: "cut")
      #expect(shownFile(cut) == "file as SQLite: database disk image is malformed")
      let head = try folder.write(bytes: Array(bytes.prefix(16)), to: "head")
      #expect(shownFile(head) == none)
      #expect(
        shown(bytes, as: "x.db")
          == "x.db: a database is read from a file\nhint: put it into one first")
    }
  }

  @Test func `a query that goes on for ever can be interrupted`() throws {
    try with("CREATE TABLE t(a);") { _, path in
      let query =
        "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x FROM c) SELECT count(*) FROM c"
      #expect {
        _ = try RecordLoader.load(
          path: path, options: ReadingOptions(query: query), isInterrupted: { true })
      } throws: { ($0 as? LoadFault)?.kind == .interrupted }
    }
  }

  @Test(arguments: ["a?b=c", "a#b", "a%20b", "ü '\""])
  func `a path is a path, whatever signs are in it`(name: String) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/\(name)"
    do { _ = try TestDatabase(path, "CREATE TABLE t(a); INSERT INTO t VALUES (1);") }
    #expect(shownFile(path) == #"{"a":1}"#)
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `a damaged database is read or refused`(seed: UInt64) throws {
    try with(
      """
      CREATE TABLE t(a, b); CREATE INDEX i ON t(b);
      INSERT INTO t WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c LIMIT 300)
        SELECT x, 'text ' || x FROM c;
      """
    ) { folder, path in
      var random = RandomRecords(seed: seed)
      let bytes = try FileSystem.contents(ofFile: path)
      for _ in 0..<60 {
        let damaged = try folder.write(bytes: random.mutated(bytes), to: "damaged")
        _ = shownFile(damaged)
      }
    }
  }
}
