/// The completions of a program for zsh.
package struct ZshCompletion {
  private let outline: ProgramOutline

  package init(_ outline: ProgramOutline) { self.outline = outline }

  /// The text to put into a folder of `fpath` under the program's name behind `_`, or to source.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var text: String {
    let name = outline.program.name
    let described = outline.subcommands.map { "    \(quoted("\($0.name):\($0.label)"))" }
    let cases = outline.subcommands.map { pattern($0.name, $0) } + [pattern("*", outline.program)]
    return """
      #compdef \(name)
      # Completions of \(name) for zsh.
      _\(name)() {
        local -a subcommands=(
      \(described.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe -t commands 'sub-command' subcommands
          _files
          return
        fi
        case $words[2] in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [[ ${funcstack[1]} == _\(name) ]]; then
        _\(name) "$@"
      else
        compdef _\(name) \(name)
      fi

      """
  }

  /// Returns the case of a sub-command; the program's own options begin a word earlier.
  private func pattern(_ name: String, _ spec: CommandSpec) -> String {
    let shift = name == "*" ? "" : "      shift words\n      (( CURRENT-- ))\n"
    let arguments =
      spec.options.flatMap(forms) + ["'--help[Explains it]'"] + operands(spec.operandCompletion)
    return """
          \(name))
      \(shift)      _arguments -S \\
      \(arguments.map { "        \($0)" }.joined(separator: " \\\n"))
            ;;
      """
  }

  private func forms(of option: ParameterSpec) -> [String] {
    option.names.map { name in
      let repeats = option.repeats ? "*" : ""
      guard option.kind == .option else {
        return quoted("\(repeats)\(name)[\(inner(option.label))]")
      }
      let sign = name.hasPrefix("--") ? "=" : "+"
      let value = "\(inner(option.valueName)):\(action(option.systemCompletion))"
      return quoted("\(repeats)\(name)\(sign)[\(inner(option.label))]:\(value)")
    }
  }

  private func operands(_ completion: SystemCompletion) -> [String] {
    completion == .nothing ? [] : [quoted("*:operand:\(action(completion))")]
  }

  private func action(_ completion: SystemCompletion) -> String {
    switch completion {
    case .nothing: " "
    case .files: "_files"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  /// Returns a text with what ends a part of a specification marked as meant.
  private func inner(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func quoted(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }
}
