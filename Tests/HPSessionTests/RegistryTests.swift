import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct RegistryTests {
  private static let names = CommandRegistry<Session>.standard.commands.map(\.name)

  @Test func `the declarations agree with themselves`() {
    #expect(CommandRegistry<Session>.standard.validation() == [])
  }

  @Test func `the commands stand in the order of the manual`() {
    #expect(
      Self.names == [
        "group", "ungroup", "sort", "filter", "unfilter", "find", "insert", "delete", "update",
        "refresh", "fields", "save", "tables", "use", "ls", "row",
        "card", "selection", "cells", "drift", "calls", "diff", "screen", "why",
        "select", "deselect", "move",
        "lift", "hover", "drop", "cancel", "scroll", "edit", "commit", "swipe", "pan", "allow",
        "reorder", "pin", "section", "veto", "redirect",
        "metrics", "fault", "faults", "model", "reload", "batch", "dump", "restore", "undo", "redo",
        "mark",
        "record", "source", "echo", "let", "if", "repeat", "for", "time", "expect", "always",
        "trace", "set",
        "exit", "help", "apropos", "explain", "history", "complete", "version",
      ])
    #expect(CommandRegistry<Session>.standard.command(named: "tap")?.name == "select")
  }

  @Test(arguments: names)
  func `every command has an abstract, a group and an example that begins with its name`(
    name: String
  ) throws {
    let spec = try #require(CommandRegistry<Session>.standard.command(named: name)).spec
    #expect(spec.abstract.count <= 80)
    #expect(!spec.category.isEmpty)
    #expect(!spec.examples.isEmpty)
    for example in spec.examples {
      #expect(example.text == name || example.text.hasPrefix("\(name) "))
    }
  }

  @Test(arguments: names)
  func `every example runs without an error and leaves what it needs to be undone`(
    name: String
  ) throws {
    let spec = try #require(CommandRegistry<Session>.standard.command(named: name)).spec
    for example in spec.examples {
      let folder = try TemporaryFolder()
      try folder.write("echo set up\n", to: "setup.hpsh")
      try folder.write(
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained in "
          + "that section before the update (3), plus or minus the number of rows inserted or deleted "
          + "from that section (1 inserted, 0 deleted).", to: "crash.txt")
      try folder.write(ExceptionSentence.all[0].text, to: "crash.txt")
      var trial = try TrialSession.loaded()
      trial.session.files.scriptFolder = folder.path
      trial.run("dump --records > state.json")
      trial.run(Self.preparation(for: example.text))
      let text = trial.run(example.text)
      #expect(trial.session.firstErrorStatus == nil, "\(example.text): \(text)")
      #expect(trial.session.journal.undoCount >= 1)
    }
  }

  /// What makes sense to have done before an example.
  private static func preparation(for example: String) -> String {
    switch example {
    case _ where example.hasPrefix("expect"): "card open; deselect *"
    case _ where example.hasPrefix("redo"): "select 0:0; card open; undo 2"
    case _ where example.hasPrefix("commit"): "edit on"
    case _ where example.hasPrefix("hover"), "drop", "cancel": "select 0:0; card open; lift 0:0"
    default: "select 0:0; card open"
    }
  }

  @Test(arguments: names)
  func `every command explains itself under --help and help, without doing anything`(
    name: String
  ) throws {
    var trial = try TrialSession.loaded()
    let before = trial.dump()
    let help = trial.run("help \(name)")
    #expect(help.hasPrefix("\(name): ") || help.contains(name))
    #expect(trial.run("\(name) --help") == help)
    #expect(trial.dump() == before)
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(help)")
  }

  @Test func `help explains each code and each topic, and says what may be meant`() throws {
    var trial = try TrialSession()
    for code in DiagnosticCode.all {
      #expect(trial.run("help \(code.rawValue)").hasPrefix("\(code.rawValue): "))
    }
    for topic in ["addresses", "scripts", "policies", "codes"] {
      #expect(trial.run("help \(topic)").split(separator: "\n").count >= 5)
    }
    let codes = trial.run("help codes")
    for code in DiagnosticCode.all { #expect(codes.contains(code.rawValue)) }
    let all = trial.run("help all")
    for name in Self.names { #expect(all.contains(name)) }
    #expect(
      trial.run("help mvoe") == """
        trial:1:6: error: no help on "mvoe" [usage]
          help mvoe
               ^~~~
          hint: did you mean move?

        """)
  }

  @Test(arguments: [
    ("quit", "exit"), ("?", "help"), ("man move", "help"), ("callbacks", "calls"),
    ("mv 1 2", "move"),
    ("QUIT", "exit"), ("compare a", "diff"), ("help quit", "exit"), ("help callbacks", "calls"),
    ("detents", "card detents"), ("open", "card open"), ("help open", "card open"),
    ("unchanged", "expect unchanged"), ("storyboard", "screen"),
  ])
  func `a word of other tools is told the command`(line: String, name: String) throws {
    var trial = try TrialSession()
    #expect(trial.run(line).hasSuffix("  hint: did you mean \(name)?\n"))
  }

  @Test func `no habit is a name, and none means two commands`() {
    let commands = CommandRegistry<Session>.standard.commands
    let names = commands.flatMap { [$0.name] + $0.spec.aliases }
    let habits = commands.flatMap(\.spec.habits)
    #expect(Set(habits).isDisjoint(with: names) && Set(habits).count == habits.count)
  }

  @Test(arguments: [
    (
      "ls | head", "hpsh has no | of its own: hpsh -c '…' | … in the system's shell"
    ),
    ("reorder 0,1", "several sections stand with blanks between them"),
    ("expect count == 3", "did you mean =?"),
    ("expect hittable 0:1 and count = 3", "hittable REF = true, or = false"),
    ("ls where house=Slytherin", "a comparison has blanks around it: A = B"),
  ])
  func `what people type is told what hpsh takes`(line: String, hint: String) throws {
    var trial = try TrialSession()
    #expect(trial.run(line).hasSuffix("  hint: \(hint)\n"))
  }
}
