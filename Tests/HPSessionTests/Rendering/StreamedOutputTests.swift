import CommandKit
import HPSession
import Records
import SessionSupport
import TableModel
import Testing

/// A sink that keeps each piece of the results by itself, and has had enough of them at some number.
private final class PieceSink: TextSink {
  private(set) var pieces: [[UInt8]] = []
  private(set) var errors: [String] = []
  private let most: Int

  init(most: Int = .max) { self.most = most }

  var text: String { String(decoding: pieces.joined(), as: UTF8.self) }
  var takesMore: Bool { pieces.count < most }

  func write(_ text: String) { pieces.append(Array(text.utf8)) }
  func write(_ bytes: [UInt8]) { pieces.append(bytes) }
  func report(_ error: Diagnostic, isExpected: Bool) { errors.append(error.summary) }
  func note(_ line: String) {}
}

@Suite struct StreamedOutputTests {
  private static let count = 3_000
  /// What one piece may have: what is gathered, and a row that goes beyond it.
  private static let mostBytes = 40_000

  private static let commands = [
    "ls", "ls --columns name,house", "ls --format json", "ls --format ndjson", "ls --format csv",
    "ls --format tsv", "ls --format md", "dump", "dump --compact", "dump --records",
  ]

  private func session(_ sink: PieceSink) throws -> Session {
    let records = (0..<Self.count).map { index in
      Record([
        Record.Field("name", .string("Zoë \u{1B}[31m \(index)")),
        Record.Field("house", .string(index.isMultiple(of: 3) ? "日本" : "")),
      ])
    }
    var session = try Session(
      controller: CharactersController(), registry: .standard, sink: sink)
    let list = RecordList(records)
    session.options.isQuiet = true
    try session.show(RecordTable(name: "main", records: list, schema: RecordSchema(of: list)))
    return session
  }

  @Test(arguments: commands)
  func `much output comes in pieces, each of whole signs, that make the whole`(
    command: String
  ) throws {
    let sink = PieceSink()
    var session = try session(sink)
    session.run(SourceText(name: "trial", command))
    #expect(sink.pieces.count > 1)
    #expect(sink.pieces.allSatisfy { $0.count <= Self.mostBytes })
    #expect(sink.pieces.allSatisfy { String(validating: $0, as: UTF8.self) != nil })
    let lines = sink.text.utf8.count { $0 == UInt8(ascii: "\n") }
    let rows = command.contains("compact") ? 1 : Self.count
    #expect(lines >= rows && sink.text.hasSuffix("\n"))
  }

  @Test(arguments: commands)
  func `an interrupt ends much output in its midst`(command: String) throws {
    let sink = PieceSink()
    var session = try session(sink)
    // The command itself may begin; what asks after that has been told to stop.
    let countdown = Countdown(from: 2)
    session.isInterrupted = { countdown.isOver }
    session.run(SourceText(name: "trial", command))
    #expect(sink.errors == ["error: interrupted [interrupted]"])
    #expect(session.status == .interrupted)
    #expect(sink.pieces.count <= 1)
  }

  @Test(arguments: commands)
  func `much output ends where nobody takes it, and that is no error of the command`(
    command: String
  ) throws {
    let sink = PieceSink(most: 1)
    var session = try session(sink)
    session.run(SourceText(name: "trial", command))
    #expect(sink.errors.isEmpty && session.status == .success)
    #expect(sink.pieces.count == 1)
  }
}
