package import CommandKit

extension HelpPage {
  /// The command that the examples of a session's commands stand behind.
  package static let sessionSetUp = "load --group house"

  /// Makes the page of one of a session's commands.
  package init(command: CommandSpec) { self.init(command, setUp: HelpPage.sessionSetUp) }

  /// Makes the page of something that the program does in the system's shell.
  package init(program: CommandSpec) { self.init(program, prefix: "hpsh ") }
}
