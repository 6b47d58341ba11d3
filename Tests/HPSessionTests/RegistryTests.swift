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
        "trace", "set", "alias", "unalias",
        "exit", "help", "apropos", "explain", "history", "complete", "version",
      ])
    #expect(CommandRegistry<Session>.standard.command(named: "tap")?.name == "select")
  }

  @Test(arguments: names)
  func `every command has an abstract, a group, two examples that run it and a way on`(
    name: String
  ) throws {
    let spec = try #require(CommandRegistry<Session>.standard.command(named: name)).spec
    #expect(spec.abstract.count <= 80)
    #expect(!spec.category.isEmpty)
    #expect(spec.examples.count == 2)
    for example in spec.examples {
      let line = example.text.contains("\(name) ") || example.text.contains("\(name)\n")
      #expect(example.runs(name) || line || example.text == name, "\(example.text)")
      #expect(!example.explanation.isEmpty)
    }
    #expect(!spec.seeAlso.isEmpty && !spec.seeAlso.contains(name))
    for other in spec.seeAlso where other != "load" {
      #expect(try !TrialSession().helpPage(of: other).isEmpty, "\(other)")
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
    for topic in HelpTopic.allCases {
      let lines = trial.run("help \(topic.rawValue)").split(separator: "\n")
      #expect(lines.count >= 5, "\(topic)")
      // Rules and lines of code stay whole.
      guard topic != .rules, topic != .faults else { continue }
      #expect(lines.allSatisfy { $0.count <= 100 }, "\(topic)")
    }
    for fault in Fault.all {
      #expect(trial.run("help \(fault.name)").contains("  \(fault.remedy)\n"))
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

extension TrialSession {
  /// What `help` says of a name, empty where it says nothing.
  fileprivate func helpPage(of name: String) -> String {
    var trial = self
    let text = trial.run("help \(name)")
    return trial.session.firstErrorStatus == nil ? text : ""
  }
}
