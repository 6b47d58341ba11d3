/// What stands around the program: the files that it keeps and the variables that it heeds.
package enum Surroundings {
  /// The files, each with what it is for.
  package static let files = [
    (
      "~/.editrc",
      "How keys are bound; EDITRC names another."
    ),
    (
      "$XDG_CONFIG_HOME/hpsh/init.hpsh",
      "Aliases and options of the prompt; else in ~/.config/hpsh."
    ),
    (
      "$XDG_STATE_HOME/hpsh/history",
      "What was typed at the prompt; else in ~/.local/state/hpsh."
    ),
    (
      "$XDG_STATE_HOME/hpsh/failed",
      "The scripts that failed last, for --filter-failed."
    ),
  ]

  /// The variables, each with what it does.
  package static let environment = [
    ("EDITRC", "The file that binds keys, ~/.editrc where it is not set."),
    ("HPSH_PAGER", "The pager, before PAGER; cat is none."),
    ("NO_COLOR", "Where it is set to anything, nothing is coloured but by --color or set color."),
    ("PAGER", "Shows at the prompt what is longer than the terminal; less where it is not set."),
    ("XDG_CONFIG_HOME", "The folder of the start-up file, ~/.config where it is not set."),
    ("XDG_STATE_HOME", "The folder of what is kept, ~/.local/state where it is not set."),
  ]
}
