import CommandKit
import HPSession

extension Program {
  /// What the program can be asked to do beside running commands.
  static let subcommands = CommandRegistry<Program>([.test, .check, .explain])
}

extension Command<Program> {
  /// The program itself: its options, and the script to run.
  static let hpsh = Command(
    "hpsh", "A line-edited, scriptable shell on a headless list screen.",
    discussion: """
      Without a script or -c, commands are read from standard input: typed at a prompt on a
      terminal, a unit at a time from a pipe.
      Status: 0 all went well, 1 a command failed, 2 wrong usage, 3 an expectation failed,
      4 the text of a script is wrong, 130 interrupted.
      """,
    forms: [
      "hpsh [OPTIONS] [FILE [ARG…]]", "hpsh [OPTIONS] -c COMMANDS…", "hpsh test PATH…",
      "hpsh check PATH…", "hpsh explain [--script] [FILE]",
    ],
    optionsFirst: true,
    .repeatedOption("--command", short: "-c", .text("COMMANDS"), "Runs commands; may be repeated."),
    .flag("--keep-going", short: "-k", "Goes on after an error."),
    .flag("--interactive", short: "-i", "Prompts for commands after the script."),
    .flag("--version", "Prints the version."),
    .optionalOperand("a script", .rest("[FILE [ARG…]]"), "A script and its arguments."),
    examples: [
      Example("hpsh tour.hpsh", "runs a script"),
      Example("hpsh -c 'load; ls main'", "runs commands"),
    ],
    run: runProgram)

  static let test = Command(
    "test", "Runs scripts as tests and prints a line for each.",
    .operands("a script or folder", .file.named("PATH"), "Scripts, and folders of .hpsh files."),
    examples: [Example("hpsh test scripts/behaviours", "every script in a folder")],
    run: testScripts)

  static let check = Command(
    "check", "Reads scripts and finds the faults of their text; runs nothing.",
    .operands("a script or folder", .file.named("PATH"), "Scripts, and folders of .hpsh files."),
    examples: [Example("hpsh check tour.hpsh", "prints nothing where all is well")],
    run: checkScripts)

  static let explain = Command(
    "explain", "Explains an update exception of UIKit in a text, such as a crash log.",
    discussion: ExplainHelp.discussion,
    forms: ["hpsh explain [--script] [FILE]"],
    .optionalOperand("a text", .file, ExplainHelp.file),
    .flag("--script", ExplainHelp.script),
    examples: [
      Example("hpsh explain crash.txt", "what must have happened"),
      Example(
        "hpsh explain --script crash.txt > crash.hpsh", "a script that ends in the same numbers"),
    ],
    run: explainException)
}
