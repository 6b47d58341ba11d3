import CommandKit
import Testing

struct ManPageTests {
  private static let outline = ProgramOutline(
    program: Command<Log>(
      "prog", "Does \"things\".", discussion: "First. Second.\n\nAs in:\n  .not a macro\n",
      .flag("--all", short: "-a", "Takes all."), run: { _, _ in }
    ).spec,
    subcommands: [
      Command<Log>(
        "sub", "Does one — thing.", .operand("a file", .word("No"), "The file."),
        examples: [Example("prog sub 'x\\y'", "one")], run: { _, _ in }
      ).spec
    ],
    commands: registry.commands.map(\.spec).filter { $0.name == "move" },
    environment: [("NO_SOUND", "Keeps still.")], files: [("~/.prog", "What it keeps.")])

  @Test func `a page is made from the declarations, and no text is taken for a macro`() {
    #expect(
      ManPage(Self.outline, date: "May 1, 2026").text == #"""
        .Dd May 1, 2026
        .Dt PROG 1
        .Os
        .Sh NAME
        .Nm prog
        .Nd \&does \(dqthings\(dq
        .Sh SYNOPSIS
        .Nm prog
        [--all]
        .Sh DESCRIPTION
        First.
        Second.
        .Bd -literal -offset indent
        As in:
          .not a macro
        .Ed
        .Sh OPTIONS
        .Bl -tag -width Ds
        .It Fl a , Fl -all
        Takes all.
        .El
        .Sh SUB-COMMANDS
        .Ss prog sub
        Does one \[u2014] thing.
        .Bd -literal -offset indent
        prog sub No
        .Ed
        .Bl -tag -width Ds
        .It Ar \&No
        The file.
        .El
        .Bd -literal -offset indent
        # one
        prog sub \(aqx\ey\(aq
        .Ed
        .Sh COMMANDS
        Commands of the language; help COMMAND at the prompt explains one.
        .Bl -tag -width Ds
        .It Ic \&move \&ROW \&PLACE \&[--times \&N] \&[--tag \&TAG]\[u2026] \&[--quiet]
        Moves a row to another place.
        .El
        .Sh ENVIRONMENT
        .Bl -tag -width Ds
        .It Ev \&NO_SOUND
        Keeps still.
        .El
        .Sh FILES
        .Bl -tag -width Ds
        .It Pa \&\(ti/.prog
        What it keeps.
        .El
        .Sh EXIT STATUS
        .Bl -tag -width Ds
        .It 0
        all went well
        .It 1
        a command failed
        .It 2
        wrong usage of the program
        .It 3
        an expectation failed
        .It 4
        the text of a script is wrong
        .It 124
        a test\(aqs time ran out
        .It 130
        interrupted
        .It 141
        whoever read the output went away
        .El

        """#)
  }
}
