import CommandKit
import HPSession
import LineEditing
import TableModel

extension CommandRegistry<Session> {
  /// All commands of the shell, in the order of the manual.
  static let shell = CommandRegistry(
    [.load] + CommandRegistry.standard.commands + [.tutorial],
    programs: Program.subcommands.commands.map(\.spec))
}

extension SessionMaker {
  /// Makes the maker of the shell's sessions, each on a controller of its own.
  init(controller: @escaping () -> any TableController) {
    self.init { sink throws(Diagnostic) in
      var session = try Session(controller: controller(), registry: .shell, sink: sink)
      session.recordReader = readRecords(_:from:_:)
      session.isInterrupted = { Interrupts.isPending }
      return session
    }
  }
}
