import CRecordJSON
import Records
import SessionSupport
import Testing

@testable import RecordIO

@Suite struct WatchedLoadTests {
  private static let count = 40_000

  private static let texts: [String: String] = {
    let lines = (0..<count).map {
      "{\"id\": \"r\($0)\", \"name\": \"A rather long name for a row, so that there is much to read: \($0)\"}"
    }
    let cells = (0..<count).map {
      "r\($0),A rather long name for a row, so that there is much to read\($0)"
    }
    return [
      "a.json": "[" + lines.joined(separator: ",") + "]",
      "a.ndjson": lines.joined(separator: "\n"),
      "a.csv": "id,name,note\n" + cells.joined(separator: "\n"),
    ]
  }()

  @Test(arguments: ["a.json", "a.ndjson", "a.csv"])
  func `whoever watches hears of the start, of what was read and of the rows found`(
    name: String
  ) throws {
    let folder = try TemporaryFolder()
    let text = try #require(Self.texts[name])
    let path = try folder.write(text, to: name)
    var heard: [LoadProgress] = []
    let rows = try RecordLoader.load(path: path, watcher: { heard.append($0) })
    #expect(rows.count == Self.count)
    #expect(heard.first == LoadProgress(.reading, bytes: 0, of: nil))
    let read = heard.filter { $0.stage == .reading && $0.bytes > 0 }
    #expect(read.last == LoadProgress(.reading, bytes: text.utf8.count, of: text.utf8.count))
    let checked = heard.filter { $0.stage == .checking }
    #expect(checked.count >= 1 && checked.count <= text.utf8.count >> 20)
    #expect(checked.map(\.bytes) == checked.map(\.bytes).sorted())
    #expect(checked.allSatisfy { $0.total == text.utf8.count && $0.bytes <= text.utf8.count })
    let rowCounts = checked.compactMap(\.rows)
    #expect(rowCounts == rowCounts.sorted() && rowCounts.allSatisfy { 1..<Self.count ~= $0 })
  }

  @Test(arguments: 1...4) func `several threads tell of all they have read`(threads: Int) throws {
    let bytes = Array(try #require(Self.texts["a.json"]).utf8)
    var heard: [LoadProgress] = []
    let scan = JSONScan(of: bytes, as: .array, threads: threads) {
      heard.append($0)
      return true
    }
    #expect(scan.isComplete && scan.starts.count == Self.count)
    #expect(threads > 3 || !heard.isEmpty)
    #expect(heard.allSatisfy { $0.bytes <= bytes.count && $0.rows ?? 0 <= Self.count })
  }

  @Test func `a load that is interrupted while it reads ends there`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(try #require(Self.texts["a.json"]), to: "a.json")
    do throws(LoadFault) {
      _ = try RecordLoader.load(path: path, isInterrupted: { true })
      Issue.record("it went on")
    } catch {
      #expect(error.kind == .interrupted)
    }
  }
}
