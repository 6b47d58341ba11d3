import LineEditing
import SeededRandom
import Testing

struct EditedTextTests {
  @Test func `a step goes over a whole character`() {
    let family = "\u{1F469}\u{200D}\u{1F467}"
    #expect(EditedText("a\(family)b", cursor: 4).stepLeft == -3)
    #expect(EditedText("a\(family)b", cursor: 1).stepRight == 3)
    #expect(EditedText("e\u{301}", cursor: 0).stepRight == 2)
    #expect(EditedText("ab", cursor: 0).stepLeft == 0)
    #expect(EditedText("ab", cursor: 2).stepRight == 0)
    #expect(EditedText("", cursor: 0).stepRight == 0)
  }

  @Test func `a cursor inside a character steps to its edges`() {
    #expect(EditedText("e\u{301}x", cursor: 1).stepLeft == -1)
    #expect(EditedText("e\u{301}x", cursor: 1).stepRight == 1)
  }

  @Test func `a cursor past the end stands at the end`() {
    #expect(EditedText("ab", cursor: 9).stepLeft == -1)
  }

  @Test func `up and down keep the column where the line has it`() {
    //           0123 4 5 678901
    let text = "abc\n\nlonger"
    #expect(EditedText(text, cursor: 11).stepUp == -7)
    #expect(EditedText(text, cursor: 4).stepUp == -4)
    #expect(EditedText(text, cursor: 3).stepUp == nil)
    #expect(EditedText(text, cursor: 2).stepDown == 2)
    #expect(EditedText(text, cursor: 4).stepDown == 1)
    #expect(EditedText(text, cursor: 5).stepDown == nil)
    #expect(EditedText("日e\u{301}x\nabcd", cursor: 3).stepDown == 4)
  }

  @Test func `a line's start and end are its own`() {
    #expect(EditedText("ab\ncd\nef", cursor: 4).toLineStart == -1)
    #expect(EditedText("ab\ncd\nef", cursor: 4).toLineEnd == 1)
    #expect(EditedText("ab\ncd", cursor: 2).toLineEnd == 0)
    #expect(EditedText("ab\ncd", cursor: 3).toLineStart == 0)
  }

  @Test func `words are letters and digits, and a blank word whatever stands between blanks`() {
    let text = "move 1:2 -> \u{65E5}\u{672C}e\u{301}."
    #expect(EditedText(text, cursor: 16).wordLeft == -4)
    #expect(EditedText(text, cursor: 12).wordLeft == -5)
    #expect(EditedText(text, cursor: 2).wordLeft == -2)
    #expect(EditedText(text, cursor: 8).wordRight == 8)
    #expect(EditedText(text, cursor: 0).wordRight == 4)
    #expect(EditedText(text, cursor: 16).wordRight == 1)
    #expect(EditedText(text, cursor: 12).toBlankLeft == -3)
    #expect(EditedText(text, cursor: 8).toBlankLeft == -3)
    #expect(EditedText(text, cursor: 3).toBlankLeft == -3)
    #expect(EditedText("  ", cursor: 2).toBlankLeft == -2)
    #expect(EditedText("", cursor: 0).wordLeft == 0)
    #expect(EditedText("", cursor: 0).wordRight == 0)
  }

  @Test func `a part is what a distance passes`() {
    let text = EditedText("ab\u{65E5}cd", cursor: 3)
    #expect(text.part(-2) == "b\u{65E5}" && text.part(2) == "cd" && text.part(0) == "")
    #expect(!text.isAtEnd && EditedText("ab", cursor: 2).isAtEnd)
  }

  @Test(arguments: UInt64(1)...10)
  func `no step leaves the text`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pool = ["a", "\n", "日", "e\u{301}", "\u{301}", "\r", "\t", "\u{1F1E9}", "\u{200D}"]
    for _ in 0..<100 {
      let text = (0..<8).compactMap { _ in pool.randomElement(using: &generator) }.joined()
      let count = text.unicodeScalars.count
      for cursor in 0...count {
        let edited = EditedText(text, cursor: cursor)
        let steps = [
          edited.stepLeft, edited.stepRight, edited.toLineStart, edited.toLineEnd,
          edited.stepUp ?? 0, edited.stepDown ?? 0, edited.wordLeft, edited.wordRight,
          edited.toBlankLeft,
        ]
        let areInside = steps.allSatisfy { (0...count).contains(cursor + $0) }
        #expect(areInside, "seed \(seed), \(text.debugDescription) at \(cursor): \(steps)")
        #expect((edited.stepLeft < 0) == (cursor > 0), "seed \(seed)")
        #expect((edited.stepRight > 0) == (cursor < count), "seed \(seed)")
      }
    }
  }
}
