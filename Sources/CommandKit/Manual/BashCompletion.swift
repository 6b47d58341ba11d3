/// The completions of a program for bash, 3.2 or newer, which macOS has.
package struct BashCompletion {
  private let outline: ProgramOutline

  package init(_ outline: ProgramOutline) { self.outline = outline }

  /// The text to source, or to put into bash's folder of completions under the program's name.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var text: String {
    let name = outline.program.name
    let cases = outline.subcommands.map { pattern($0.name, $0) } + [pattern("*", outline.program)]
    return """
      # Completions of \(name) for bash: source this file.
      _\(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} word
        local options='' values='' files=yes
        # bash takes --option=value for three words.
        if [ "$current" = = ]; then current=''
        elif [ "$before" = = ]; then before=${COMP_WORDS[COMP_CWORD-2]}
        fi
        local subcommand=''
        if [ "$COMP_CWORD" -gt 1 ]; then subcommand=${COMP_WORDS[1]}; fi
        case $subcommand in
      \(cases.joined(separator: "\n"))
        esac
        if [ "$COMP_CWORD" -eq 1 ]; then values="$values \(names)"; fi
        case $current in -*) values=$options files=no ;; esac
        COMPREPLY=()
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$values" -- "$current")
        # Files are left to bash, which quotes their names.
        if [ "$files" = no ]; then compopt +o default 2>/dev/null; fi
        return 0
      }
      complete -o default -F _\(name) \(name)

      """
  }

  private var names: String { outline.subcommands.map(\.name).joined(separator: " ") }

  /// Returns the case of a sub-command: its options, and what completes the word at hand.
  private func pattern(_ name: String, _ spec: CommandSpec) -> String {
    let options = spec.options.flatMap(\.names) + ["--help"]
    let valued = spec.options.filter { $0.kind == .option }.map { option in
      "        \(option.names.joined(separator: "|"))) \(assignment(option.systemCompletion)) ;;"
    }
    let operands = "        *) \(assignment(spec.operandCompletion)) ;;"
    return """
          \(name))
            options='\(options.joined(separator: " "))'
            case $before in
      \((valued + [operands]).joined(separator: "\n"))
            esac
            ;;
      """
  }

  private func assignment(_ completion: SystemCompletion) -> String {
    switch completion {
    case .nothing: "files=no"
    case .files: "files=yes"
    case .words(let words): "values='\(words.joined(separator: " "))' files=no"
    }
  }
}
