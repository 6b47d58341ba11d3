import CommandKit
import SeededRandom
import Testing

struct RandomTextTests {
  static let pieces: [[UInt8]] =
    [
      "a", "b1", " ", " ", "\n", "\n", "\r\n", "\r", ";", "\"", "'", "{", "}", " { ", " }\n", "$",
      "$x", "${", "${y}", "$(", "$(a)", "(", ")", "\\", "\\\n", "\\n", "\\u{41}", "\\u{", "#",
      "#> ",
      "!", " > ", "->", "→", "é", "日", "\t", "--", "-x", "=", "\u{FEFF}", "repeat 2 {\n",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80]]

  /// Returns a random text; most have none of the bytes that no text may have.
  static func text(_ random: inout SeededGenerator) -> [UInt8] {
    let choices = Bool.random(using: &random) ? pieces.count : pieces.count - 4
    return (0..<Int.random(in: 0..<40, using: &random)).flatMap { _ in
      pieces[Int.random(in: 0..<choices, using: &random)]
    }
  }

  @Test(arguments: [1, 2, 3, 4]) func `any bytes are units or a fault inside the text`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<3_000 {
      let bytes = Self.text(&random)
      let label = "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self).visible)"
      do throws(Diagnostic) {
        let text = try ScriptParser.parse(SourceText(name: "t", bytes: bytes))
        let ranges = text.units.flatMap(\.items).flatMap(\.words).map(\.range)
        #expect(
          ranges.allSatisfy { $0.lowerBound < $0.upperBound && $0.upperBound <= bytes.count },
          "\(label)")
        #expect(
          zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }, "\(label)")
      } catch {
        let range = error.range ?? SourceRange(-1, -1)
        #expect(range.lowerBound >= 0 && range.upperBound <= bytes.count, "\(label)")
        #expect(error.rendered.hasPrefix("t:"), "\(label)")
      }
    }
  }

  @Test(arguments: [5, 6, 7, 8]) func `a stream in any pieces reads as the whole text`(
    _ seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    for round in 0..<2_000 {
      let bytes = Self.text(&random)
      let label = "seed \(seed), round \(round): \(String(decoding: bytes, as: UTF8.self).visible)"
      var reader = UnitReader(name: "t")
      var units: [String] = []
      var faults: [String] = []
      var start = 0
      while start < bytes.count {
        let end = min(bytes.count, start + Int.random(in: 1...8, using: &random))
        reader.feed(bytes[start..<end])
        let found = reader.drain()
        units += faults.isEmpty && found.faults.isEmpty ? found.units : []
        faults += found.faults
        start = end
      }
      reader.finish()
      let found = reader.drain()
      units += faults.isEmpty && found.faults.isEmpty ? found.units : []
      faults += found.faults
      let source = SourceText(name: "t", bytes: bytes)
      do throws(Diagnostic) {
        let text = try ScriptParser.parse(source)
        let whole = text.units.filter { !$0.items.isEmpty }.map { $0.placedShape(in: source) }
        #expect(units == whole, "\(label)")
        #expect(faults == [], "\(label)")
      } catch {
        #expect(faults.first == error.rendered, "\(label)")
      }
    }
  }

  @Test(.timeLimit(.minutes(10))) func `a long line of small parts is read in a moment`() throws {
    for piece in ["$", "'a'", "\"\"b", "\\n", "$x", "a;", "$(a)", "{ ", "$( "] {
      let line = "a \"" + String(repeating: piece, count: 100_000)
      _ = try? parse(line)
      _ = try? parse(String(line.dropFirst(3)))
    }
  }
}
