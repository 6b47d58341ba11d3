import CommandKit
import HPSession

extension Program {
  /// What the program can be asked to do beside running commands.
  static let subcommands = CommandRegistry<Program>([
    .test, .check, .explain, .importing, .suspect, .fuzz, .shrink, .help,
  ])
}

extension Format where Value == Word {
  /// The name of something that the help explains; the system's shell completes it.
  fileprivate static var helpName: Format {
    // The shell's own registry has these sub-commands in it.
    let names =
      ["load"] + CommandRegistry<Session>.standard.commands.map(\.name) + ["tutorial"]
      + HelpTopic.allCases.map(\.rawValue) + [
        "test", "check", "import", "suspect", "fuzz", "shrink",
      ]
    return .word("COMMAND", completion: .choices(names))
  }
}

extension Command<Program> {
  /// The program itself: its options, and the script to run.
  static let hpsh = Command(
    "hpsh", "A line-edited, scriptable shell on a headless list screen.",
    discussion: """
      Without a script or -c, commands are read from standard input: typed at a prompt on a
      terminal, a unit at a time from a pipe.

      Status:
      \(HelpPage.filled(ExitStatus.meanings.map { "\($0.status.rawValue) \($0.text)" }))
      """,
    forms: [
      "hpsh [OPTIONS] [FILE [ARG…]]", "hpsh [OPTIONS] -c COMMANDS…", "hpsh test PATH…",
      "hpsh check PATH…", "hpsh explain [--script] [FILE]", "hpsh import [LOG]",
      "hpsh suspect SCRIPT", "hpsh fuzz SCRIPT", "hpsh shrink SCRIPT", "hpsh help [COMMAND]",
    ],
    optionsFirst: true,
    .repeatedOption("--command", short: "-c", .text("COMMANDS"), "Runs commands; may be repeated."),
    .flag("--keep-going", short: "-k", "Goes on after an error."),
    .flag("--interactive", short: "-i", "Prompts for commands after the script."),
    .safe, .allow,
    .option("--init", .file, "Reads this start-up file, not the prompt's own."),
    .option(
      "--storyboard", .file.named("OUT.html"),
      "Writes a page with the screen after each command."),
    .option(
      "--print", .choice(), "Prints the manual page, or a shell's completions."),
    .option(
      "--color", .choice("WHEN"),
      "Colours: auto (on a terminal), always or never."),
    .flag("--no-pager", "Lets long output run over the screen at the prompt."),
    .flag("--version", "Prints the version."),
    .optionalOperand(
      "a script", .rest("[FILE [ARG…]]", completion: .file), "A script and its arguments."),
    examples: [
      Example("hpsh tour.hpsh", "runs a script"),
      Example("hpsh -c 'load; ls main'", "runs commands"),
      Example("hpsh --safe bug.hpsh", "a script of somebody else's"),
      Example("hpsh --storyboard tour.html tour.hpsh", "a page to look at, also where it fails"),
    ],
    run: runProgram)

  static let test = Command(
    "test", "Runs scripts as tests and prints a line for each.",
    discussion: TestHelp.discussion,
    .operands("a script or folder", .file.named("PATH"), "Scripts, and folders of .hpsh files."),
    .flag("--update", "Writes what the commands print into the scripts."),
    .option("--filter", .pathPattern, "Runs those whose path a regular expression fits."),
    .flag("--filter-failed", "Runs those that failed when they last ran."),
    .option("--jobs", .integer(1...1_000), "Runs so many at a time; else one a processor."),
    .option("--shard", .shard, "Runs the first, second … of N parts."),
    .option("--timeout", .seconds, "Ends a script that takes more seconds."),
    .option("--memory", .integer(1...1_048_576, "MB"), "Ends a script that takes more memory."),
    .flag("--strict", "Fails a script that asserts nothing."),
    .option("--junit", .file, "Writes the results as XML, for CI servers."),
    .flag("--json", "Prints the results as JSON, an object a line."),
    .option("--color", .choice("WHEN"), "auto, always or never."),
    .safe, .allow,
    examples: [
      Example("hpsh test scripts/behaviours", "every script in a folder"),
      Example("hpsh test --update a.hpsh", "writes its #> lines"),
      Example("hpsh test --shard 1/4 --junit out.xml scripts", "a quarter of them, in CI"),
    ],
    run: testScripts)

  static let check = Command(
    "check", "Reads scripts and finds the faults of their text; runs nothing.",
    discussion: TestHelp.checkDiscussion,
    .operands("a script or folder", .file.named("PATH"), "Scripts, and folders of .hpsh files."),
    .flag("--json", "Prints the faults as JSON, for editors."),
    .safe, .allow,
    examples: [Example("hpsh check tour.hpsh", "prints nothing where all is well")],
    run: checkScripts)

  static let explain = Command(
    "explain", "Explains an update exception of UIKit in a text, such as a crash log.",
    discussion: ExplainHelp.discussion,
    forms: ["hpsh explain [--script] [--safe [--allow PATH]…] [FILE]"],
    .optionalOperand("a text", .file, ExplainHelp.file),
    .flag("--script", ExplainHelp.script),
    .safe, .allow,
    examples: [
      Example("hpsh explain crash.txt", "what must have happened"),
      Example(
        "hpsh explain --script crash.txt > crash.hpsh", "a script that ends in the same numbers"),
    ],
    run: explainException)

  static let help = Command(
    "help", "Explains one of these, or what help explains at the prompt.",
    .optionalOperand("a name", .helpName, "What to explain."),
    examples: [
      Example("hpsh help test", "a sub-command"), Example("hpsh help move", "a command"),
    ],
    run: showProgramHelp)
}
