import CommandKit
import TableModel

/// What is known of the command that runs.
struct Frame {
  /// The text it stands in.
  var source: SourceText?
  /// The blocks of the command, bound.
  var blocks: [BoundBlock] = []
  /// Whose index paths its references are.
  var space = RowSpace.shown
  /// The calls it has made so far.
  var calls: [TraceEvent] = []
  /// Whether the steps to undo were kept already, by commands inside this one or by the journal itself.
  var hasOwnSteps = false
  /// The row whose turn it is among several, and how many calls were made before.
  var turn: (row: IndexPath, calls: Int)?
  /// The tables that it has started anew.
  var loadedTables: [String] = []
  /// Whether it takes steps back or does them again.
  var movesJournal = false
  /// The words behind it with their variables replaced, nil where it has none.
  var arguments: [Word]?
  /// What its words turned out to mean, while somebody wants to know.
  var meanings: [SourceRange: WordMeaning] = [:]
  /// The command that leads to the same whatever was so before, where that is another one.
  var recordedName: String?
}
