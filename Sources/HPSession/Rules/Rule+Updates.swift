extension Rule {
  /// The rules of batch updates.
  static let updates: [Rule] = [
    Rule(
      .apple, "Deletes and reloads name places before the batch.",
      in: "batch/deletes-and-reloads-name-places-before"),
    Rule(
      .apple, "Inserts name places after the batch, each its final index.",
      in: "batch/inserts-name-places-after"),
    Rule(
      .users, "A move goes from a place before the batch to one after it.",
      in: "batch/a-move-goes-from-a-place-before-to-one-after"),
    Rule(
      .users, "A row moves between sections, and both counts take part.",
      in: "batch/a-move-between-sections"),
    Rule(
      .users, "Moves in one batch are not moves one after another.",
      in: "batch/moves-at-once-are-not-moves-one-after-another"),
    Rule(
      .users, "Beside a delete a move has one place less.",
      in: "batch/beside-a-delete-a-move-has-one-place-less"),
    Rule(
      .users, "Sections are named in the same two spaces as rows.",
      in: "batch/sections-in-both-spaces"),
    Rule(
      .apple, "A row names its section in its own space.",
      in: "batch/rows-name-their-section-in-their-own-space"),
    Rule(
      .apple, "The order of the lines does not matter.",
      in: "batch/the-order-of-lines-does-not-matter"),
    Rule(
      .users, "A row that only shifts needs no move; a move that says so changes nothing.",
      in: "batch/moves-that-follow-need-no-line"),
    Rule(
      .apple, "A reload is a delete and an insert in place: the cell is asked for anew.",
      in: "batch/a-reload-is-a-delete-and-an-insert-in-place"),
    Rule(
      .users, "A move refreshes no content.",
      in: "batch/a-move-does-not-refresh-the-cell"),
    Rule(
      .users, "Every section that stays is checked, also one of which nothing is said.",
      in: "batch/every-section-that-stays-is-checked"),
    Rule(
      .users, "An empty batch is checked too.",
      in: "batch/an-empty-batch-is-checked-too"),
    Rule(
      .apple, "The number of sections must add up.",
      in: "batch/the-number-of-sections-is-checked"),
    Rule(
      .reimplementations, "Rows of a section that goes or is reloaded are not counted.",
      in: "batch/sections-that-go-or-are-reloaded-are-exempt"),
    Rule(
      .reimplementations, "An inserted section has the rows that its model has.",
      in: "batch/rows-of-an-inserted-section-are-the-models"),
    Rule(
      .users, "The report on rows has six numbers.",
      in: "batch/the-six-numbers"),
    Rule(
      .ours, "The report names a shifted section by its index after the batch.",
      in: "batch/the-numbers-are-of-the-section-after"),
    Rule(
      .users, "As many rows as before though some were told: the model has not changed.",
      in: "batch/the-cause-in-one-sentence"),
    Rule(
      .users, "What is deleted, reloaded or moved must have been there: a row.",
      in: "batch/rows-that-were-not-there"),
    Rule(
      .users, "What is deleted, reloaded or moved must have been there: a section.",
      in: "batch/sections-that-were-not-there"),
    Rule(
      .users, "What is inserted or moved to must be there after the batch.",
      in: "batch/places-that-are-not-there-after"),
    Rule(
      .ours, "Faults are found in a fixed order, whatever the order of the lines.",
      in: "batch/what-is-found-first"),
    Rule(
      .users, "One row is deleted, reloaded or moved away once.",
      in: "batch/one-row-named-twice"),
    Rule(
      .users, "A report on a row that is moved and reloaded names the two.",
      in: "reports/a-row-moved-and-reloaded-is-blamed-on-a-delete"),
    Rule(
      .reimplementations, "A row deleted twice is refused, also where the counts would agree.",
      in: "batch/a-deleted-row-named-twice-beside-an-insert"),
    Rule(
      .users, "One place takes one row.",
      in: "batch/one-place-named-twice"),
    Rule(
      .ours, "What holds for rows named twice holds for sections.",
      in: "batch/one-section-named-twice"),
    Rule(
      .users, "A move to its own place is refused beside an update of its row.",
      in: "batch/a-move-to-its-own-place"),
    Rule(
      .users, "No row moves into a section that the batch inserts; nor (I) one it reloads.",
      in: "batch/a-row-moved-into-an-inserted-section"),
    Rule(
      .users, "No row moves out of a section that the batch deletes; nor (I) one it reloads.",
      in: "batch/a-row-moved-out-of-a-deleted-section"),
    Rule(
      .users, "In a section that moves no row is reloaded, inserted, deleted or moved.",
      in: "batch/rows-of-a-moved-section"),
    Rule(
      .ours, "A section's move beside inserts and deletes of others is allowed.",
      in: "batch/moved-sections-beside-others-that-come-and-go"),
    Rule(
      .apple, "The model changes with the table, in one step.",
      in: "batch/the-model-and-the-table-in-one-step"),
    Rule(
      .apple, "The model changes exactly once.",
      in: "batch/the-model-changes-exactly-once"),
    Rule(
      .ours, "A batch that is refused changes nothing.",
      in: "batch/a-refused-batch-changes-nothing"),
  ]
}
