import CommandKit
import HPSession
import SessionSupport
import Testing

/// The errors of variables, values and blocks, as people see them.
@Suite struct LanguageFaultTests {
  /// What is wrong with a text, whatever the screen shows.
  private static let faults = Exchange.all(
    in: #"""
      > echo $x
      trial:1:6: error: variable "x" is not set [usage]
        echo $x
             ^~
        hint: in single quotes $ is a sign like any other
      > let yes = 1; echo "a ${yse}"
      trial:1:22: error: variable "yse" is not set [usage]
        let yes = 1; echo "a ${yse}"
                             ^~~~~~
        hint: did you mean yes?
      > echo $3
      trial:1:6: error: $3 is not set: the script was given 2 arguments [usage]
        echo $3
             ^~
        hint: hpsh FILE ARG… gives a script its arguments
      > let $x = 1
      trial:1:5: error: "$x" is not a name [usage]
        let $x = 1
            ^~
        hint: $ stands before a name where its value is meant, not where it is set
      > let x=1
      trial:1:5: error: "x=1" is not a name [usage]
        let x=1
            ^~~
        hint: let NAME = VALUE, with blanks around =
      > let last = 1
      trial:1:5: error: "last" is not a name [usage]
        let last = 1
            ^~~~
        hint: a name is a letter, then letters, digits, _ and -; not last, selected, all or none
      > let x 1
      trial:1:7: error: = must stand between the name and its value [usage]
        let x 1
              ^
        hint: the form is let NAME = VALUE
      > let x =
      trial:1:8: error: a value is missing [usage]
        let x =
               ^
        hint: the form is let NAME = VALUE
      > let x = 1 +
      trial:1:12: error: a value is missing [usage]
        let x = 1 +
                   ^
        hint: for example: count + 1, title 0, "a text"
      > let x = 1+2
      trial:1:9: error: "1+2" is no number [usage]
        let x = 1+2
                ^~~
        hint: arithmetic has blanks around its signs: 1 + 2; in quotes it is a text
      > let x = ( 1 + 2
      trial:1:9: error: "(" is not closed [usage]
        let x = ( 1 + 2
                ^
        hint: the form is let NAME = VALUE
      > let x = 1 + ( 2 ) )
      trial:1:19: error: ")" does not belong here [usage]
        let x = 1 + ( 2 ) )
                          ^
        hint: the form is let NAME = VALUE
      > let x = a + 1
      trial:1:9: error: "a" is no whole number [usage]
        let x = a + 1
                ^
        hint: arithmetic takes whole numbers; in quotes a sign is text
      > echo $(7 / ( 1 - 1 ))
      trial:1:8: error: 7 / 0 divides by zero [usage]
        echo $(7 / ( 1 - 1 ))
               ^~~~~~~~~~~~~
      > echo $(9223372036854775807 + 1)
      trial:1:8: error: 9223372036854775807 + 1 is beyond what a whole number holds [usage]
        echo $(9223372036854775807 + 1)
               ^~~~~~~~~~~~~~~~~~~~~~~
      > echo "$( cuont = 1 )"
      trial:1:10: error: "cuont" is nothing that can be expected [usage]
        echo "$( cuont = 1 )"
                 ^~~~~
        hint: did you mean count?
      > save - --format csv
      trial:1:6: error: - is no file [usage]
        save - --format csv
             ^
        hint: ls --columns A,B --format csv prints rows; ./- is a file of that name
      > if { }
      trial:1:4: error: a condition is missing [usage]
        if { }
           ^~~
        hint: the form is if EXPR { … } [else if EXPR { … }]… [else { … }]
      > if count = 1
      trial:1:13: error: a block { … } must stand here [usage]
        if count = 1
                    ^
        hint: the form is if EXPR { … } [else if EXPR { … }]… [else { … }]
      > if count = 1 { } els { }
      trial:1:18: error: "els" does not belong here [usage]
        if count = 1 { } els { }
                         ^~~
        hint: else { … } or else if EXPR { … }
      > for x { }
      trial:1:7: error: in must stand behind the name [usage]
        for x { }
              ^~~
        hint: the form is for NAME in [TABLE] RANGE… { … }
      > for x in { }
      trial:1:10: error: what the loop runs through is missing [usage]
        for x in { }
                 ^~~
        hint: the form is for NAME in [TABLE] RANGE… { … }
      > for x in 0:5..0:2 { }
      trial:1:10: error: the range ends before it begins: 0:5 is after 0:2 [usage]
        for x in 0:5..0:2 { }
                 ^~~~~~~~
        hint: 0:2..0:5
      > for x in a to 3 { }
      trial:1:10: error: "a" is not a number [usage]
        for x in a to 3 { }
                 ^
        hint: the form is for NAME in [TABLE] RANGE… { … }
      > time
      trial:1:5: error: a command is missing [usage]
        time
            ^
        hint: the form is time COMMAND
      > time repeat 1 { bogus }
      trial:1:17: error: unknown command "bogus" [unknown-command]
        time repeat 1 { bogus }
                        ^~~~~
      > batch { delete $x }
      trial:1:16: error: variable "x" is not set [usage]
        batch { delete $x }
                       ^~
        hint: in single quotes $ is a sign like any other
      """#)

  /// What a run finds, on twelve rows.
  private static let failures = Exchange.all(
    in: #"""
      > if count { }
      trial:1:4: error: "12" is neither true nor false [usage]
        if count { }
           ^~~~~
        hint: one of = != < <= > >= contains matches compares it
      > let t = title 0; let n = $t + 1
      trial:1:26: error: "Harry Potter" is no whole number [usage]
        let t = title 0; let n = $t + 1
                                 ^~
        hint: arithmetic takes whole numbers; in quotes a sign is text
      > let t = title 0; repeat $t { }
      trial:1:25: error: "Harry Potter" is not a number from 0 [usage]
        let t = title 0; repeat $t { }
                                ^~
        hint: the form is repeat N { … }
      > let n = 99; select $n
      trial:1:20: error: main has no row at position 99 (0 to 11) [no-row]
        let n = 99; select $n
                           ^~
      > let a = x; repeat 30 { let a = "$a$a" }
      trial:1:35: error: the value has more than 16777216 bytes [limit]
        let a = x; repeat 30 { let a = "$a$a" }
                                          ^~
      > for r in 0:1..0:2 { delete last; delete 0:2; echo "$r" }
      @aa10
      trial:1:10: error: the row that stood at 0:2 when the loop began is gone [no-row]
        for r in 0:1..0:2 { delete last; delete 0:2; echo "$r" }
                 ^~~~~~~~
      > let f = a b; echo x > $f
      trial:1:23: error: output goes to one file, and these are 2 [usage]
        let f = a b; echo x > $f
                              ^~
      """#)

  @Test(arguments: Self.faults)
  func `a fault of the text is told before anything runs`(exchange: Exchange) throws {
    var trial = try TrialSession()
    trial.session.arguments = ["a", "b"]
    #expect(trial.run(exchange.command) == exchange.answer + "\n")
    #expect(!trial.run("echo first\n\(exchange.command)").contains("first\n"))
    #expect(trial.session.status == .text)
  }

  @Test(arguments: Self.failures)
  func `what only a run can tell is told at the word in the script`(exchange: Exchange) throws {
    var trial = try TrialSession.loaded(isGrouped: false)
    #expect(trial.run(exchange.command) == exchange.answer + "\n")
  }

  @Test(arguments: [
    "if count = 0 { let x = 1 }; echo $x", "repeat 0 { if 1 = 2 { echo $x }; let x = 1 }",
    "for x in a { echo $x }", "repeat 0 { source nothing.hpsh }; if 1 = 2 { echo $x }",
    "time let x = 1; echo $x", "! let x = 1; echo $x",
  ])
  func `a name that something before may have set is no fault of the text`(text: String) throws {
    var trial = try TrialSession()
    let source = SourceText(name: "trial", text)
    #expect(throws: Never.self) {
      try trial.session.bind(ScriptParser.parse(source).units, in: source)
    }
    trial.run(text)
  }

  @Test(arguments: [
    "if count = 0 { echo $x; let x = 1 }", "for x in a { }; echo $x", "echo $x; let x = 1",
    "repeat 1 { for y in a { }; echo $y }", "echo $( $( $x ) )", "repeat $x { }",
    "time echo $x", "if 1 = 2 { } else if $x = 1 { }", "for r in $r { }", "let n = $n + 1",
    "expect title 0 = $x", "echo a > $x", "ls 0:5..0:2", "select 5..2",
    "scroll", "reorder", "set width 3", "set quiet maybe", "allow editing none 0 --editing",
    "ls 0:5 .. 0:2",
  ])
  func `a fault in any place is found before anything runs`(text: String) throws {
    var trial = try TrialSession()
    let answer = trial.run("echo first\n\(text)")
    #expect(answer.hasPrefix("trial:2:") && answer.contains("[usage]"), "\(answer)")
    #expect(trial.session.status == .text)
  }

  @Test func `an else on a line of its own is told where it belongs`() throws {
    var trial = try TrialSession()
    #expect(
      trial.run("if count = 1 { }\nelse { }") == """
        trial:2:1: error: else has no if before it [syntax]
          else { }
          ^~~~
          hint: "} else {" is on one line

        """)
  }

  @Test func `arguments that are not known yet are no fault`() throws {
    var trial = try TrialSession()
    trial.session.arguments = nil
    let source = SourceText(name: "trial", "echo $1 $9 $@")
    #expect(throws: Never.self) {
      try trial.session.bind(ScriptParser.parse(source).units, in: source)
    }
  }
}
