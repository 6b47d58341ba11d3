/// A try to get at more than `--safe` gives, as a command in a script that stands in the folder `in`.
///
/// Beside that folder lies `out` with a file and a database whose content is a secret, and in it are
/// the links, the pipe and the database that ``EscapeFolder`` makes.
struct Escape: Sendable {
  let command: String

  init(_ command: String) { self.command = command }

  /// All that were thought of; `ROOT` is the folder in which `in` and `out` lie.
  static let all = leaving + writing(to: inside)

  /// Those that a script with a folder of its own to write to must not succeed with either.
  static let leaving = reading + writing(to: outside) + network + databases

  private static let places = [
    "../out/s.json", "ROOT/out/s.json", "/ROOT//out/./s.json", "ROOT/in/../out/s.json",
    "sub/../../out/s.json", "./sub/.././../out/s.json", "link.json", "folder/s.json",
    "chain/s.json", "sub/up/out/s.json", "absolute/out/s.json", "folder/../out/s.json",
    "nothere/../../out/s.json", "pipe.json", "/dev/stdin", "/dev/fd/0", "/dev/fd/3",
    "/proc/self/fd/0", "/proc/self/fd/3", "/proc/self/cwd/../out/s.json",
    "/proc/self/rootROOT/out/s.json", "/proc/self/environ", "/dev/zero", "/dev/tty", "/etc/passwd",
    "/etc/none", "/none/there", "..", "../in2/s.json", "../\u{301}s.json",
  ]

  private static let inside = ["new.json", "s.hpsh"]
  private static let outside = [
    "../out/new.json", "ROOT/out/new.json", "ROOT/in/folder/new.json", "ROOT/in/link.json",
    "/dev/fd/3", "/proc/self/fd/1", "/dev/full", "../\u{301}new.json",
  ]

  private static let reading: [Escape] =
    places.map { Escape("load '\($0)' --format json") }
    + places.prefix(12).flatMap { place in
      ["source", "restore", "explain", "diff", "refresh"].map { Escape("\($0) '\(place)'") }
        + [Escape("expect dump = '\(place)'"), Escape("if true { source '\(place)' }")]
    } + [
      Escape("load \"../out/s$( '.json' )\""),
      Escape("for p in '../out/s.json' '../in2/s.json' { load $p }"),
      Escape("time load ../out/s.json"),
    ]

  private static func writing(to places: [String]) -> [Escape] {
    places.flatMap { place in
      [
        "echo x > '\(place)'", "echo x >> '\(place)'", "dump > '\(place)'",
        "save '\(place)' --format json", "record '\(place)'", "record --force '\(place)'",
        "screen --svg '\(place)'",
      ].map { Escape($0) }
    }
  }

  private static let network = [
    "http://127.0.0.1:1/s.json", "HTTPS://127.0.0.1:1/s.json", "https://x@127.0.0.1:1/",
  ].flatMap { [Escape("load '\($0)'"), Escape("refresh '\($0)'"), Escape("diff '\($0)'")] }

  private static let databases: [Escape] =
    [
      "ATTACH 'ROOT/out/o.db' AS o", "PRAGMA temp_store_directory = 'ROOT/out'",
      "PRAGMA journal_mode = WAL", "CREATE TEMP TABLE x AS SELECT 1",
    ].map { Escape("load d.db --query \"\($0)\"") }
    + ["o.db", "../out/o.db", "folder/o.db"].map { Escape("load \($0)") }
}
