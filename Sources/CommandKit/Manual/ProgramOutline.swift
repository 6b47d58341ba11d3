/// What is known of a whole program: what its manual page and a system shell's completions are made from.
package struct ProgramOutline: Sendable {
  /// The program itself, with its options.
  package let program: CommandSpec
  /// What its first argument may name instead.
  package let subcommands: [CommandSpec]
  /// The commands of the language that it runs.
  package let commands: [CommandSpec]
  /// The variables of the environment that it heeds, each with what it does.
  package let environment: [(String, String)]
  /// The files that it keeps, each with what it is for.
  package let files: [(String, String)]

  package init(
    program: CommandSpec, subcommands: [CommandSpec], commands: [CommandSpec],
    environment: [(String, String)] = [], files: [(String, String)] = []
  ) {
    self.program = program
    self.subcommands = subcommands
    self.commands = commands
    self.environment = environment
    self.files = files
  }
}

extension CommandSpec {
  /// The options and flags, in the order in which they are declared.
  var options: [ParameterSpec] { parameters.filter { $0.kind != .operand } }

  /// What completes an operand; the first that can be completed stands for all.
  var operandCompletion: SystemCompletion {
    let operands = parameters.filter { $0.kind == .operand }.map(\.systemCompletion)
    return operands.first { $0 != .nothing } ?? .nothing
  }
}

extension ParameterSpec {
  /// The names with their hyphens, the short one first.
  var names: [String] { [short, name].compactMap(\.self) }

  /// The help as a label: without the full stop.
  var label: String { help.hasSuffix(".") ? String(help.dropLast()) : help }

  /// What completes the parameter's value in a system shell.
  var systemCompletion: SystemCompletion { SystemCompletion(completion) }
}

extension CommandSpec {
  /// The abstract as a label: without the full stop.
  var label: String { abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract }
}
