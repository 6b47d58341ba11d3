import CommandKit
import HPSession
import Records
import SessionSupport
import TerminalSupport
import Testing

@testable import HPShell

@Suite(.timeLimit(.minutes(10))) struct ProgressBarTests {
  private let start = ContinuousClock.now

  @Test
  func `nothing is shown of what ends soon, and a bar is drawn anew once a moment has passed`() {
    var bar = ProgressBar(columns: 80, delay: .milliseconds(500), from: start)
    let draw = { (done: Int, milliseconds: Int) in
      bar.drawing(done, of: 4, "\(done) of 4", at: start + .milliseconds(milliseconds))
    }
    #expect(draw(0, 0) == nil)
    #expect(draw(1, 499) == nil)
    #expect(draw(1, 500) == "\r[=======                       ] 1 of 4\u{1B}[K")
    #expect(draw(2, 549) == nil)
    #expect(draw(2, 550) == "\r[===============               ] 2 of 4\u{1B}[K")
    #expect(draw(9, 600) == "\r[==============================] 9 of 4\u{1B}[K")
  }

  @Test func `a bar is cleared once, and nothing where none is drawn`() {
    var bar = ProgressBar(columns: 80, from: start)
    #expect(bar.clearing() == nil)
    #expect(bar.drawing(0, of: 0, "a", at: start) != nil)
    #expect(bar.clearing() == "\r\u{1B}[K")
    #expect(bar.clearing() == nil)
    // Behind other lines it is drawn at once.
    #expect(bar.drawing(0, of: 0, "a", at: start) != nil)
  }

  @Test func `a bar fits on its line, and is a label where nobody knows the end`() {
    var bar = ProgressBar(columns: 12, from: start)
    #expect(bar.drawing(1, of: 2, "1 of 2", at: start) == "\r[=========…\u{1B}[K")
    bar = ProgressBar(columns: 80, from: start)
    #expect(bar.drawing(1, of: nil, "reading 1 MB", at: start) == "\rreading 1 MB\u{1B}[K")
  }

  @Test func `a load that takes long shows how far it is, and Ctrl-C leaves a clean line`() throws {
    let folder = try TemporaryFolder()
    try folder.write(String(repeating: " ", count: 1 << 16), to: "blanks")
    // A source without an end: the bar must come, however fast the machine is.
    let script = """
      cd '\(folder.path)'; mkfifo pipe
      (while cat blanks; do :; done) >pipe 2>/dev/null &
      exec '\(Hpsh.path)' -c 'load pipe --format json; echo no'
      """
    let terminal = try PseudoTerminal("/bin/sh", ["-c", script])
    try terminal.wait(for: "the bar") { $0.lastRow.hasPrefix("reading ") }
    try terminal.send(Keys.control("C"))
    #expect(try terminal.waitForExit() == 130)
    #expect(
      terminal.screen.text == [
        "^C-c 1:1:6: error: pipe: interrupted [interrupted]", "  load pipe --format json; echo no",
        "       ^~~~",
      ]
        || terminal.screen.text == [
          "-c 1:1:6: error: pipe: interrupted [interrupted]", "  load pipe --format json; echo no",
          "       ^~~~",
        ], "\(terminal.screen.text)")
  }
}
