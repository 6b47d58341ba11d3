extension Rule {
  /// The rules of what feeds the card.
  static let card: [Rule] = [
    Rule(
      .ours, "A tap fills the card, reloads its table and nudges it.",
      in: "selection/tap-fills-the-card"),
    Rule(
      .ours, "A tap in the card's own table feeds nothing.",
      in: "selection/a-table-on-the-card-feeds-nothing"),
    Rule(
      .ours, "An update of the card's row fills the card again.",
      in: "changes/update-refills-the-card"),
    Rule(
      .ours, "A delete of the card's row brings the placeholders back.",
      in: "changes/delete-of-the-cards-row"),
    Rule(
      .ours, "A silent change, a reload or a move leaves what the card says.",
      in: "changes/the-card-is-refilled-when-its-row-is-told-of"),
    Rule(
      .ours, "Kept by identity, the card shows its row after reordering.",
      in: "reports/after-reordering-the-detail-shows-the-wrong-item"),
  ]

  /// The rules of several tables on one controller.
  static let tables: [Rule] = [
    Rule(
      .ours, "Each table has its own rows, selection and rules.",
      in: "tables/any-number-of-tables"),
    Rule(
      .users, "An unknown table is an error, never an else.",
      in: "tables/an-unknown-table-is-an-error"),
    Rule(
      .ours, "Each table has its own answers about its rows.",
      in: "answers/a-card-has-its-own-answers"),
    Rule(
      .ours, "Reordering is allowed table by table.",
      in: "reorder/a-table-of-its-own"),
    Rule(
      .ours, "A batch is for one table; the others stay as they are.",
      in: "batch/another-table"),
    Rule(
      .users, "A row moved in the second table leaves the first as it was.",
      in: "reports/the-second-table-does-not-reorder"),
    Rule(
      .users, "With an else for every other table a third one shows the wrong rows.",
      in: "faults/else-routing"),
    Rule(
      .users, "With an else a move in the third table moves rows of another.",
      in: "faults/else-routing-moves-the-other-table"),
    Rule(
      .ours, "The wrong table reloaded loses its selection, and the right one goes on as it was.",
      in: "faults/wrong-table-reloaded"),
  ]
}
