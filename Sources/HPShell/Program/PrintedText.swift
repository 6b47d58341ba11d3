import CommandKit
import HPSession

/// A text for the system that the program is installed on, computed from its declarations.
enum PrintedText: String, CaseIterable {
  case man
  case bash
  case zsh
  case fish

  /// The text, each line ended.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var text: String {
    switch self {
    case .man: ManPage(.hpsh, date: Version.date).text
    case .bash: BashCompletion(.hpsh).text
    case .zsh: ZshCompletion(.hpsh).text
    case .fish: FishCompletion(.hpsh).text
    }
  }
}

extension ProgramOutline {
  /// The program, its sub-commands and its commands.
  fileprivate static var hpsh: ProgramOutline {
    ProgramOutline(
      program: Command<Program>.hpsh.spec, subcommands: Program.subcommands.commands.map(\.spec),
      commands: CommandRegistry<Session>.shell.commands.map(\.spec),
      environment: Surroundings.environment, files: Surroundings.files)
  }
}
