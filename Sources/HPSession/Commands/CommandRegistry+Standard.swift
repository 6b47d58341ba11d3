package import CommandKit

extension CommandRegistry<Session> {
  /// The commands that need no files of data and no terminal, in the order of the manual.
  package static let standard = CommandRegistry([
    .group, .ungroup, .insert, .delete, .update, .refresh,
    .tables, .use, .list, .row, .card, .selection, .cells, .drift, .calls, .diff,
    .select, .deselect, .move, .scroll, .edit, .commit, .swipe,
    .allow, .reorder, .section, .veto, .redirect, .metrics,
    .fault, .faults,
    .model, .reload, .batch,
    .dump, .undo, .redo, .mark,
    .source, .echo, .repeat, .expect, .trace, .set, .exit,
    .help, .explain, .history, .version,
  ])
}
