import SeededRandom
import Testing

@testable import HPSession

@Suite struct PatternTests {
  @Test(arguments: [
    ("", "", true), ("", "abc", true), ("b", "abc", true), ("^b", "abc", false),
    ("^a", "abc", true), ("c$", "abc", true), ("b$", "abc", false), ("^$", "", true),
    ("^$", "a", false), ("a.c", "abc", true), ("a.c", "ac", false),
    ("^H.*r$", "Harry Potter", true),
    ("[a-c]+$", "xxabc", true), ("^[^a-c]+$", "xyz", true), ("^[^a-c]+$", "xaz", false),
    ("[-x]", "-", true), ("[x-]", "-", true), ("[\\]]", "]", true),
    ("[\\d_]{3}", "a1_2", true), ("[\\D]", "123", false), ("\\d\\d", "a12", true),
    ("\\D", "12", false), ("^\\w+$", "Zoë_9", true), ("\\W", "abc", false), ("\\s", "a b", true),
    ("\\S", " \t", false), ("\\.", "a.b", true), ("\\.", "ab", false), ("\\t", "\t", true),
    ("a|b", "b", true), ("^(a|b)c$", "bc", true), ("^a|b$", "ax", true), ("^(a|b)$", "ax", false),
    ("(|a)b", "b", true), ("a{2}", "a", false), ("a{2}", "aa", true), ("^a{2,3}$", "aaaa", false),
    ("^a{2,}$", "aaaa", true), ("^a{0}$", "", true), ("a{1,2}b", "aab", true),
    ("^(ab)*$", "abab", true), ("^(ab)*$", "aba", false), ("^(a*)*$", "aaa", true),
    ("a+?b", "aab", true), ("(?:ab)+", "ab", true), ("\\bPotter\\b", "Harry Potter", true),
    ("\\bott", "Potter", false), ("\\Bott", "Potter", true), ("(?i)harry", "HARRY", true),
    ("(?i)[h-i]ARRY", "Harry", true), ("harry", "Harry", false), ("^.$", "é", true),
    ("^.$", "e\u{301}", true), ("^.$", "👩‍👩‍👧", true), ("日.", "日本", true), ("^[ä-ü]$", "ö", true),
    ("}", "}", true), ("K", "\u{212A}", true), ("[J-L]", "\u{212A}", true), ("é", "e\u{301}", true),
    ("(?i)É", "é", true), ("[^a]", "é", true), ("\\r", "\r\n", false), ("^.$", "\r\n", true),
    ("\\{", "{", true), ("]", "]", true),
  ])
  func `a pattern is found where it is`(pattern: String, text: String, isFound: Bool) throws {
    #expect(try Pattern(pattern).isFound(in: text) == isFound)
  }

  @Test(arguments: [
    ("(", "the group is not closed", 0..<1), ("a(b", "the group is not closed", 1..<2),
    (")", "no group is open that this closes", 0..<1),
    ("a)b", "no group is open that this closes", 1..<2),
    ("*", "nothing stands before it that could be repeated", 0..<1),
    ("a|+", "nothing stands before it that could be repeated", 2..<3),
    ("(?)", "a group begins with ( or (?:, and (?i) stands first", 0..<3),
    ("é(?=a)", "a group begins with ( or (?:, and (?i) stands first", 2..<5),
    ("a(?i)", "a group begins with ( or (?:, and (?i) stands first", 1..<4),
    ("(?", "a group begins with ( or (?:, and (?i) stands first", 0..<2),
    ("a**", "what is repeated already cannot be repeated again", 2..<3),
    ("a++", "what is repeated already cannot be repeated again", 2..<3),
    ("a{", "a count is {2}, {2,} or {2,5}; \\{ is the sign itself", 1..<2),
    ("a{x}", "a count is {2}, {2,} or {2,5}; \\{ is the sign itself", 1..<2),
    ("a{,3}", "a count is {2}, {2,} or {2,5}; \\{ is the sign itself", 1..<4),
    ("a{2", "a count is {2}, {2,} or {2,5}; \\{ is the sign itself", 1..<3),
    ("a{3,2}", "the count ends before it begins", 1..<6),
    ("a{1001}", "nothing is counted beyond 1000", 1..<7),
    ("a{99999999999}", "a count is {2}, {2,} or {2,5}; \\{ is the sign itself", 1..<11),
    ("\\", "nothing stands behind the \\", 0..<1), ("a\\1", "nothing is written \\1", 1..<3),
    ("\\q", "nothing is written \\q", 0..<2), ("[", "the set is not closed", 0..<1),
    ("[a", "the set is not closed", 0..<2),
    ("[]", "the set is empty; \\] is the sign itself", 0..<2),
    ("[^]", "the set is empty; \\] is the sign itself", 0..<3),
    ("[z-a]", "the range ends before it begins", 1..<4),
    ("[a-\\d]", "a range has two ends", 1..<5),
    ("[[a]]", "no set stands in a set; \\[ is the sign itself", 1..<2),
    ("[\\", "nothing stands behind the \\", 1..<2), ("[a-", "the set is not closed", 2..<3),
  ])
  func `what is no pattern is told with its place`(
    pattern: String, reason: String, place: Range<Int>
  ) {
    let fault = #expect(throws: PatternFault.self) { try Pattern(pattern) }
    #expect(fault?.reason == reason)
    #expect(fault?.place == place)
  }

