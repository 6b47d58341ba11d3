import Records
import SeededRandom
import Testing

struct TextNumbersTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `texts are numbered as they first come, as a dictionary would`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var numbers = TextNumbers()
    var oracle: [String: Int] = [:]
    for _ in 0..<5_000 {
      let text =
        ["", "Ravenclaw #", "e\u{301}", "\u{E9}", "K", "\u{212A}"].randomElement(using: &random)
        ?? ""
      let name =
        text + (Bool.random(using: &random) ? "" : "\(Int.random(in: 0..<900, using: &random))")
      let expected = oracle[name] ?? oracle.count
      oracle[name] = expected
      #expect(numbers.number(of: name) == expected, "seed \(seed), \(name)")
    }
    #expect(numbers.texts.count == oracle.count && numbers.texts.allSatisfy { oracle[$0] != nil })
  }
}
