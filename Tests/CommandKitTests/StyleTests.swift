import CommandKit
import Testing

/// Makes the sequences visible: `<1;31>error:<0>`.
private func shown(_ text: String) -> String {
  text.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
    .map { index, piece in
      guard index > 0, let end = piece.firstIndex(of: "m") else { return String(piece) }
      return "<\(piece[..<end])>" + piece[piece.index(after: end)...]
    }.joined()
}

struct StyleTests {
  @Test func `what decides on colour is the choice, then NO_COLOR, then the terminal`() {
    for isTerminal in [true, false] {
      for refusal in [nil, "", "1"] {
        for kind in [nil, "", "dumb", "xterm"] {
          let environment: (String) -> String? = { ["NO_COLOR": refusal, "TERM": kind][$0] ?? nil }
          let style = { (choice: ColourChoice) in
            choice.style(isTerminal: isTerminal, environment)
          }
          #expect(style(.always) == .coloured)
          #expect(style(.never) == .plain)
          let isOn = isTerminal && refusal != "1" && kind == "xterm"
          #expect(style(.auto) == (isOn ? .coloured : .plain), "\(refusal ?? "-") \(kind ?? "-")")
        }
      }
    }
  }

  @Test func `without colour nothing is added, and text that is empty never is`() {
    #expect(Style.plain("a", .error) == "a")
    #expect(Style.plain.begin(.error) + Style.plain.end == "")
    #expect(Style.plain.diagnostics("error: a [io]\n  hint: b") == "error: a [io]\n  hint: b")
    #expect(Style.plain.help("A:\n  b") == "A:\n  b")
    #expect(Style.coloured("", .error) == "")
    #expect(shown(Style.coloured("a", .error)) == "<1;31>a<0>")
  }

  @Test func `only what can be read on light and on dark is used`() {
    for meaning in Style.Meaning.allCases {
      // Bold, dim, red, green, magenta and cyan; yellow, white, blue and the bright ones are not among them.
      let codes = meaning.rawValue.split(separator: ";").map(String.init)
      #expect(Set(["1", "2", "31", "32", "35", "36"]).isSuperset(of: codes))
    }
  }

  @Test func `the parts of an error stand out`() {
    let source = SourceText(name: "a.hpsh", "- hint: x\n")
    let error = Diagnostic(
      .noRow, "no [row]", at: SourceRange(0, 4), hint: "look",
      notes: ["- gone", "+ come", "~ moved", "wanted: a", "        ^"], source: source)
    #expect(
      shown(Style.coloured.diagnostics(error.rendered)) == """
        <1>a.hpsh:1:1: <0><1;31>error:<0> no [row] <2>[no-row]<0>
          - hint: x
        <31>  ^~~~<0>
          <31>- gone<0>
          <32>+ come<0>
          <35>~ moved<0>
          wanted: a
        <31>          ^<0>
          <2>hint:<0> look
        """)
    #expect(
      shown(Style.coloured.diagnostics("note: a: b\n  | x\nerror: c [io]\nd")) == """
        <2>note:<0> a: b
          <2>|<0> x
        <1;31>error:<0> c <2>[io]<0>
        d
        """)
  }

  @Test func `headings of the help stand out`() {
    let text = "Moves a row: so.\n\n  a:\n\nExamples:\n  b"
    #expect(shown(Style.coloured.help(text)) == "Moves a row: so.\n\n  a:\n\n<1>Examples:<0>\n  b")
  }
}
