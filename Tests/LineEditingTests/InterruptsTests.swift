import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct InterruptsTests {
  private func start(_ option: String) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(TestProgram.path("line-echo"), [option])
    try terminal.wait(forRows: ["ready"])
    return terminal
  }

  @Test func `a script without a prompt sees Ctrl-C and chooses its status`() throws {
    let terminal = try start("--script")
    try terminal.send(Press.control("C"))
    #expect(try terminal.waitForExit() == 130)
    #expect(terminal.screen.text == ["ready", "^Cstopped"])
  }

  @Test func `a second Ctrl-C ends a script that does not look`() throws {
    let terminal = try start("--stuck")
    try terminal.send(Press.control("C"))
    try terminal.wait(forLastRow: "^Cstopped")
    try terminal.send(Press.control("C"))
    // 128 and the number of the signal that ended it.
    #expect(try terminal.waitForExit() == 130)
  }

  @Test func `a request to leave ends a script at once`() throws {
    let terminal = try start("--script")
    terminal.signal(15)
    #expect(try terminal.waitForExit() == 143)
  }
}
