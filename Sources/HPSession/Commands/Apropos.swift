import CommandKit

extension Command<Session> {
  static let apropos = Command(
    "apropos", habits: ["whatis"], "Lists what the help knows about a word.",
    category: Category.find,
    discussion: """
      Commands by their names, those of other tools among them, and by the texts of their help; topics,
      codes of errors and known mistakes as well. Of several words all must be found.
      """,
    .operands("a word", .word("WORD"), "What to look for, in any case."),
    examples: [
      Example("apropos detent", "what has to do with the card's rest points"),
      Example("apropos pin lift", "both words"),
    ],
    run: listMatches)
}

private func listMatches(_ session: inout Session, words: [Word]) throws(Diagnostic) {
  let wanted = words.map { $0.text.lowercased() }
  let rows = session.helpEntries.filter { entry in
    wanted.allSatisfy(entry.text.lowercased().contains)
  }
  guard !rows.isEmpty else {
    let asked = words.map { "\"\($0.text.visible)\"" }.joined(separator: " and ")
    return session.print("nothing is said about \(asked); help all lists every command")
  }
  session.write(HelpPage.aligned(rows.map { ($0.name, $0.abstract) }) + "\n")
}

/// Something that the help explains, with all that is said about it.
private struct HelpEntry {
  let name: String
  let abstract: String
  let text: String
}

extension Session {
  /// All that the help explains: commands, topics, codes and known mistakes.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the help.
  fileprivate var helpEntries: [HelpEntry] {
    let commands = registry.commands.map(\.spec).map { spec in
      let parameters = spec.parameters.flatMap { [$0.name, $0.help] }
      let texts = [spec.name, spec.abstract, spec.discussion] + spec.aliases + spec.habits
      return HelpEntry(
        name: spec.name, abstract: spec.abstract,
        text: (texts + spec.synopses + parameters).joined(separator: "\n"))
    }
    let topics = HelpTopic.allCases.map { topic in
      HelpEntry(
        name: "help \(topic.rawValue)", abstract: topic.abstract,
        text: "\(topic.rawValue)\n\(topic.text)")
    }
    let codes = DiagnosticCode.all.map { code in
      let text = code.explanation ?? ""
      return HelpEntry(
        name: "help \(code.rawValue)", abstract: text, text: "\(code.rawValue) \(text)")
    }
    let faults = Fault.all.map { fault in
      HelpEntry(
        name: "fault \(fault.name)", abstract: fault.code,
        text: [fault.name, fault.code, fault.remedy].joined(separator: "\n"))
    }
    return commands + topics + codes + faults
  }
}
