import LineEditing
import Testing

struct PromptTests {
  private func marked(_ text: String) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: Prompt(text).marked)
    return String(view)
  }

  @Test func `colour takes no columns and stands between marks`() {
    #expect(marked("\u{1B}[1mhp\u{1B}[0m> ") == "\u{1}\u{1B}[1m\u{1}hp\u{1}\u{1B}[0m\u{1}> ")
    #expect(Prompt("\u{1B}[1mhp\u{1B}[0m> ").width == 4)
  }

  @Test func `colours side by side share their marks`() {
    #expect(marked("\u{1B}[0m\u{1B}[31mx") == "\u{1}\u{1B}[0m\u{1B}[31m\u{1}x")
  }

  @Test func `a colour stands before what takes a column`() {
    #expect(marked("\u{1B}[1m\u{301}x") == "\u{301}\u{1}\u{1B}[1m\u{1}x")
  }

  @Test func `a colour at the end is followed by a blank`() {
    #expect(marked("x\u{1B}[0m") == "x\u{1}\u{1B}[0m\u{1} ")
    #expect(Prompt("x\u{1B}[0m").width == 2)
  }

  @Test func `other control characters become blanks`() {
    #expect(marked("a\nb\u{1}c\u{1B}[2Jd\u{1B}") == "a b c [2Jd ")
    #expect(Prompt("").width == 0)
  }
}

struct ScreenLayoutTests {
  private func place(_ text: String, prompt: Int = 2, columns: Int = 10) -> [Int] {
    var layout = ScreenLayout(promptWidth: prompt, columns: columns)
    for scalar in text.unicodeScalars {
      layout.add(scalar, width: scalar.value > 0x2E80 ? 2 : scalar == "\u{85}" ? -1 : 1)
    }
    return [layout.row, layout.column]
  }

  @Test func `a full row is followed by the next one's start`() {
    #expect(place("1234567") == [0, 9])
    #expect(place("12345678") == [1, 0])
    #expect(place("", prompt: 25) == [2, 5])
  }

  @Test func `a wide character does not stand on two rows`() {
    #expect(place("1234567日") == [1, 2])
    #expect(place("123456日") == [1, 0])
  }

  @Test func `newlines tabs and what cannot be shown take their place`() {
    #expect(place("a\nb") == [1, 1])
    #expect(place("\ta") == [0, 9])
    #expect(place("\u{1}") == [0, 4])
    #expect(place("\u{85}") == [0, 9])
    #expect(place("abc", columns: 0) == [2, 1])
  }
}
