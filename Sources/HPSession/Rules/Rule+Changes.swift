extension Rule {
  /// The rules of telling a table the difference between two states.
  static let differences: [Rule] = [
    Rule(
      .apple, "A row whose fields change is configured anew in its cell.",
      in: "changes/update-a-row"),
    Rule(
      .ours, "refresh tells the difference as one batch; selection and card follow their rows.",
      in: "changes/refresh"),
    Rule(
      .ours, "The same data again tells the table nothing.",
      in: "changes/refresh-with-the-same-data"),
    Rule(
      .ours, "A row that the new data has not leaves selection and card.",
      in: "changes/refresh-without-the-selected-row"),
    Rule(
      .ours, "Within a section the fewest rows move.",
      in: "changes/refresh-moves-the-fewest-rows"),
    Rule(
      .ours, "A row that moves and changes is moved and its cell configured anew.",
      in: "changes/refresh-of-a-row-that-moves-and-changes"),
    Rule(
      .ours, "From section to section a row is one move.",
      in: "changes/refresh-across-sections"),
    Rule(
      .ours, "A row that leaves a section that goes is deleted and inserted, and stays selected.",
      in: "changes/refresh-when-a-section-goes"),
    Rule(
      .ours, "A row that enters a section that comes is deleted and inserted, and stays selected.",
      in: "changes/refresh-when-a-section-comes"),
    Rule(
      .ours, "The fewest sections move; one that moves and changes goes and comes.",
      in: "changes/refresh-moves-sections"),
    Rule(
      .ours, "The difference is taken from what is shown, so a stale table comes out right.",
      in: "changes/refresh-of-a-stale-table"),
    Rule(
      .reimplementations, "Rows are known again by their own ids: none missing, none twice.",
      in: "changes/refresh-needs-real-ids"),
    Rule(
      .ours, "A difference is a valid batch that leads to the other state.",
      in: "changes/the-printed-difference-is-a-batch"),
    Rule(
      .ours, "Over several sections too a difference is a valid batch.",
      in: "changes/the-printed-difference-over-sections"),
  ]

  /// The rules of a model and a table that differ.
  static let drift: [Rule] = [
    Rule(
      .apple, "A change to the model alone shows nothing: the table has not been told.",
      in: "drift/the-model-alone"),
    Rule(
      .apple, "A callback carries an index path and is answered from the model there.",
      in: "drift/a-tap-is-answered-from-the-model"),
    Rule(
      .ours, "Where the model has no row a tap has no answer.",
      in: "drift/a-row-that-the-model-has-no-longer"),
    Rule(
      .ours, "Nothing is changed through the table that its model has not.",
      in: "drift/what-the-model-lacks-is-not-changed"),
    Rule(
      .ours, "A row that the model has no more cannot be named, by its place or as selected.",
      in: "updates/a-shown-row-that-the-model-has-not"),
    Rule(
      .users, "On a table that drifts the next change that is told does not add up.",
      in: "drift/a-change-that-is-told-on-top"),
    Rule(
      .ours, "Drift is by identity: a row that changes is no other row.",
      in: "drift/rows-are-told-apart-by-identity"),
    Rule(
      .ours, "The batch that would have been right ends the drift.",
      in: "drift/as-a-batch"),
    Rule(
      .ours, "With sections that batch moves rows between them.",
      in: "drift/as-a-batch-with-sections"),
    Rule(
      .apple, "reloadData has the table ask again, which ends the drift.",
      in: "drift/a-reload-ends-it"),
    Rule(
      .users, "Rows removed from the front by stale indices take other rows with them.",
      in: "faults/delete-loop"),
  ]
}
