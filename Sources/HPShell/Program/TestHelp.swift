/// The longer texts of the help on tests.
enum TestHelp {
  static let discussion = """
    A script passes if every command goes well, ! before it meaning that it must fail, and prints
    what the #> lines under it say. Each runs in a process and a folder of its own; a line ## NAME
    starts a part of a script, and of a part that fails what it printed is shown too.
    A PATH that ends in .md is Markdown: its blocks fenced with ```hpsh are run as one script.

    --update writes what each command prints under it. Lines with ... and [..] stay where they
    still fit, and so does all else in the file. A script that asserts something without any #>
    line stays as it is, until one line #> ... under a command asks for them; one that asserts
    nothing gets them. One that fails is not rewritten.

    --shard splits by the hash of each script's path as seen from PATH: the parts are the same on
    every machine. A part without tests passes.
    --json prints an object a line for each script: script, status (passed or failed), seconds,
    asserts, updated and failure, which is null or has file, line, column, endLine, endColumn, code,
    severity, message, hint, text, phase and printed. The last line has passed, failed, updated,
    notRun and seconds.

    Status: 0 all passed; else the first of 4, 124, 3, 1 that any ended with: 4 the text is wrong,
    124 timed out, 3 an expectation failed, 1 a command failed. 2 no test is selected, 130 interrupted.
    """

  static let checkDiscussion = """
    A name that a script does not set itself may be set by one that runs it with source: such
    scripts are looked for among PATH and beside it.

    --json prints an array of objects with file, line, column, endLine, endColumn, code, severity,
    message and hint. Lines and columns count from 1, columns in Unicode scalars; the end is behind
    what is at fault. Status: 0 no fault, 4 a fault.
    """
}
