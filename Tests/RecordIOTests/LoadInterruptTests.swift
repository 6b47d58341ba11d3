import RecordIO
import Records
import SessionSupport
import Testing

@Suite struct LoadInterruptTests {
  private static let row = "{\"name\": \"\(String(repeating: "x", count: 1_000))\"}"

  static let texts: [String] = [
    "[" + Array(repeating: row, count: 20_000).joined(separator: ",") + "]",
    String(repeating: row + "\n", count: 20_000),
    "a,b\n" + String(repeating: String(repeating: "y", count: 500) + ",2\n", count: 5_000),
  ]

  @Test(arguments: 0..<3)
  func `much that is checked is interrupted, whatever its format and the number of threads`(
    index: Int
  ) {
    let bytes = Array(Self.texts[index].utf8)
    var fault: LoadFault?
    do throws(LoadFault) {
      _ = try RecordLoader.load(bytes: bytes, name: "x", isInterrupted: { true })
    } catch {
      fault = error
    }
    #expect(fault?.kind == .interrupted)
  }

  @Test func `who has not had enough gets all of it`() throws {
    for text in Self.texts {
      let records = try RecordLoader.load(
        bytes: Array(text.utf8), name: "x", isInterrupted: { false })
      #expect(records.count >= 5_000)
    }
  }
}
