import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PrintTests {
  /// A system's shell, and how it is told of completions in a file.
  struct Shell: CustomTestStringConvertible {
    let name: String
    let arguments: [String]
    let setUp: String

    var testDescription: String { name }
  }

  static let shells = [
    Shell(
      name: "bash", arguments: ["--noprofile", "--norc", "-i"], setUp: "PS1='> '; . ./completions"),
    Shell(
      name: "zsh", arguments: ["-f", "-i"],
      setUp: "autoload -U compinit; compinit -D -u; PS1='> '; . ./completions"),
    Shell(
      name: "fish", arguments: ["--no-config", "-i"],
      setUp: "function fish_prompt; echo -n '> '; end; source ./completions"),
  ]

  @Test func `the manual page has nothing that a reader of pages complains of`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Hpsh.run(["--print", "man"]).output, to: "hpsh.1")
    let arguments = ["mandoc", "-T", "lint", "\(folder.path)/hpsh.1"]
    let lint = try PipedProgram("/usr/bin/env", arguments.map { Array($0.utf8) }).finish()
    #expect(lint.output == "" && lint.errors == "" && lint.status == 0)
  }

  @Test func `the manual page has every sub-command and every command`() throws {
    let page = try Hpsh.run(["--print", "man"]).output
    let commands = try Hpsh.run(["-c", "help all"]).lines
      .filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(commands.count > 60)
    for command in commands { #expect(page.contains("\n.It Ic \\&\(command)"), "\(command)") }
    for name in ["test", "check", "explain", "import", "suspect", "fuzz", "shrink", "help"] {
      #expect(page.contains("\n.Ss hpsh \(name)\n"), "\(name)")
    }
  }

  @Test func `the manual page names files, variables and statuses`() throws {
    let page = try Hpsh.run(["--print", "man"]).output
    for part in [
      ".Sh ENVIRONMENT\n", ".It Ev \\&NO_COLOR\n", ".It Pa \\&$XDG_CONFIG_HOME/hpsh/init.hpsh\n",
      ".Sh EXIT STATUS\n", ".Sh EXAMPLES\n", "hpsh test --update a.hpsh\n",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test(arguments: shells)
  func `a shell completes a sub-command, an option, its value and a file`(shell: Shell) throws {
    let folder = try TemporaryFolder()
    try folder.write(Hpsh.run(["--print", shell.name]).output, to: "completions")
    try folder.write("", to: "odd name.hpsh")
    let terminal = try PseudoTerminal(
      "/usr/bin/env", [shell.name] + shell.arguments, environment: ["HOME": folder.path])
    try terminal.send("cd \(folder.path); \(shell.setUp); clear\r")
    try terminal.wait(for: "the prompt") { $0.lastRow == ">" }
    try complete("hpsh sus", as: "hpsh suspect", on: terminal)
    try complete("hpsh test --jun", as: "hpsh test --junit", on: terminal)
    try complete("hpsh --pri", as: "hpsh --print", on: terminal)
    try complete("hpsh --print zs", as: "hpsh --print zsh", on: terminal)
    try complete("hpsh help poli", as: "hpsh help policies", on: terminal)
    try complete("hpsh --ini", as: "hpsh --init", on: terminal)
    try complete("hpsh check odd", as: "hpsh check odd\\ name.hpsh", on: terminal)
    try complete("hpsh odd", as: "hpsh odd\\ name.hpsh", on: terminal)
  }

  /// Types the begin of a line, and waits until the tabulator has made it the whole.
  private func complete(
    _ text: String, as line: String, on terminal: PseudoTerminal
  ) throws {
    try terminal.send(text + "\t")
    try terminal.wait(for: line) { $0.lastRow.hasPrefix("> \(line)") }
    try terminal.send("\u{15}")
    try terminal.wait(for: "an empty line") { $0.lastRow == ">" }
  }
}
