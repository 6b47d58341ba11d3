/// Titles that try to leave their place, or to break what they stand in.
package enum HostileText {
  /// A few that have done harm somewhere.
  package static let known = [
    "", " ", "&", "<", ">", "\"'", "]]>", "<!--", "-->", "&amp;", "&#0;",
    "<script>alert(1)</script>",
    "</text></svg><svg onload=\"alert(1)\">", "</pre></section>", "javascript:alert(1)",
    "\u{0}", "\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}", "\u{7F}\u{85}\u{9F}", "a\nb\r\nc\td",
    "\u{1B}[31mred",
    "\u{202E}drow", "\u{2066}\u{2067}\u{2069}", "\u{200F}\u{61C}", "\u{FEFF}", "\u{FFFE}\u{FFFF}",
    "\u{1FFFE}\u{10FFFF}", "\u{FFFD}", "\u{2028}\u{2029}", "\u{E0041}\u{E007F}", "\u{FDFD}",
    "Z\(String(repeating: "\u{0301}", count: 2_000))", String(repeating: "W", count: 5_000),
    "哈利·波特", "ﾊﾘｰﾎﾟｯﾀｰ", "👩‍👩‍👧‍👦🇩🇪🏴‍☠️", "הארי פוטר", "هاري بوتر", "हैरी पॉटर", "แฮร์รี่",
    String(repeating: "哈", count: 300), "e\u{301}\u{323}", "\u{1F468}\u{200D}", "\u{1100}\u{1161}",
  ]

  /// Returns a text of scalars of all planes, most of them awkward.
  package static func random(using generator: inout some RandomNumberGenerator) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0x0...0xFF, 0x0...0x7F, 0x300...0x36F, 0x590...0x6FF, 0x1100...0x11FF, 0x2000...0x206F,
      0x3000...0x30FF, 0xFD00...0xFFFF, 0x1F000...0x1FAFF, 0xE0000...0xE01FF, 0x0...0x10FFFF,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let range = ranges.randomElement(using: &generator) ?? 0x20...0x7E
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
