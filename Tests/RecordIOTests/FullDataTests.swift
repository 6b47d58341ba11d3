import Foundation
import RecordIO
import Records
import Testing

/// The 437 records of the API, which are no part of the project: without them the tests are skipped.
struct FullDataTests {
  private static let path = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/data/hp-characters.json").standardizedFileURL.path
  private static let isPresent = FileManager.default.fileExists(atPath: path)

  @Test(.enabled(if: isPresent, "the API's records are not beside the project"))
  func `the API's records load with their titles, identities and card`() throws {
    let source = try RecordLoader.load(path: Self.path)
    let schema = try RecordSchema(of: source)
    #expect(source.count == 437)
    #expect(schema == RecordSchema(title: "name", id: "id", card: RecordSchema.usualCard))
    let first = source.record(at: 0)
    #expect(schema.id(of: first, at: 0) == "9e3f7ce4-b9a7-4244-b709-dae5c1f1d4a8")
    #expect(schema.title(of: first) == "Harry Potter")
    #expect(first["wand.core"] == .string("phoenix tail feather"))
    #expect(
      schema.card.map { $0.line(for: first) } == [
        "Gender: male", "House: Gryffindor", "Actor: Daniel Radcliffe", "Patronus: stag",
      ])
  }

  @Test(.enabled(if: isPresent, "the API's records are not beside the project"))
  func `the API's records agree with another reader`() throws {
    let source = try RecordLoader.load(path: Self.path)
    let data = try Data(contentsOf: URL(filePath: Self.path))
    let other = try #require(try JSONSerialization.jsonObject(with: data) as? [NSDictionary])
    for index in 0..<source.count {
      let text = Data(Value.object(source.record(at: index)).json.utf8)
      let read = try #require(try JSONSerialization.jsonObject(with: text) as? NSDictionary)
      #expect(read == other[index], "record \(index)")
    }
  }
}
