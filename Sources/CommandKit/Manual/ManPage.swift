/// The manual page of a program, in mdoc, computed from its declarations.
package struct ManPage {
  private let outline: ProgramOutline
  /// The day of the version, as in `November 30, 2026`.
  private let date: String

  package init(_ outline: ProgramOutline, date: String) {
    self.outline = outline
    self.date = date
  }

  /// The page.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the page.
  package var text: String {
    let program = outline.program
    let sections: [(String, [String])] = [
      ("NAME", [".Nm \(program.name)", Roff.line("Nd", [program.label.lowercasedFirst])]),
      ("SYNOPSIS", synopsis(program)),
      ("DESCRIPTION", paragraphs(program.discussion)),
      ("OPTIONS", list(program.options)),
      ("SUB-COMMANDS", outline.subcommands.flatMap(subsection)),
      ("COMMANDS", commandList),
      ("ENVIRONMENT", pairs(outline.environment, "It Ev")),
      ("FILES", pairs(outline.files, "It Pa")),
      ("EXIT STATUS", statusList),
      ("EXAMPLES", examples(program)),
    ]
    let head = [
      ".Dd \(date)", ".Dt \(program.name.uppercased()) 1", ".Os",
    ]
    let lines =
      head + sections.flatMap { name, lines in lines.isEmpty ? [] : [".Sh \(name)"] + lines }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the forms, each of which begins with the program's name.
  private func synopsis(_ spec: CommandSpec) -> [String] {
    spec.synopses.flatMap { form in
      let words = form.split(separator: " ").drop { $0 == outline.program.name }
      return [".Nm \(outline.program.name)"]
        + (words.isEmpty ? [] : [Roff.filled(words.joined(separator: " "))])
    }
  }

  private func subsection(_ spec: CommandSpec) -> [String] {
    [".Ss \(outline.program.name) \(spec.name)", Roff.filled(spec.abstract)]
      + [Roff.literal(forms(spec).joined(separator: "\n"))]
      + list(spec.parameters) + paragraphs(spec.discussion, apart: true)
      + examples(spec)
  }

  /// Returns the forms with the program's name before the sub-command's.
  private func forms(_ spec: CommandSpec) -> [String] {
    let program = outline.program.name + " "
    return spec.synopses.map { $0.hasPrefix(program) ? $0 : program + $0 }
  }

  private var commandList: [String] {
    [Roff.filled("Commands of the language; help COMMAND at the prompt explains one.")]
      + [".Bl -tag -width Ds"]
      + outline.commands.flatMap { spec in
        spec.synopses.enumerated().flatMap { index, form in
          let item = Roff.line("It Ic", form.split(separator: " "))
          return index == spec.synopses.count - 1 ? [item, Roff.filled(spec.abstract)] : [item]
        }
      } + [".El"]
  }

  private var statusList: [String] {
    [".Bl -tag -width Ds"]
      + ExitStatus.meanings.flatMap { [".It \($0.status.rawValue)", Roff.filled($0.text)] }
      + [".El"]
  }

  private func pairs(_ pairs: [(String, String)], _ macro: String) -> [String] {
    guard !pairs.isEmpty else { return [] }
    let items = pairs.flatMap { [Roff.line(macro, [$0.0]), Roff.filled($0.1)] }
    return [".Bl -tag -width Ds"] + items + [".El"]
  }

  private func list(_ parameters: [ParameterSpec]) -> [String] {
    guard !parameters.isEmpty else { return [] }
    let items = parameters.flatMap { parameter in [item(parameter), Roff.filled(parameter.help)] }
    return [".Bl -tag -width Ds"] + items + [".El"]
  }

  private func item(_ parameter: ParameterSpec) -> String {
    let value = parameter.valueName.split(separator: " ").map { "\\&\(Roff.escaped($0))" }
    let argument = value.isEmpty ? "" : " Ar \(value.joined(separator: " "))"
    guard parameter.kind != .operand else { return ".It\(argument)" }
    return ".It Fl " + parameter.names.map { String($0.dropFirst()) }.joined(separator: " , Fl ")
      + argument
  }

  /// Returns paragraphs, which stand apart; one with an indented line stays as it is written.
  private func paragraphs(_ text: String, apart: Bool = false) -> [String] {
    var lines: [String] = []
    for paragraph in text.paragraphs {
      if paragraph.contains("\n  ") || paragraph.hasPrefix("  ") {
        lines.append(Roff.literal(paragraph))
      } else {
        lines += (apart || !lines.isEmpty ? [".Pp"] : []) + [Roff.filled(paragraph)]
      }
    }
    return lines
  }

  private func examples(_ spec: CommandSpec) -> [String] {
    let scripts = spec.examples.map(\.script)
    return scripts.isEmpty ? [] : [Roff.literal(scripts.joined(separator: "\n\n"))]
  }
}

extension String {
  /// The parts between empty lines.
  fileprivate var paragraphs: [String] {
    var parts: [[Substring]] = [[]]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { parts.append([]) } else { parts[parts.count - 1].append(line) }
    }
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
  }

  /// The text with a small letter first, unless the first word is all capitals.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
