import Records
import SeededRandom
import Testing

struct DelimitedTextTests {
  private func line(_ format: DelimitedText, _ fields: String...) -> String {
    var bytes: [UInt8] = []
    format.append(row: fields, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a field is quoted where it must be and only there`() {
    #expect(line(.csv, "a b", "", " c ", "d\te") == "a b,, c ,d\te\n")
    #expect(
      line(.csv, "a,b", "say \"hi\"", "x\ny", "x\r\ny", "z\r")
        == "\"a,b\",\"say \"\"hi\"\"\",\"x\ny\",\"x\r\ny\",\"z\r\"\n")
    #expect(line(.tsv, "a,b", "c\td", "\"") == "a,b\t\"c\td\"\t\"\"\"\"\n")
  }

  @Test func `a line of one empty field is not an empty line`() {
    #expect(line(.csv, "") == "\"\"\n")
    #expect(line(.csv, "", "") == ",\n")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `fields come back as they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", ",", "\"", "\n", "\r", "\r\n", "é", " ", "\u{0}", "💡"]
    for _ in 0..<300 {
      let rows = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            pieces.randomElement(using: &random) ?? ""
          }.joined()
        }
      }
      var bytes: [UInt8] = []
      for row in rows { DelimitedText.csv.append(row: row, to: &bytes) }
      #expect(read(bytes) == rows, "\(rows)")
    }
  }

  /// Reads lines as RFC 4180 has them, byte by byte, to hold the writer against.
  private func read(_ bytes: [UInt8]) -> [[String]] {
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""):
        // A doubled quote closes and opens again; the quote itself is put back here.
        if !isQuoted, field.last == 0xFF {
          field[field.count - 1] = byte
        } else if isQuoted {
          field.append(0xFF)
        }
        isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted, UInt8(ascii: "\n") where !isQuoted:
        if field.last == 0xFF { field.removeLast() }
        row.append(String(decoding: field, as: UTF8.self))
        field = []
        guard byte == UInt8(ascii: "\n") else { continue }
        rows.append(row)
        row = []
      default: field.append(byte)
      }
    }
    return rows
  }
}
