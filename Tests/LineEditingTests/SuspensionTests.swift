import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct SuspensionTests {
  @Test func `Ctrl-Z stops the job and the text is there again when it goes on`() throws {
    let terminal = try PseudoTerminal("/bin/sh", ["-i"], environment: ["PS1": "sh$ ", "ENV": ""])
    try terminal.wait(forLastRow: "sh$")
    try terminal.send("\(TestProgram.path("line-echo"))\n")
    try terminal.wait(for: "its prompt") { $0.lastRow == ">" && $0.marksPastes }
    try terminal.send("half")
    try terminal.wait(forLastRow: "> half")
    try terminal.send(Press.control("Z"))
    try terminal.wait(for: "the shell's prompt") { $0.lastRow == "sh$" && !$0.marksPastes }
    #expect(terminal.isCooked)
    try terminal.send("fg\n")
    try terminal.wait(for: "the text again") { $0.lastRow == "> half" && $0.marksPastes }
    try terminal.send("!\r")
    try terminal.wait(for: "the answer") { $0.text.suffix(2) == ["got: \"half!\"", ">"] }
    try terminal.send(Press.control("D"))
    try terminal.wait(forLastRow: "sh$")
    try terminal.send("exit\n")
    #expect(try terminal.waitForExit() == 0)
  }
}
