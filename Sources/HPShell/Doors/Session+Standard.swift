import CommandKit
import HPSession
import LineEditing

extension CommandRegistry<Session> {
  /// All commands of the shell, in the order of the manual.
  static let shell = CommandRegistry([.load] + CommandRegistry.standard.commands)
}

extension Session {
  /// Makes a session on hpsh's own screen.
  static func characters(_ sink: any TextSink) throws(Diagnostic) -> Session {
    do {
      var session = try Session(
        controller: CharactersController(), registry: .shell, sink: sink)
      session.recordReader = readRecords(_:from:)
      session.isInterrupted = { Interrupts.isPending }
      return session
    } catch {
      throw .tooManyRows
    }
  }
}
