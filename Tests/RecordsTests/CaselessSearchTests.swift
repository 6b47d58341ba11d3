import Records
import SeededRandom
import Testing

@Suite struct CaselessSearchTests {
  @Test(arguments: [
    ("", ""), ("", "a"), ("ab", "xAbY"), ("AB", "ab"), ("aab", "aaab"), ("é", "CAFÉ"), ("e", "É"),
    ("ß", "STRASSE"), ("a", "é"), ("abc", "ab"), ("É", "cafe"),
  ])
  func `a text is found in any case`(wanted: String, text: String) {
    #expect(
      CaselessSearch(wanted).isFound(in: text) == Self.isFound(wanted, in: text))
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `a text is found where its lowercase scalars stand`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let signs = ["a", "A", "b", "é", "É", "1", "ſ", "K"]
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &generator))
        .compactMap { _ in signs.randomElement(using: &generator) }.joined()
    }
    for _ in 0..<200 {
      let (wanted, other) = (text(3), text(8))
      #expect(
        CaselessSearch(wanted).isFound(in: other) == Self.isFound(wanted, in: other),
        "seed \(seed): \(wanted) in \(other)")
    }
  }

  private static func isFound(_ wanted: String, in text: String) -> Bool {
    let (wanted, text) = (Array(wanted.lowercased().utf8), Array(text.lowercased().utf8))
    return (0...text.count).contains { text[$0...].starts(with: wanted) }
  }
}
