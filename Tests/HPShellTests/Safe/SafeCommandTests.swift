import CommandKit
import HPSession
import SessionSupport
import Testing

@testable import HPShell

/// Every way of a command to a file, found in what the commands declare.
struct SafeCommandTests {
  /// A command, and how it names a file.
  struct Way: Sendable, CustomTestStringConvertible {
    let command: String
    let form: String
    var testDescription: String { form }

    /// Returns the command with a file.
    func text(with path: String) -> String { form.replacing("FILE", with: "'\(path)'") }
  }

  /// The ways that parameters declare, and those that words of the language open.
  static let ways =
    CommandRegistry<Session>.shell.commands.flatMap { command in
      command.spec.parameters.filter { $0.completion == .file }.map { parameter in
        let option = parameter.kind == .option ? "\(parameter.name) " : ""
        return Way(command: command.name, form: "\(command.name) \(option)FILE")
      }
    } + [
      Way(command: ">", form: "echo x > FILE"), Way(command: ">>", form: "echo x >> FILE"),
      Way(command: "expect", form: "expect dump = FILE"),
      Way(command: "expect", form: "expect dump != FILE"),
    ]

  /// Returns a session that may read the folder `in` of a folder.
  private func session(
    in folder: TemporaryFolder, isBounded: Bool = true
  ) throws -> (Session, RecordingSink) {
    let sink = RecordingSink()
    let maker = SessionMaker(controller: { CharactersController() })
    let places = try FilePlaces(allowing: ["\(folder.path)/in"])
    var session = try (isBounded ? maker.preparing { $0.files = places } : maker).make(sink)
    session.keepCommands()
    session.run(SourceText(name: "trial", "load --group house; select 0:0"))
    _ = sink.take()
    return (session, sink)
  }

  @Test(arguments: ways)
  func `outside of what may be read nothing is read or written, at the word`(way: Way) throws {
    let folder = try TemporaryFolder()
    try folder.write("echo SECRET\n", to: "in/a.json")
    try folder.write("echo SECRET\n", to: "out/a.json")
    let names = try folder.names(in: "out")
    for name in ["a.json", "new.json"] {
      let (made, sink) = try session(in: folder)
      var session = made
      let path = "\(folder.path)/out/\(name)"
      let text = way.text(with: path)
      session.run(SourceText(name: "trial", text))
      let error = try #require(sink.errors.first, "\(text): \(sink.text)")
      #expect(error.code == .denied, "\(text): \(sink.text)")
      #expect(error.message.hasPrefix("\(path): --safe "), "\(error.message)")
      #expect(error.hint?.contains("--allow PATH") == true)
      let range = try #require(error.range)
      #expect(error.source?.text(in: range) == "'\(path)'")
      #expect(!sink.text.contains("SECRET"))
    }
    #expect(try folder.names(in: "out") == names)
    #expect(try folder.read("out/a.json") == "echo SECRET\n")
  }

  @Test(arguments: ways)
  func `without bounds the same words reach the file`(way: Way) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "in/.kept")
    try folder.write("echo read\n", to: "out/a.json")
    let (made, sink) = try session(in: folder, isBounded: false)
    var session = made
    let isNew = ["record", "save", "screen", ">", ">>"].contains(way.command)
    let name = isNew ? "new.json" : "a.json"
    session.run(SourceText(name: "trial", way.text(with: "\(folder.path)/out/\(name)")))
    #expect(sink.errors.allSatisfy { $0.code != .denied }, "\(sink.text)")
    #expect(try folder.names(in: "out").contains(name))
  }

  @Test func `no pager is set, which could run and write what it likes`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "in/.kept")
    for value in ["off", "on", "less", "'touch x'"] {
      var (session, sink) = try session(in: folder)
      session.run(SourceText(name: "trial", "set pager \(value)"))
      #expect(sink.errors.map(\.code) == (value == "off" ? [] : [.denied]), "\(value)")
    }
  }

  @Test func `the registry declares the ways that are known`() {
    let commands = Set(Self.ways.map(\.command))
    #expect(
      commands.isSuperset(of: [
        "load", "refresh", "save", "diff", "restore", "record", "source", "explain", "screen",
      ]))
  }

  @Test func `a database is read from a copy, its log with it, and nothing is left beside it`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("", to: "in/.kept")
    let made = try TestDatabase(
      "\(folder.path)/in/d.db",
      "PRAGMA journal_mode=WAL; CREATE TABLE t(name); INSERT INTO t VALUES ('one');")
    let names = try folder.names(in: "in")
    var (session, sink) = try session(in: folder)
    session.run(
      SourceText(
        name: "trial",
        "load '\(folder.path)/in/d.db'; ls; ! load '\(folder.path)/in/d.db' --query \"ATTACH 'x' AS y\""
      ))
    #expect(
      sink.take() == """
        main: 1 row in 1 section
        main: 1 row in 1 section
            0  0:0  one  ≡
        error: \(folder.path)/in/d.db: the query does more than read the database [denied]

        """)
    #expect(try folder.names(in: "in") == names)
    withExtendedLifetime(made) {}
  }
}
