import SessionSupport

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder with a script's folder in it, secrets beside that, and what could lead to them.
struct EscapeFolder {
  let folder: TemporaryFolder

  /// What must never be seen.
  static let secret = "SECRET"

  /// Makes the folder.
  ///
  /// - Throws: What the system said.
  init() throws {
    folder = try TemporaryFolder()
    let row = "[{\"id\": \"1\", \"name\": \"\(Self.secret)\"}]\n"
    for name in ["out/s.json", "in2/s.json", "\u{301}s.json"] { try folder.write(row, to: name) }
    try folder.write("[{\"id\": \"1\", \"name\": \"good\"}]\n", to: "in/a.json")
    try folder.write("load ../../out/s.json\n", to: "in/inner/more.hpsh")
    try folder.write("", to: "in/sub/.kept")
    for (link, target) in [
      ("link.json", "../out/s.json"), ("folder", "../out"), ("chain", "sub/far"),
      ("sub/far", "../folder"),
      ("sub/up", "../.."), ("absolute", folder.path), ("o.db", "../out/o.db"),
    ] { try folder.link("in/\(link)", to: target) }
    mkfifo("\(folder.path)/in/pipe.json", 0o600)
    for (name, value) in [("in/d.db", "good"), ("out/o.db", Self.secret)] {
      _ = try TestDatabase(
        "\(folder.path)/\(name)", "CREATE TABLE t(name); INSERT INTO t VALUES ('\(value)');")
    }
  }

  /// The folder of the script.
  var path: String { "\(folder.path)/in" }

  /// Returns the commands of escapes, each a line.
  func script(_ escapes: [Escape]) -> String {
    escapes.map { "\($0.command.replacing("ROOT", with: folder.path))\n" }.joined()
  }

  /// Whether nothing was written: what lies anywhere in it.
  func contents() throws -> [String] {
    try ["in", "out", "in/sub", "in/inner", "."].flatMap { folder in
      try self.folder.names(in: folder).map { "\(folder)/\($0)" }
    } + [folder.read("out/s.json"), folder.read("in/a.json")]
  }
}
