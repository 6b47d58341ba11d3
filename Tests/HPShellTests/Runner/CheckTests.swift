import Foundation
import SessionSupport
import TerminalSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct CheckTests {
  @Test func `check finds the faults of texts, runs nothing and opens no data`() throws {
    let folder = try TemporaryFolder()
    try folder.write("echo a > out.txt\nload nope.json\nsource nope.hpsh\nselect 9\n", to: "a.hpsh")
    let good = try Hpsh.run(["check", "a.hpsh"], in: folder.path)
    #expect(good.status == 0 && good.output == "" && good.errors == "", "\(good.errors)")
    try folder.write("repeat 2 {\n  bogus\n}\nselect\n", to: "sub/b.hpsh")
    try folder.write("echo \"a\n", to: "sub/c.hpsh")
    let bad = try Hpsh.run(["check", "."], in: folder.path)
    #expect(bad.status == 4 && bad.output == "")
    #expect(
      bad.errors == """
        sub/b.hpsh:2:3: error: unknown command "bogus" [unknown-command]
            bogus
            ^~~~~
        sub/b.hpsh:4:7: error: a row is missing [usage]
          select
                ^
          hint: the form is select [TABLE] REF… [--silent]
        sub/c.hpsh:1:6: error: the quote is not closed [syntax]
          echo "a
               ^

        """)
    #expect(try folder.names() == ["a.hpsh", "sub"])
  }

  @Test func `a name may be set by a script that runs this one, or is run by that one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "source setup.hpsh\nfor row in 0:0 0:1 {\n  source parts/part.hpsh\n}\n", to: "main.hpsh")
    try folder.write("let count = 2\n", to: "setup.hpsh")
    try folder.write("select $row $1; echo $count $amount\n", to: "parts/part.hpsh")
    try folder.write("let amount = 1\n", to: "parts/other.hpsh")
    let fault = """
      parts/part.hpsh:1:29: error: variable "amount" is not set [usage]
        select $row $1; echo $count $amount
                                    ^~~~~~~
        hint: did you mean count?

      """
    let all = try Hpsh.run(["check", "."], in: folder.path)
    #expect(all.status == 4 && all.errors == fault, "\(all.errors)")
    // Nobody who runs it stands beside it.
    let alone = try Hpsh.run(["check", "parts/part.hpsh"], in: folder.path)
    #expect(alone.errors.contains("variable \"row\" is not set"))
    try folder.write(
      "for row in 1 { let amount = 1; let count = 1; source part.hpsh }\n", to: "parts/b.hpsh")
    let beside = try Hpsh.run(["check", "parts/part.hpsh"], in: folder.path)
    #expect(beside.status == 0 && beside.errors == "", "\(beside.errors)")
  }

  @Test func `under --safe no script outside tells of names, and what is no file is never opened`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("let x = 1\n", to: "out/o.hpsh")
    try folder.write("select $x\nsource ../out/o.hpsh\n", to: "in/a.hpsh")
    #expect(try Hpsh.run(["check", "in/a.hpsh"], in: folder.path).status == 0)
    let safe = try Hpsh.run(["check", "--safe", "in/a.hpsh"], in: folder.path)
    #expect(safe.errors.contains("variable \"x\" is not set"), "\(safe.errors)")
    #expect(mkfifo("\(folder.path)/out/f", 0o600) == 0)
    try folder.write("select $x\nsource ../out/f\n", to: "in/a.hpsh")
    for options in [[], ["--safe"]] {
      #expect(try Hpsh.run(["check"] + options + ["in/a.hpsh"], in: folder.path).status == 4)
    }
  }

  @Test func `all faults of a text are found, in blocks and behind others`() throws {
    let folder = try TemporaryFolder()
    let script =
      "bogus; select\r\nrepeat 2 {\n  nope\n  repeat { }\n}\necho a } b\n#> x\n\n"
      + "select é \"b\n"
    try folder.write("echo a\n", to: "a.hpsh")
    try folder.write(script, to: "b.hpsh")
    let run = try Hpsh.run(["check", "."], in: folder.path)
    #expect(run.status == 4 && run.output == "")
    #expect(
      run.errors == """
        b.hpsh:1:1: error: unknown command "bogus" [unknown-command]
          bogus; select
          ^~~~~
        b.hpsh:1:14: error: a row is missing [usage]
          bogus; select
                       ^
          hint: the form is select [TABLE] REF… [--silent]
        b.hpsh:3:3: error: unknown command "nope" [unknown-command]
            nope
            ^~~~
        b.hpsh:4:10: error: a block is not a number from 0 [usage]
            repeat { }
                   ^~~
          hint: the form is repeat N { … }
        b.hpsh:6:8: error: "}" closes no block [syntax]
          echo a } b
                 ^
          hint: in quotes it is text
        b.hpsh:9:10: error: the quote is not closed [syntax]
          select é "b
                   ^

        """)
  }

  @Test func `as JSON the faults are an array, with ends that editors can mark`() throws {
    let folder = try TemporaryFolder()
    try folder.write("é\nselect \"a\nb\" --nope\n", to: "a.hpsh")
    try folder.write("echo a\n", to: "b.hpsh")
    let run = try Hpsh.run(["check", "--json", "."], in: folder.path)
    #expect(run.status == 4 && run.errors == "")
    #expect(
      run.output == """
        [
          {"file":"a.hpsh","line":1,"column":1,"endLine":1,"endColumn":2,"code":"unknown-command",\
        "severity":"error","message":"unknown command \\"é\\"","hint":null},
          {"file":"a.hpsh","line":3,"column":4,"endLine":3,"endColumn":10,"code":"usage",\
        "severity":"error","message":"unknown option \\"--nope\\"",\
        "hint":"the form is select [TABLE] REF… [--silent]"}
        ]

        """)
    let good = try Hpsh.run(["check", "--json", "b.hpsh"], in: folder.path)
    #expect(good.status == 0 && good.output == "[]\n" && good.errors == "")
  }

  @Test func `Markdown is checked block by block, in its own lines`() throws {
    let folder = try TemporaryFolder()
    try folder.write("# bogus\n```hpsh\nbogus\n```\n\n```hpsh\nselect\n```\n", to: "a.md")
    try folder.write("```\n", to: "b.md")
    let run = try Hpsh.run(["check", "a.md", "b.md"], in: folder.path)
    #expect(
      run.errors == """
        a.md:3:1: error: unknown command "bogus" [unknown-command]
          bogus
          ^~~~~
        a.md:7:7: error: a row is missing [usage]
          select
                ^
          hint: the form is select [TABLE] REF… [--silent]
        b.md:1:1: error: the fence is not closed [syntax]
          ```
          ^~~
          hint: a line of as many signs alone closes it

        """)
  }
}
