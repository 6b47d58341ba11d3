import CommandKit

/// What the program says of itself on one screen: its forms, what it does beside, and its options.
enum ProgramHelp {
  /// The options that serve another or a taste; `hpsh help hpsh` tells them too.
  private static let lesser: Set = ["--allow", "--no-pager"]

  static var text: String {
    let program = Command<Program>.hpsh.spec
    let subcommands = Program.subcommands.commands.map { ("\($0.name)", $0.spec.abstract) }
    let options = program.parameters
      .filter { $0.kind != .operand && !lesser.contains($0.name) }.map { ($0.title, $0.help) }
    let width = options.map(\.0.displayWidth).max() ?? 0
    return """
      \(program.abstract)
        hpsh [OPTIONS] [FILE [ARG…]]   runs a script; else prompts, or reads a pipe
        hpsh [OPTIONS] -c COMMANDS…    runs commands

      \(HelpPage.aligned(subcommands))

      \(HelpPage.aligned(options, width: width))

      hpsh help NAME says more, hpsh help hpsh all; at the prompt: help, tutorial.

      """
  }
}
