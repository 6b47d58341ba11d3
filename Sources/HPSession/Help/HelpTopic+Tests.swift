import CommandKit

/// What stands around a session: tests, other screens, the files of the prompt.
extension HelpTopic {
  static let testsText = """
    How a script becomes a test:

      record bug.hpsh        writes what is done from now on, at the prompt also what was done, and
                             what the state must be at the end; record off ends it
      hpsh test bug.hpsh     in the system's shell: runs it and compares what it prints
      hpsh test --update bug.hpsh
                             writes what it prints into it, as #> lines
      hpsh test scripts --junit results.xml
                             every script of a folder, with a report for a CI server; --json prints
                             one, --shard 1/4 runs a part, --timeout 60 ends what takes too long
      hpsh check scripts     finds the faults of their text and runs nothing

    The status is all that CI needs: 0 all passed, 1 a command failed, 3 an expectation, 4 the text is
    wrong, 124 the time ran out.

    How a bug becomes a script:

      hpsh import app.log > bug.hpsh     of a console log with hpsh-trace lines
      hpsh explain crash.txt             what the update exception in a crash log means;
                                         --script writes a script that ends in the same numbers
      hpsh suspect bug.hpsh              the known mistakes that show what it states
      hpsh shrink bug.hpsh               the fewest commands that fail as it does
      hpsh fuzz setup.hpsh               random commands until something is wrong
      hpsh --storyboard out.html FILE    a page that shows each command with the screen after it
    """

  static let controllersText = """
    hpsh runs on a screen of its own. Scripts run on yours as well: a type that conforms to
    TableController, whose methods have UIKit's names, in a package that depends on this one.

    In a test target each script is a test:

      import HPScript
      try Script("bug.hpsh").run(on: MyController())

    As a program it has the prompt, scripts and hpsh's sub-commands on your screen:

      import HPShell
      HPShell.main(controller: MyController())

    What only a delegate and data source answer can be tapped, moved, scrolled, reloaded and traced.
    insert, delete, sort, filter, group and batch need a controller that takes such changes; where it
    does not they are denied. With a struct undo, fuzz and suspect work; a class cannot be put back.
    """

  static let startupText = """
    What the typed prompt reads and keeps:

    \(HelpPage.aligned(Surroundings.files))

    The start-up file holds alias, unalias, set, let and echo; no change of the screen, so that what is
    typed does what it does in a script. What is wrong in it is told, and the prompt starts all the
    same. For example:

      alias m move
      alias slytherin 'load --group house; reorder Slytherin'
      set width 100

    An alias stands for the first word of a command that is typed: m 1:2 -> 2:0 is move 1:2 -> 2:0. It
    is no word of scripts, which others run as well. hpsh --init FILE reads FILE instead, at any
    door; --init /dev/null reads none.

    Variables of the environment:

    \(HelpPage.aligned(Surroundings.environment))
    """
}
