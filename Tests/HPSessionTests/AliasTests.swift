import CommandKit
import HPSession
import SessionSupport
import Testing

/// Words that stand for the begin of a typed command.
@Suite struct AliasTests {
  /// A session as the typed prompt has it.
  private static func typed() throws -> TrialSession {
    var trial = try TrialSession.loaded()
    trial.session.isTyped = true
    return trial
  }

  @Test(arguments: [
    ("m 0:0 -> 0:1", "move 0:0 -> 0:1"),
    ("! m 9 9", "! move 9 9"),
    ("time m 0:0 -> 0:1", "time move 0:0 -> 0:1"),
    ("echo m; m a", "echo m; move a"),
    ("repeat 2 { m 0:0 -> 0:1 }", "repeat 2 { move 0:0 -> 0:1 }"),
    ("if count > 1 { m a } else { mm b }", "if count > 1 { move a } else { move b }"),
    ("for m in a { m $m }", "for m in a { move $m }"),
    ("batch { m 0:0 }", "batch { m 0:0 }"),
    ("two --as x", "load --group house; reorder Slytherin --as x"),
    ("\"m\" a", "\"m\" a"),
    ("echo # m", "echo # m"),
    ("m \"", "m \""),
    ("repeat 2 {\n  m a\n}", "repeat 2 {\n  move a\n}"),
  ])
  func `an alias stands for the first word of a command, and for no other`(
    text: String, expanded: String
  ) throws {
    var trial = try Self.typed()
    #expect(
      trial.run(
        "alias m move; alias mm m; alias two 'load_'") == """
          trial:1:37: error: unknown command "load_" [unknown-command]
            alias m move; alias mm m; alias two 'load_'
                                                ^~~~~~~

          """)
    trial.run("alias two 'group house; reorder Slytherin'")
    let wanted = expanded.replacing("load --group house", with: "group house")
    let result = try trial.session.aliasesExpanded(SourceText(name: "stdin", text))
    #expect(String(decoding: result.bytes, as: UTF8.self) == wanted)
  }

  @Test(arguments: [
    ("alias move ls", "\"move\" is a command; an alias has a name of its own [usage]"),
    ("alias tap ls", "\"tap\" is a command; an alias has a name of its own [usage]"),
    ("alias a ls; alias b a; alias a b", "\"a\" would stand for itself: a -> b -> a [usage]"),
    ("alias a 'echo x; a'", "unknown command \"a\" [unknown-command]"),
    ("alias a ls; alias a 'a 0:0'", "\"a\" would stand for itself: a -> a [usage]"),
    (
      "alias a ls; alias b a; alias a 'repeat 2 { b }'",
      "\"a\" would stand for itself: a -> b -> a [usage]"
    ),
    ("alias a {", "the block is not closed [syntax]"),
    ("alias a 'ls \"'", "the quote is not closed [syntax]"),
    ("alias a ''", "the text has no command [usage]"),
    ("alias 1 ls", "\"1\" is not a name [usage]"),
    ("alias last ls", "\"last\" is not a name [usage]"),
    ("alias x", "no alias \"x\" [usage]"),
    ("unalias x", "no alias \"x\" [usage]"),
    ("alias a load --group house", "unknown option \"--group\" [usage]"),
  ])
  func `an alias that could not be run is refused, and nothing is set`(
    text: String, message: String
  ) throws {
    var trial = try Self.typed()
    let output = trial.run(text)
    let line = output.split(separator: "\n").first.map(String.init) ?? ""
    #expect(line.hasSuffix("error: \(message)"), "\(output)")
  }

  @Test func `aliases are listed as they can be typed, and taken away`() throws {
    var trial = try Self.typed()
    trial.run("alias m move; alias say 'echo \"a b\"'; alias bye exit")
    let list = trial.run("alias")
    #expect(list == "alias bye exit\nalias m move\nalias say \"echo \\\"a b\\\"\"\n")
    #expect(trial.run("alias m") == "alias m move\n")
    #expect(trial.run("unalias m nothing").contains("no alias \"nothing\""))
    #expect(trial.run("alias") == list)
    trial.run("unalias m bye say")
    #expect(trial.run("alias") == "")
    trial.run(list)
    #expect(trial.run("alias") == list)
  }

  @Test func `a text that grows beyond all bounds is refused`() throws {
    var trial = try Self.typed()
    trial.run("alias a0 echo")
    for level in 1...30 { trial.run("alias a\(level) 'a\(level - 1); a\(level - 1)'") }
    #expect(throws: Diagnostic.self) {
      try trial.session.aliasesExpanded(SourceText(name: "stdin", "a30 x"))
    }
  }

  @Test func `scripts have no aliases, and are told so`() throws {
    let folder = try TemporaryFolder()
    try folder.write("m 0:0 -> 0:1\n", to: "use.hpsh")
    try folder.write("alias m ls\n", to: "set.hpsh")
    var trial = try Self.typed()
    trial.session.files.scriptFolder = folder.path
    trial.run("alias m move")
    let use = trial.run("source use.hpsh")
    #expect(use.contains("error: unknown command \"m\" [unknown-command]"))
    #expect(use.hasSuffix("hint: an alias holds at the typed prompt only; it stands for: move\n"))
    #expect(trial.run("source set.hpsh").contains("[denied]"))
    #expect(trial.run("alias m") == "alias m move\n")
    var script = try TrialSession.loaded()
    #expect(
      script.run("alias m move") == """
        trial:1:1: error: aliases stand at the typed prompt and in its start-up file only [denied]
          alias m move
          ^~~~~~~~~~~~
          hint: a script has the commands themselves, so that it runs for others too

        """)
  }

  @Test func `help and completion know what an alias stands for`() throws {
    var trial = try Self.typed()
    trial.run("alias mine move; alias st 'select --silent'")
    #expect(trial.run("help mine").hasPrefix("An alias; it stands for: move\n\nMoves rows"))
    #expect(trial.run("complete mi") == "mine\n")
    #expect(trial.run("complete \"mine 0:0 bef\"") == "before\n")
    #expect(trial.run("complete \"st her\"") == "\"Hermione Granger\"\n")
    #expect(trial.run("complete \"unalias s\"") == "st\n")
    trial.session.isTyped = false
    #expect(trial.run("complete mi") == "")
  }

  @Test(arguments: ["alias", "unalias"])
  func `the examples of the help print what it says`(name: String) throws {
    let spec = try #require(CommandRegistry<Session>.standard.command(named: name)).spec
    for example in spec.examples {
      var trial = try Self.typed()
      // The command that the shell adds is not here.
      let text = example.text.replacing("load --", with: "group house #")
      let wanted = text.split(separator: "\n").filter { $0.hasPrefix("#> ") }
        .map { $0.dropFirst(3) + "\n" }.joined()
      let commands = text.split(separator: "\n").filter { !$0.hasPrefix("#>") }
      #expect(trial.run(commands.joined(separator: "\n")) == wanted)
    }
  }

  @Test func `a start-up file sets what is typed, and changes no screen`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "alias m move\nselect 0\nset quiet maybe\nalias n ls\nlet x = 3\nalias move ls\n\"\n",
      to: "init.hpsh")
    var trial = try TrialSession.loaded()
    let path = "\(folder.path)/init.hpsh"
    trial.session.run(ownStartUp: try Include(path))
    let errors = trial.sink.take().split(separator: "\n").filter { $0.contains("error: ") }
      .map { $0.replacing(path, with: "init") }
    #expect(
      errors == [
        "init:7:1: error: the quote is not closed [syntax]",
        "init:2:1: error: \"select\" has no place in a start-up file [denied]",
        "init:3:11: error: \"maybe\" is not on or off [usage]",
        "init:6:7: error: \"move\" is a command; an alias has a name of its own [usage]",
      ])
    #expect(trial.session.status == .success && !trial.session.isTyped)
    trial.session.isTyped = true
    #expect(trial.run("alias; echo $x") == "alias m move\nalias n ls\n3\n")
  }

  @Test func `a start-up file that was asked for runs whole or not at all`() throws {
    let folder = try TemporaryFolder()
    try folder.write("alias m move\nselect 0\n", to: "init.hpsh")
    var trial = try TrialSession.loaded()
    trial.session.run(startUp: try Include("\(folder.path)/init.hpsh"))
    #expect(trial.session.status == .failure && trial.sink.take().contains(":2:1: error:"))
    trial.session.isTyped = true
    #expect(trial.run("alias") == "")
  }
}
