import CommandKit
import SeededRandom
import Testing

struct TextTests {
  @Test(arguments: [
    ("plain ~ text", "plain ~ text"), ("日本 é", "日本 é"), ("\u{1B}[31m", "\\u{1B}[31m"),
    ("a\tb\r\nc\n", "a\\tb\\r\\nc\\n"), ("\u{0}\u{7F}\u{9B}", "\\u{0}\\u{7F}\\u{9B}"),
    ("\u{202E}a\u{2066}\u{200F}\u{61C}", "\\u{202E}a\\u{2066}\\u{200F}\\u{61C}"),
    ("\u{2028}\u{2029}\u{85}", "\\u{2028}\\u{2029}\\u{85}"), ("\u{FEFF}", "\\u{FEFF}"),
    ("👨‍👩‍👧", "👨‍👩‍👧"), ("", ""),
  ]) func `nothing that drives a terminal is shown`(_ text: String, _ visible: String) {
    #expect(text.visible == visible)
    #expect(text.visible.visible == visible)
  }

  @Test func `newlines may be kept`() {
    #expect("a\nb\r\n\t".visible(keepingLayout: true) == "a\nb\\r\n\t")
  }

  @Test(arguments: [
    ("", 0), ("Luna", 4), ("日本語", 6), ("e\u{301}", 1), ("é", 1), ("\u{301}", 0), ("ｱ", 1),
    ("ｶﾞ", 2), ("Ａ", 2), ("👨‍👩‍👧", 2), ("❤️", 2), ("❤", 1), ("🇬🇧", 2), ("🇬🇧🇫🇷", 4),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("👍🏽", 2), ("⌚", 2), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("…", 1), ("→", 1),
    ("\u{200D}", 0), ("𠀀", 2), ("1️⃣", 2), ("ñandú", 5), ("\u{AD}", 1),
    // Beside these the values of wcwidth 0.9 of the Python package index.
    ("👨‍👩‍👧‍👦", 2), ("#️⃣", 2), ("1\u{20E3}", 1), ("☎️", 2), ("☎", 1), ("🏳️‍🌈", 2), ("❤️‍🔥", 2),
    ("👩🏽‍🚀", 2), ("a\u{FE0F}", 1), ("कि", 2), ("நி", 2), ("ก็", 1), ("\u{200B}", 0), ("≡", 1),
    ("𝒳", 1), ("Å", 1), ("🫠", 2), ("\u{600}", 1), ("ﬁ", 1), ("🙂‍↔️", 2), ("⚠️", 2), ("©️", 2),
    ("©", 1), ("ﾊﾟ", 2), ("ｦ", 1), ("〜", 2), ("①", 1), ("か\u{3099}", 2), ("🧑‍🤝‍🧑", 2),
    ("\u{1160}", 0), ("🇬", 1),
  ]) func `a text has the width that a terminal gives it`(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test func `padding and clipping reach the width`() {
    #expect("ab".padded(to: 4) + "|" == "ab  |")
    #expect("ab".padded(to: 4, trailing: true) == "  ab")
    #expect("日本".padded(to: 5) == "日本 ")
    #expect("abc".padded(to: 2) == "abc")
    #expect("Hufflepuff".clipped(to: 5) == "Huff…")
    #expect("Huffl".clipped(to: 5) == "Huffl")
    #expect("日本語".clipped(to: 4) == "日…")
    #expect("日本語".clipped(to: 5) == "日本…")
    #expect("👨‍👩‍👧👨‍👩‍👧".clipped(to: 3) == "👨‍👩‍👧…")
    #expect("abc".clipped(to: 0) == "")
    #expect("abc".clipped(to: -1) == "")
    #expect("abcd".clipped(to: 2, mark: "") == "ab")
    #expect("e\u{301}e\u{301}".clipped(to: 1, mark: "") == "e\u{301}")
  }

  @Test func `clipping and padding always give the width`() {
    let signs = ["a", "日", "é", "👨‍👩‍👧", "🇬🇧", "ｱ", "❤️", " "]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0..<12, using: &random))
        .map { _ in signs[Int.random(in: 0..<signs.count, using: &random)] }.joined()
      for width in 0...12 {
        #expect(text.clipped(to: width).padded(to: width).displayWidth == width, "\(text) \(width)")
      }
    }
  }
}
