import HPSession
import SeededRandom
import SessionSupport
import Testing

@Suite struct GoldenComparisonTests {
  /// Returns whether lines agree with golden ones, by trying every way to read the dots.
  private static func agree(_ golden: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    guard let first = golden.first else { return lines.isEmpty }
    if first == "..." {
      return (lines.startIndex...lines.endIndex).contains { start in
        agree(golden.dropFirst(), lines[start...])
      }
    }
    guard let line = lines.first else { return false }
    return fits(Array(line), Array(first)) && agree(golden.dropFirst(), lines.dropFirst())
  }

  private static func fits(_ line: [Character], _ pattern: [Character]) -> Bool {
    guard let first = pattern.first else { return line.isEmpty }
    if pattern.starts(with: "[..]") {
      let rest = Array(pattern.dropFirst(4))
      return (0...line.count).contains { fits(Array(line[$0...]), rest) }
    }
    return line.first == first && fits(Array(line.dropFirst()), Array(pattern.dropFirst()))
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `it agrees with trying every reading of the dots`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces = ["a", "b", "ab", "[..]", "a[..]b", "[..]a[..]", "...", "", "[..][..]b", "aba"]
    let outputs = ["a", "b", "ab", "", "aab", "aba", "..."]
    var agreed = 0
    for _ in 0..<2_000 {
      let golden = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      let lines = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        outputs.randomElement(using: &generator) ?? ""
      }
      let mismatch = GoldenComparison(golden: golden, lines: lines).mismatch
      let isSame = Self.agree(golden[...], lines[...])
      agreed += isSame ? 1 : 0
      #expect((mismatch == nil) == isSame, "seed \(seed): \(golden) against \(lines)")
      guard let mismatch else { continue }
      #expect(
        (0...golden.count).contains(mismatch.golden) && (0...lines.count).contains(mismatch.line))
    }
    #expect(agreed > 50, "seed \(seed)")
  }

  @Test(arguments: [
    (["a", "b"], ["a", "c"], 1, 1), (["a"], ["a", "b"], 1, 1), (["a", "b"], ["a"], 1, 1),
    ([], ["a"], 0, 0), (["a"], [], 0, 0), (["...", "z"], ["a", "b"], 1, 0),
    (["a", "...", "z"], ["a", "b"], 2, 1), (["...", "b"], ["b", "x", "b", "y"], 2, 3),
    (["a", "...", "d", "e"], ["a", "b", "d", "x"], 3, 3), (["x"], ["a", "b"], 0, 0),
  ])
  func `the first place where the two part is found`(
    golden: [String], lines: [String], expected: Int, line: Int
  ) throws {
    let mismatch = try #require(GoldenComparison(golden: golden, lines: lines).mismatch)
    #expect(mismatch.golden == expected)
    #expect(mismatch.line == line)
  }

  @Test func `blanks at line ends do not count, others do`() {
    #expect(GoldenComparison(golden: ["a \t"], lines: ["a"]).mismatch == nil)
    #expect(GoldenComparison(golden: ["a"], lines: ["a  \r"]).mismatch == nil)
    #expect(GoldenComparison(golden: [" a"], lines: ["a"]).mismatch != nil)
    #expect(GoldenComparison(golden: ["..."], lines: []).mismatch == nil)
    #expect(GoldenComparison(golden: ["日[..]本"], lines: ["日x本"]).mismatch == nil)
  }
}
