import Foundation
import LineEditing
import SeededRandom
import Testing

@Suite struct HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/history-\(UUID().uuidString)"

  private var file: HistoryFile { HistoryFile(path: folder + "/deep/history", limit: 100) }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func `what was added is there again, several lines as one text, for the owner alone`()
    throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(file.load().texts == [])
    let texts = ["ls", "if x {\n  ls\n}", "echo \"a\\nb\" \\", "日本 👩‍👩‍👧‍👦\t\r", "\\\\n", "\u{1B}[31m"]
    for text in texts { #expect(file.add(text) == nil) }
    #expect(file.load() == (texts, nil))
    #expect(try mode(file.path) == 0o600 && mode(folder) == 0o700)
  }

  @Test
  func `many prompts at once lose nothing and tear nothing, also while one makes the file shorter`()
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let long = HistoryFile(path: folder + "/history", limit: 1_000)
    let short = HistoryFile(path: folder + "/history", limit: 1_000)
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for number in 0..<100 {
            _ = long.add("writer \(writer)\nnumber \(number)")
            if number % 10 == 0 { _ = short.load() }
          }
        }
      }
    }
    let (texts, note) = long.load()
    #expect(texts.count == 800 && Set(texts).count == 800 && note == nil)
    for writer in 0..<8 {
      let own = texts.filter { $0.hasPrefix("writer \(writer)\n") }
      #expect(own == (0..<100).map { "writer \(writer)\nnumber \($0)" })
    }
  }

  @Test func `a file that grows long is made shorter, with the last texts in it`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for number in 0..<250 { _ = file.add("echo \(number)") }
    #expect(file.load().texts == (150..<250).map { "echo \($0)" })
    #expect(
      try String(contentsOfFile: file.path, encoding: .utf8).split(separator: "\n").count == 100)
    #expect(try mode(file.path) == 0o600)
  }

  @Test(arguments: ["_HiStOrY_V2_\nls\\040main\n", "ls\nbad \\x\n", "ls\n\u{0}\n", "tail\\\n"])
  func `a file that something else wrote is kept aside and told of, and what can be read stays`(
    content: String
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = file.add("first")
    try content.write(toFile: file.path, atomically: false, encoding: .utf8)
    let (texts, note) = file.load()
    let aside = file.path + ".aside-1"
    #expect(note == "\(file.path) was damaged or another program's; it is kept as \(aside)")
    #expect(try String(contentsOfFile: aside, encoding: .utf8) == content)
    #expect(file.load() == (texts, nil))
    #expect(file.add("next") == nil && file.load().texts == texts + ["next"])
  }

  @Test func `a place that takes no file is told of, and nothing else happens`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/deep/history", withIntermediateDirectories: true)
    #expect(file.load() == ([], nil))
    #expect(file.add("ls") == "\(file.path): Is a directory")
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any text is there again`(seed: UInt64) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var generator = SeededGenerator(seed: seed)
    let texts = (0..<20).map { _ in
      String(
        (0..<Int.random(in: 1...20, using: &generator)).compactMap { _ in
          Unicode.Scalar(UInt32.random(in: 1...0x2FF, using: &generator)).map(Character.init)
        })
    }
    for text in texts { _ = file.add(text) }
    #expect(file.load() == (texts, nil), "seed \(seed)")
  }
}
