import CommandKit
import HPSession

/// Explains the program, a sub-command of it, or whatever else the shell's own `help` knows.
func showProgramHelp(_ program: inout Program, name: Word?) throws(Diagnostic) {
  guard let name, name.text != Command<Program>.hpsh.name else {
    program.sink.write(HelpPage(Command<Program>.hpsh.spec).text)
    return
  }
  if let command = Program.subcommands.command(named: name.text), command.name != "help" {
    program.sink.write(HelpPage(command.spec).text)
    return
  }
  guard let help = CommandRegistry<Session>.shell.command(named: "help") else { return }
  var session = try program.sessions.make(program.sink)
  guard case .run(let invocation) = try help.bind([name], at: name) else { return }
  try invocation.run(&session)
}
