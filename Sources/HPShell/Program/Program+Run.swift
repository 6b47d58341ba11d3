import CommandKit
import HPSession
import LineEditing

/// Runs what the program was started for: texts, a script, standard input or the prompt.
func runProgram(
  _ program: inout Program, texts: [String], keepsGoing: Bool, isInteractive: Bool,
  isSafe: Bool, allowed: [String], startUp: String?, storyboard: String?, printed: PrintedText?,
  colour: ColourChoice?, hasNoPager: Bool, showsVersion: Bool, script: [Word]?
) throws(Diagnostic) {
  if let colour { program.sink.choose(colour) }
  if let printed { return program.sink.write(printed.text) }
  if showsVersion { return program.sink.write(Version.line + "\n") }
  try program.bound(isSafe, allowing: allowed)
  // Where no command stands, no screen need be made for one.
  let isEmpty = script == nil && !texts.isEmpty && texts.allSatisfy(\.isBlank)
  if isEmpty, !isInteractive, startUp == nil, storyboard == nil { return }
  var session = try program.sessions.make(program.sink)
  session.options.colour = program.sink.colour
  if hasNoPager || program.files.isBounded { session.options.pager = .off }
  session.keepsGoing = keepsGoing
  session.arguments = script?.dropFirst().map(\.text) ?? []
  let file = try script?.first.map { word throws(Diagnostic) in try Include(program: word) }
  program.noteOptions(behind: script ?? [])
  if isInteractive { try Program.checkTerminal() }
  if let storyboard {
    try program.requireWriting(storyboard)
    try Program.checkStoryboard(storyboard, of: file, hasTexts: !texts.isEmpty)
    session.record(for: program.sink)
  }
  if let startUp { try StartUpFile.run(startUp, &session) }
  let readsOwn = startUp == nil
  if session.isStopped {
    // The start-up file that was asked for has failed.
  } else if texts.isEmpty, file == nil {
    try program.runInput(&session, readsOwn)
  } else {
    Interrupts.install()
    // A script may have unpacked its files, which go with it.
    if !isInteractive { Interrupts.noteLeaving(ofReader: false) }
    if !isInteractive { session.readInput = Program.input }
    for (index, text) in texts.enumerated() where !session.isStopped {
      session.run(SourceText(name: "-c \(index + 1)", bytes: program.bytes(of: text)))
    }
    if let file, !session.isStopped { session.run(file: file) }
    session.putBackLiftedRow()
    if isInteractive, session.exitRequest == nil {
      try program.prompt(&session, readsOwn)
    }
  }
  session.endRecordingAtLast()
  program.status = Interrupts.hangupStatus.map { ExitStatus(rawValue: $0) } ?? session.status
  if let storyboard {
    try program.store(session, as: storyboard, title: file?.path ?? "-c \(texts.count)")
  }
}

extension Program {
  /// Prompts for commands on a terminal, and reads them from a pipe.
  fileprivate func runInput(
    _ session: inout Session, _ readsStartUp: Bool
  ) throws(Diagnostic) {
    if Terminal.isTerminal(0), Terminal.isTerminal(1) {
      return try prompt(&session, readsStartUp)
    }
    Interrupts.install()
    var door = StreamDoor()
    door.run(&session, sink)
    session.putBackLiftedRow()
  }

  /// Prompts for commands; a typed session that ends well ends with success.
  fileprivate func prompt(
    _ session: inout Session, _ readsStartUp: Bool
  ) throws(Diagnostic) {
    var door: PromptDoor
    do {
      door = try PromptDoor(sessions, history: files.isBounded ? nil : .standard)
    } catch {
      throw Diagnostic(.io, error.description)
    }
    session.forgetErrors()
    session.keepCommands()
    if readsStartUp, !files.isBounded { StartUpFile.runOwn(&session) }
    session.isTyped = true
    door.run(&session, sink)
    if session.exitRequest == nil { session.forgetErrors() }
  }

  /// Says of each option of the program's that stands behind a script that the script gets it.
  fileprivate func noteOptions(behind script: [Word]) {
    let options = Command<Program>.hpsh.spec.parameters.map(\.name).filter { $0.hasPrefix("--") }
    for word in script.dropFirst() {
      guard let name = options.first(where: { word.text == $0 || word.text.hasPrefix("\($0)=") })
      else { continue }
      sink.note("\(name) is an argument of the script here; options stand before FILE")
    }
  }

  fileprivate static func checkTerminal() throws(Diagnostic) {
    guard !Terminal.isTerminal(0) || !Terminal.isTerminal(1) else { return }
    throw Diagnostic(
      .usage, "-i needs a terminal on standard input and output",
      hint: "leave -i out where commands come from a pipe")
  }
}

extension Include {
  /// Reads the script that the program was given.
  fileprivate init(program word: Word) throws(Diagnostic) {
    do {
      try self.init(word.text)
    } catch {
      throw Diagnostic(.usage, "\(error.path): \(error.reason)", hint: Self.hint(for: word.text))
    }
  }

  /// Returns what may have been meant by the name of a script that is not there.
  private static func hint(for name: String) -> String? {
    if CommandRegistry<Session>.shell.command(named: name) != nil {
      return "hpsh -c '\(name)' runs the command \(name)"
    }
    let near = Suggestion.nearest(to: name, among: Program.subcommands.commands.map(\.name))
    return near.map { "did you mean hpsh \($0)?" }
  }
}

extension String {
  /// Whether the text is empty, or blanks and ends of lines alone.
  fileprivate var isBlank: Bool {
    utf8.allSatisfy {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\n")
    }
  }
}
