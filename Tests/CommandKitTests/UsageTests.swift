import CommandKit
import Testing

struct UsageTests {
  static let moveForm = "the form is move ROW PLACE [--times N] [--tag TAG]… [--quiet]"

  static let cases: [(String, String)] = [
    (
      "mvoe 3 top",
      """
      t.hpsh:1:1: error: unknown command "mvoe" [unknown-command]
        mvoe 3 top
        ^~~~
        hint: did you mean move?
      """
    ),
    (
      "\"move\" 3 top",
      """
      t.hpsh:1:1: error: unknown command "move" [unknown-command]
        "move" 3 top
        ^~~~~~
        hint: a word in quotes is no command
      """
    ),
    (
      "frobnicate",
      """
      t.hpsh:1:1: error: unknown command "frobnicate" [unknown-command]
        frobnicate
        ^~~~~~~~~~
      """
    ),
    (
      "move 3 top --tmies 2",
      """
      t.hpsh:1:12: error: unknown option "--tmies" [usage]
        move 3 top --tmies 2
                   ^~~~~~~
        hint: did you mean --times?
      """
    ),
    (
      "move 3 top -h",
      """
      t.hpsh:1:12: error: unknown option "-h" [usage]
        move 3 top -h
                   ^~
        hint: did you mean --help?
      """
    ),
    (
      "move 3 top -x",
      """
      t.hpsh:1:12: error: unknown option "-x" [usage]
        move 3 top -x
                   ^~
        hint: \(moveForm)
      """
    ),
    (
      "move 3 top --tmies='a b'",
      """
      t.hpsh:1:12: error: unknown option "--tmies" [usage]
        move 3 top --tmies='a b'
                   ^~~~~~~
        hint: did you mean --times?
      """
    ),
    (
      "move 3 --quiet  # why",
      """
      t.hpsh:1:15: error: the place is missing [usage]
        move 3 --quiet  # why
                      ^
        hint: \(moveForm)
      """
    ),
    (
      "move",
      """
      t.hpsh:1:5: error: the row is missing [usage]
        move
            ^
        hint: \(moveForm)
      """
    ),
    (
      "move 3 top \"too much\" more",
      """
      t.hpsh:1:12: error: "too much" is more than the command takes [usage]
        move 3 top "too much" more
                   ^~~~~~~~~~
        hint: \(moveForm)
      """
    ),
    (
      "move 12345678901234567890 top",
      """
      t.hpsh:1:6: error: "12345678901234567890" is not a number from 0 to 9 [usage]
        move 12345678901234567890 top
             ^~~~~~~~~~~~~~~~~~~~
        hint: \(moveForm)
      """
    ),
    (
      "move '3' top",
      """
      t.hpsh:1:6: error: "3" is not a number from 0 to 9 [usage]
        move '3' top
             ^~~
        hint: a word in quotes is text, never a number
      """
    ),
    (
      "move 3 top --times=4",
      """
      t.hpsh:1:20: error: "4" is not a number from 1 to 3 [usage]
        move 3 top --times=4
                           ^
        hint: \(moveForm)
      """
    ),
    (
      "move 3 top --times --quiet",
      """
      t.hpsh:1:19: error: --times needs a value, N [usage]
        move 3 top --times --quiet
                          ^
        hint: \(moveForm)
      """
    ),
    (
      "move 3 top -n 1 --times 2",
      """
      t.hpsh:1:17: error: --times is given twice [usage]
        move 3 top -n 1 --times 2
                        ^~~~~~~
        hint: \(moveForm)
      """
    ),
    (
      "move 3 top --quiet=yes",
      """
      t.hpsh:1:12: error: --quiet takes no value [usage]
        move 3 top --quiet=yes
                   ^~~~~~~~~~~
        hint: \(moveForm)
      """
    ),
    (
      "move 9 top",
      """
      t.hpsh: error: there is no row 9 [no-row]
      """
    ),
    (
      "sort name --speed fats",
      """
      t.hpsh:1:19: error: "fats" is not slow or fast [usage]
        sort name --speed fats
                          ^~~~
        hint: did you mean fast?
      """
    ),
    (
      "repeat 2 move",
      """
      t.hpsh:1:10: error: a block { … } must stand here [usage]
        repeat 2 move
                 ^~~~
        hint: the form is repeat N { … }
      """
    ),
    (
      "repeat -1 { ls }",
      """
      t.hpsh:1:8: error: "-1" is not a number from 0 [usage]
        repeat -1 { ls }
               ^~
        hint: the form is repeat N { … }
      """
    ),
    (
      "repeat { ls }",
      """
      t.hpsh:1:8: error: a block is not a number from 0 [usage]
        repeat { ls }
               ^~~~~~
        hint: the form is repeat N { … }
      """
    ),
    (
      "move 3 top >",
      """
      t.hpsh:1:13: error: ">" has no file after it [syntax]
        move 3 top >
                    ^
        hint: > FILE sends the output there; in quotes it is text
      """
    ),
    (
      "echo a > b >> c",
      """
      t.hpsh:1:12: error: output goes to one file only [syntax]
        echo a > b >> c
                   ^~
      """
    ),
    (
      "echo a; !",
      """
      t.hpsh:1:10: error: "!" has no command after it [syntax]
        echo a; !
                 ^
        hint: ! COMMAND must fail
      """
    ),
    (
      "! { echo a }",
      """
      t.hpsh:1:3: error: a command must stand here [syntax]
        ! { echo a }
          ^~~~~~~~~~
      """
    ),
  ]

  @Test(arguments: cases)
  func `a wrong command says what would be right`(_ text: String, _ expected: String) {
    #expect(run(text) == expected)
  }

  @Test func `names have a rule`() throws {
    func name(_ text: String) -> String {
      rendered { () throws(Diagnostic) in
        var cursor = WordCursor(try words(text), after: SourceRange(0, 0))
        _ = try Format<String>.name.parse(&cursor)
      }
    }
    for good in ["a", "A-1_b", "lasting"] { #expect(name(good) == "no fault") }
    for bad in ["1a", "-a", "'a'", "é", "a.b", "last", "none", "$a"] {
      #expect(
        name(bad).hasSuffix(
          """
           is not a name [usage]
            hint: a name is a letter, then letters, digits, _ and -; not last, selected, all or none
          """))
    }
  }

  @Test(arguments: [
    ("lod", "load"), ("laod", "load"), ("loda", "load"), ("sel", "select"), ("deslect", "deselect"),
    ("SELECT", "select"), ("delect", "select"), ("x", nil), ("l", nil), ("load", nil), ("", nil),
    ("zzzz", nil), ("se", "set"), ("lss", "ls"),
  ]) func `the nearest name is proposed`(_ typed: String, _ nearest: String?) {
    let names = ["load", "ls", "set", "select", "selection", "deselect"]
    #expect(Suggestion.nearest(to: typed, among: names) == nearest)
    #expect(Suggestion.nearest(to: String(repeating: "a", count: 100_000), among: names) == nil)
  }
}
