import CommandKit

/// What `help` says alone: lines that a newcomer can type as they stand, and where to go on.
enum FirstLines {
  /// The lines in the order in which they make sense, each with what it shows.
  static let lines: [(text: String, explanation: String)] = [
    ("load --group house", "the sample inside hpsh: 64 characters, a section for each house"),
    ("ls Slytherin:*", "the rows of a section, each with its place"),
    ("select \"Draco Malfoy\"", "a tap: the title turns white, the row goes to the card"),
    ("card", "what the card says, and where it rests"),
    ("card drag -80 -250", "a finger pulls the card up by its bar"),
    ("card release", "and lets go: the card is brought back to a bound"),
    ("reorder Slytherin", "only this section's rows can be lifted now"),
    ("trace on", "shows what UIKit asks and tells a controller, call by call"),
    ("move 1:2 -> 2:0", "out of its section: the row lands at the edge of its own"),
    ("expect selection = \"Draco Malfoy\"", "says nothing, since it holds; else it is an error"),
    ("undo", "takes the last step back"),
    ("exit", "ends hpsh"),
  ]

  static let text = """
    Twelve lines to begin with. Type them as they stand, in this order:

    \(HelpPage.aligned(lines.map { ($0.text, $0.explanation) }))

    Where to go on:

    \(HelpPage.aligned(ways))

    Tab completes what is typed. hpsh FILE runs a script, hpsh test FILE checks it: help tests.

    """

  private static let ways = [
    ("tutorial", "five minutes at the keyboard, in which each step is looked at"),
    ("help all", "every command in a line"),
    ("help COMMAND", "one command, with two examples; COMMAND --help is the same"),
    ("help TOPIC", HelpTopic.allCases.prefix(6).map(\.rawValue).joined(separator: ", ") + ","),
    ("", HelpTopic.allCases.dropFirst(6).map(\.rawValue).joined(separator: ", ")),
    ("help CODE", "an error's code, which stands behind it in brackets: help no-row"),
    ("apropos WORD", "all that is said about a word"),
  ]
}
