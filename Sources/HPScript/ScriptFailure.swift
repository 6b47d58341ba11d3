import CommandKit

/// Where and how a script failed.
public struct ScriptFailure: Sendable {
  /// What was wanted and what came, as `hpsh test` shows it.
  public let message: String
  /// The line of the script, from 1.
  public let line: Int
  /// The column of the line in Unicode scalars, from 1.
  public let column: Int

  init(_ diagnostic: Diagnostic) {
    message = diagnostic.rendered
    let place = diagnostic.range.flatMap { range in
      diagnostic.source.map { $0.position(of: range.lowerBound) }
    }
    line = place?.line ?? 1
    column = place?.column ?? 1
  }
}
