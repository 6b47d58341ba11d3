import CommandKit
import HPSession

/// Explains the program, a sub-command of it, or whatever else the shell's own `help` knows.
func showProgramHelp(_ program: inout Program, name: Word?) throws(Diagnostic) {
  guard let name else { return program.sink.writeHelp(ProgramHelp.text) }
  if name.text == Command<Program>.hpsh.name {
    return program.sink.writeHelp(HelpPage(Command<Program>.hpsh.spec).text)
  }
  if let command = Program.subcommands.command(named: name.text), command.name != "help" {
    program.sink.writeHelp(HelpPage(program: command.spec).text)
    return
  }
  guard let help = CommandRegistry<Session>.shell.command(named: "help") else { return }
  var session = try program.sessions.make(program.sink)
  guard case .run(let invocation) = try help.bind([name], at: name) else { return }
  try invocation.run(&session)
}
