import CommandKit

/// The file that the prompt starts with.
extension Session {
  /// The commands that it may hold: none changes the screen, so that what is typed does what it does in
  /// a script.
  private static let startUpCommands = ["alias", "unalias", "set", "let", "echo"]

  /// Runs a start-up file that somebody asked for: whole or, from its first fault on, not at all.
  package mutating func run(startUp file: Include) {
    do {
      let units = try ScriptParser.parse(file.source).units
      try checkStartUp(units)
      let bound = try bind(units, in: file.source)
      try whileTyped { session throws(Diagnostic) in
        for unit in bound { try session.run(unit) }
      }
    } catch {
      report(error.with(source: file.source))
    }
  }

  /// Runs the user's own start-up file: an error is shown and ends only its own line, since a prompt
  /// that does not come is no help.
  package mutating func run(ownStartUp file: Include) {
    let (units, faults) = ScriptParser.scan(file.source)
    for fault in faults { report(fault) }
    for unit in units where exitRequest == nil {
      do {
        try checkStartUp([unit])
        try whileTyped { session throws(Diagnostic) in
          for bound in try session.bind([unit], in: file.source) { try session.run(bound) }
        }
      } catch {
        report(error.with(source: file.source))
      }
    }
    forgetErrors()
  }

  private mutating func whileTyped(
    _ body: (inout Session) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let outer = isTyped
    isTyped = true
    defer { isTyped = outer }
    try body(&self)
  }

  private func checkStartUp(_ units: [Unit]) throws(Diagnostic) {
    for item in units.flatMap(\.items) {
      let head = try item.head().command
      guard registry.command(named: head.text) != nil,
        !Session.startUpCommands.contains(head.text)
      else { continue }
      throw Diagnostic(
        .denied, "\(head.shown) has no place in a start-up file", at: head.range,
        hint:
          "\(Session.startUpCommands.joinedAsChoices) do; hpsh -i FILE runs a script, then prompts")
    }
  }
}
