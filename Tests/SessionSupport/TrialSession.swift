package import CommandKit
package import HPSession
import Records
package import TableModel

/// A session to try commands in, with what it wrote.
package struct TrialSession {
  package var session: Session
  package let sink: RecordingSink

  /// Makes a session on hpsh's own screen.
  ///
  /// - Throws: What keeps the tables from being shown.
  package init(registry: CommandRegistry<Session> = .standard) throws {
    try self.init(CharactersController(), registry: registry)
  }

  /// Makes a session on a controller's screen.
  ///
  /// - Throws: What keeps the tables from being shown.
  package init(
    _ controller: any TableController, registry: CommandRegistry<Session> = .standard
  ) throws {
    let sink = RecordingSink()
    session = try Session(controller: controller, registry: registry, sink: sink)
    self.sink = sink
  }

  /// Makes a session with twelve characters in it, in sections by house if asked for.
  ///
  /// - Throws: What keeps the tables from being shown.
  package static func loaded(isGrouped: Bool = true) throws -> TrialSession {
    var trial = try TrialSession()
    try trial.session.show(.characters)
    let records = try RecordTable.characters.records
    trial.session.recordReader = { _, _, _ in records }
    if isGrouped { trial.run("group house") }
    _ = trial.sink.take()
    return trial
  }

  /// Runs a text and returns what it wrote.
  @discardableResult package mutating func run(_ text: String) -> String {
    session.forgetErrors()
    session.run(SourceText(name: "trial", text))
    return sink.take()
  }

  /// The state as `dump` shows it.
  package mutating func dump() -> String { run("dump --compact") }
}
