import CommandKit
import TableModel

extension Session {
  /// Does something on the screen; its fault is told at a place of the command.
  func act<Result>(
    at range: SourceRange? = nil, _ body: (Screen) throws(ScreenFault) -> Result
  ) throws(Diagnostic) -> Result {
    do {
      return try body(screen)
    } catch {
      throw diagnostic(error, at: range)
    }
  }
}