  /// Pieces of which patterns are made, and the texts in which they are looked for.
  private static let pieces = [
    "a", "b", ".", "[ab]", "[^a]", "\\d", "\\w", "1", "^", "$", "\\b", "(a|b)", "(ab|a)", "(b*)",
    "(?:a|)", " ",
  ]
  private static let counts = ["", "", "", "*", "+", "?", "{2}", "{1,2}", "{0,}"]

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `it agrees with Swift's own search`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var found = 0
    for _ in 0..<400 {
      var pattern = ""
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let piece = Self.pieces.randomElement(using: &generator) ?? "a"
        let isPlace = ["^", "$", "\\b"].contains(piece)
        pattern += piece + (isPlace ? "" : Self.counts.randomElement(using: &generator) ?? "")
        if Int.random(in: 0..<8, using: &generator) == 0 { pattern += "|" }
      }
      let regex = try Regex(pattern).wordBoundaryKind(.simple)
      let mine = try Pattern(pattern)
      for _ in 0..<10 {
        let text = String(
          (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            "ab1 _".randomElement(using: &generator) ?? "a"
          })
        let isFound = try regex.firstMatch(in: text) != nil
        found += isFound ? 1 : 0
        try #require(
          try mine.isFound(in: text) == isFound, "seed \(seed): \(pattern) in \"\(text)\"")
      }
    }
    #expect((500...3_900).contains(found), "seed \(seed): \(found)")
  }

  @Test(arguments: [
    "(a*)*b", "(a|a)*b", "(a|aa)+$b", "(.*)(.*)(.*)(.*)b", "a{0,50}a{50}b", "(a?){40}a{40}b",
  ])
  func `no pattern takes longer than the text is long`(pattern: String) throws {
    #expect(try !Pattern(pattern).isFound(in: String(repeating: "a", count: 5_000)))
  }

  @Test func `a pattern that is too large, or a text too long for it, is refused`() throws {
    let large = #expect(throws: PatternFault.self) { try Pattern("((a{100}){100}){100}") }
    #expect(large?.reason == "with its counts written out it is too large")
    let long = #expect(throws: PatternFault.self) {
      try Pattern(String(repeating: "a", count: 10_001))
    }
    #expect(long?.reason == "it has more than 10000 characters")
    let deep = #expect(throws: PatternFault.self) {
      try Pattern(String(repeating: "(", count: 10_000))
    }
    #expect(deep?.reason == "its groups nest deeper than 100")
    let set = "[" + String(repeating: "\\da-b", count: 1_600) + "]x"
    for (pattern, sign) in [("a{0,900}a{0,900}b", "a"), (set, "ż")] {
      var search = PatternSearch(try Pattern(pattern), mostWork: 100_000)
      let text = String(repeating: sign, count: 1_000)
      #expect(throws: PatternFault.self) { try search.isFound(in: text) }
    }
  }
}
