import CRecordJSON
import Foundation
import Records
import SeededRandom
import Testing

@testable import RecordIO

/// The quick check of a text beside readers that share nothing with it.
struct JSONScanTests {
  /// The values in a text by the reader of dumps, nil where it or UTF-8 says that the text is none.
  private func values(in bytes: [UInt8]) -> [Value]? {
    guard String(bytes: bytes, encoding: .utf8) != nil else { return nil }
    var reader = JSONReader(bytes)
    guard case .array(let values)? = try? reader.document() else { return nil }
    return values
  }

  /// Whether the quick check and the reader that names faults say the same of a text.
  private func agree(on bytes: [UInt8]) -> Bool {
    do throws(LoadFault) {
      let source = try RecordLoader.load(bytes: bytes, name: "x.json")
      return values(in: bytes) == (0..<source.count).map { .object(source.record(at: $0)) }
    } catch {
      // Only a text that the other reader takes is said to be an array.
      return !error.description.contains("is an array, not an array of objects")
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a changed text is taken or refused as other readers do`(seed: UInt64) {
    var random = RandomRecords(seed: seed)
    for round in 0..<1_500 {
      var writer = JSONWriter(isPretty: round % 2 == 0)
      writer.beginArray()
      for _ in 0..<3 { writer.write(random.record(depth: 3)) }
      writer.endArray()
      let bytes = random.mutated(writer.bytes)
      #expect(agree(on: bytes), "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `a byte that is wrong in a string is found wherever it stands`() {
    for length in 0...50 {
      for wrong in [[0x1F], [0x80], [0xED, 0xA0, 0x80], Array("\\x".utf8), [0x00]] as [[UInt8]] {
        for place in 0...length {
          var string = Array(repeating: UInt8(ascii: "a"), count: length)
          string.insert(contentsOf: wrong, at: place)
          let bytes = Array("[{\"n\":\"".utf8) + string + Array("\"}]".utf8)
          #expect(fault(bytes: bytes)?.place?.offset == 7 + place, "\(length), \(place)")
        }
      }
    }
  }

  @Test func `a string is read to its end however long it is`() throws {
    for length in 0...70 {
      for text in ["a", "é", "💡", "\n", "\\"] {
        let value = String(repeating: "x", count: length) + text + "y"
        var writer = JSONWriter()
        writer.beginArray()
        writer.write(Record([.init(value, .string(value)), .init("b", .string(""))]))
        writer.endArray()
        let source = try RecordLoader.load(bytes: writer.bytes, name: "x.json")
        #expect(source.record(at: 0).fields.first == .init(value, .string(value)))
        #expect(source.value("b", at: 0) == .string(""))
      }
    }
  }

  @Test(arguments: [
    #""\ud83d\uDCA1""#, #""\uDBFF\uDFFF""#, #""\u0000\u00FF\uFFFF""#, #""\/\b\f\"""#, "-0.0e-0",
    "0", "1E+0", "[[],{},[{}]]", "{\"\":{\"\":[]}}", " [ \t1 ,\n2\r] ",
  ])
  func `what is JSON is taken`(value: String) {
    #expect(agree(on: Array("[{\"a\":\(value)}]".utf8)))
    #expect(fault(bytes: Array("[{\"a\":\(value)}]".utf8)) == nil)
  }

  @Test(arguments: [
    #""\ud83d""#, #""\uDCA1""#, #""\ud83d\u0041""#, #""\ud83d\ud83d""#, #""\u12G4""#, #""\x""#,
    #""\""#, "01", "-", "-a", "1.", ".1", "1e", "1e+", "+1", "tru", "nulll", "[1,]", "[,1]",
    "{\"a\"}", "{,}", "{\"a\":1,}", "[1 2]", "{\"a\":1 \"b\":2}", "[}", "{]", "'a'", "\u{A0}1",
  ])
  func `what is no JSON is refused`(value: String) {
    let bytes = Array("[{\"a\":\(value)}]".utf8)
    #expect(fault(bytes: bytes) != nil)
    #expect(agree(on: bytes))
  }

  /// Pieces of a text of records, right and wrong ones, with what looks like a record's beginning inside.
  private static let pieces = [
    "{\"id\":1},", "{\"id\":[{\"id\":2},{\"id\":3}]},\n", "{\"id\":\"{\\\"id\\\":\"},", "{ },",
    "{\"a\":1,\"id\":1},\n", "{\"b\":{\"id\":1}},\n", "\n", "]", "x", "{\"id\":\"\n\"},",
    "{\"id\":1}\n",
  ]

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `any number of threads finds the same`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1_000 {
      let isRight = Int.random(in: 0..<4, using: &random) > 0
      var text = ""
      for _ in 0..<Int.random(in: 0..<20, using: &random) {
        text += Self.pieces[..<(isRight ? 7 : 11)].randomElement(using: &random) ?? ""
      }
      let lines = text.replacing(",\n", with: "\n").replacing("},{", with: "}\n{")
      for (text, layout) in [("[\(text){}]", .array), (lines, .lines)] as [(String, HPJSONLayout)] {
        let one = JSONScan(of: Array(text.utf8), as: layout, threads: 1)
        for threads in 2...6 {
          let scan = JSONScan(of: Array(text.utf8), as: layout, threads: threads)
          #expect(scan.isComplete == one.isComplete, "\(seed), \(threads): \(text)")
          #expect(scan.starts == one.starts, "\(seed), \(threads): \(text)")
          #expect(scan.end == one.end, "\(seed), \(threads): \(text)")
        }
      }
    }
  }

  @Test(arguments: [2, 3, 5])
  func `records have the same fields on any number of threads`(threads: Int) throws {
    var random = RandomRecords(seed: 7)
    let shapes = (0..<50).map { _ in random.record(depth: 3) }
    let text = (0..<500).map { Value.object(shapes[$0 * $0 % 50]).json }.joined(separator: ",")
    let bytes = Array("[\(text)]".utf8)
    let records = JSONRecords(bytes, JSONScan(of: bytes, as: .array, threads: threads))
    #expect(records.count == 500)
    for index in 0..<500 {
      for path in ["a", "name", "a.b", "", "é"] as [FieldPath] {
        #expect(records.value(path, at: index)?.json == shapes[index * index % 50][path]?.json)
      }
    }
  }
}
