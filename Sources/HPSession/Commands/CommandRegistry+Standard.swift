package import CommandKit

extension CommandRegistry<Session> {
  /// The commands that need no files of data and no terminal, in the order of the manual.
  package static let standard = CommandRegistry([
    .group, .ungroup, .sort, .filter, .unfilter, .find, .insert, .delete, .update, .refresh,
    .fields, .save,
    .tables, .use, .list, .row, .card, .selection, .cells, .drift, .calls, .diff, .screen, .why,
    .select, .deselect, .move, .lift, .hover, .drop, .cancel, .scroll, .edit, .commit, .swipe, .pan,
    .allow, .reorder, .pin, .section, .veto, .redirect, .metrics,
    .fault, .faults,
    .model, .reload, .batch,
    .dump, .restore, .undo, .redo, .mark, .record,
    .source, .echo, .let, .if, .repeat, .for, .time, .expect, .always, .trace, .set, .alias,
    .unalias, .exit,
    .help, .apropos, .explain, .history, .complete, .version,
  ])
}
