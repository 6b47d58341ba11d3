import CommandKit
import TableModel

/// What is known of the command that runs.
struct Frame {
  /// The text it stands in.
  var source: SourceText?
  /// Whose index paths its references are.
  var space = RowSpace.shown
  /// The calls it has made so far.
  var calls: [TraceEvent] = []
  /// Whether the steps to undo were kept already, by commands inside this one or by the journal itself.
  var hasOwnSteps = false
}
