import CommandKit

/// Something that the help explains.
enum HelpSubject {
  case command(CommandSpec)
  /// What the program does in the system's shell.
  case program(CommandSpec)
  case topic(HelpTopic)
  case code(DiagnosticCode)
  /// A known mistake.
  case fault(Fault)

  /// The names that ask for it.
  var names: [String] {
    switch self {
    case .command(let spec): [spec.name] + spec.aliases
    case .program(let spec): [spec.name]
    case .topic(let topic): [topic.rawValue]
    case .code(let code): [code.rawValue]
    case .fault(let fault): [fault.name]
    }
  }

  /// What is typed to come to it.
  var title: String {
    switch self {
    case .command(let spec): spec.name
    case .program(let spec): "hpsh \(spec.name)"
    case .topic(let topic): "help \(topic.rawValue)"
    case .code(let code): "help \(code.rawValue)"
    case .fault(let fault): "fault \(fault.name)"
    }
  }

  /// The explanation in a few words.
  var abstract: String {
    switch self {
    case .command(let spec), .program(let spec): spec.abstract
    case .topic(let topic): topic.abstract
    case .code(let code): code.explanation ?? ""
    case .fault(let fault): fault.code
    }
  }

  /// The explanation, each line ended.
  var page: String {
    switch self {
    case .command(let spec): HelpPage(command: spec).text
    case .program(let spec): "In the system's shell:\n\n" + HelpPage(program: spec).text
    case .topic(let topic): topic.text + "\n"
    case .code(let code): "\(code.rawValue): \(abstract)\n"
    case .fault(let fault): fault.page
    }
  }

  /// All that is said about it, for a search; examples are no part of it, since they show much beside.
  var searched: String {
    switch self {
    case .command(let spec), .program(let spec):
      ([spec.abstract, spec.discussion] + names + spec.habits + spec.synopses
        + spec.parameters.flatMap { [$0.name, $0.help] }).joined(separator: "\n")
    case .topic(let topic): "\(topic.rawValue)\n\(topic.text)"
    case .code(let code): "\(code.rawValue) \(abstract)"
    case .fault(let fault): [fault.name, fault.code, fault.remedy].joined(separator: "\n")
    }
  }
}

extension Fault {
  /// The line of code that makes the mistake, and what to write instead.
  fileprivate var page: String {
    """
    \(name): a mistake of controllers; fault \(name) on makes it here.
      \(code)
    instead:
      \(remedy)

    """
  }
}

extension Session {
  /// All that the help explains: of two things with one name the first is meant.
  var helpSubjects: [HelpSubject] {
    registry.commands.map { .command($0.spec) } + registry.programs.map { .program($0) }
      + HelpTopic.allCases.map { .topic($0) } + DiagnosticCode.all.map { .code($0) }
      + Fault.all.map { .fault($0) }
  }
}
