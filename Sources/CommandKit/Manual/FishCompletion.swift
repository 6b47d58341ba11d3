/// The completions of a program for fish, 3.0 or newer.
package struct FishCompletion {
  private let outline: ProgramOutline

  package init(_ outline: ProgramOutline) { self.outline = outline }

  /// The text to put into fish's folder of completions under the program's name.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var text: String {
    let name = outline.program.name
    let names = outline.subcommands.map(\.name).joined(separator: " ")
    let subcommands = outline.subcommands.map {
      "complete -c \(name) -n __\(name)_begins -a \($0.name) -d \(quoted($0.label))"
    }
    let options =
      lines(of: outline.program, "'not __\(name)_in \(names)'")
      + outline.subcommands.flatMap { lines(of: $0, "'__\(name)_in \($0.name)'") }
    return """
      # Completions of \(name) for fish.
      function __\(name)_begins
          test (count (commandline -opc)) -eq 1
      end
      function __\(name)_in
          set -l words (commandline -opc)
          test (count $words) -gt 1; and contains -- $words[2] $argv
      end
      \((subcommands + options).joined(separator: "\n"))

      """
  }

  private func lines(of spec: CommandSpec, _ condition: String) -> [String] {
    let head = "complete -c \(outline.program.name) -n \(condition)"
    let operands: [String] =
      switch spec.operandCompletion {
      case .files: []
      case .nothing: ["\(head) -f"]
      case .words(let words): ["\(head) -f -a \(quoted(words.joined(separator: " ")))"]
      }
    return operands + spec.options.map { "\(head) \(arguments(of: $0))" }
      + ["\(head) -l help -d 'Explains it'"]
  }

  private func arguments(of option: ParameterSpec) -> String {
    let names = option.names.map { name in
      name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
    }
    return (names + value(of: option) + ["-d \(quoted(option.label))"]).joined(separator: " ")
  }

  private func value(of option: ParameterSpec) -> [String] {
    guard option.kind == .option else { return [] }
    return switch option.systemCompletion {
    case .nothing: ["-x"]
    case .files: ["-r -F"]
    case .words(let words): ["-x -a \(quoted(words.joined(separator: " ")))"]
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "\\" || $0 == "'" ? "\\\($0)" : String($0) }
    return "'\(escaped.joined())'"
  }
}
