extension Rule {
  /// The rules of selection by taps and programs.
  static let selection: [Rule] = [
    Rule(
      .apple, "Where a table allows no selection a tap selects nothing, and nobody is asked.",
      in: "selection-modes/a-table-that-allows-none-asks-nothing"),
    Rule(
      .apple, "In editing mode a switch of its own counts: none in a fresh table.",
      in: "selection-modes/editing-has-its-own-switch"),
    Rule(
      .ours, "The switches bind taps alone: a program selects where a tap could not.",
      in: "selection-modes/a-program-is-bound-by-no-switch"),
    Rule(
      .ours, "Of several selected rows the first stays when the mode becomes single.",
      in: "selection-modes/from-multiple-to-single-keeps-the-first"),
    Rule(
      .ours, "An edge of editing loses the selection where the mode that begins allows none.",
      in: "selection-modes/an-edge-of-editing-clears-where-no-row-can-be-selected"),
    Rule(
      .apple, "shouldHighlightRowAt answering false ends the tap before any call about selection.",
      in: "answers/a-veto-of-highlight-ends-the-tap"),
    Rule(
      .reimplementations, "The highlight of a tap ends before the calls about selection.",
      in: "trace/queries"),
    Rule(
      .apple, "willSelectRowAt answering nil keeps the tapped row from being selected.",
      in: "answers/a-veto-of-select-keeps-the-old-row"),
    Rule(
      .ours, "After willSelectRowAt answered nil nothing more is asked, and the old row stays.",
      in: "reports/a-vetoed-tap-selects-the-first-row"),
    Rule(
      .apple, "willSelectRowAt answering another row: the tap goes on as if on that one.",
      in: "answers/a-redirect-selects-another-row"),
    Rule(
      .ours, "A row that is vetoed and redirected is vetoed.",
      in: "answers/the-answer-nil-wins-over-a-redirect"),
    Rule(
      .reimplementations,
      "Single, another row: willSelect new, willDeselect old, didDeselect old, didSelect new.",
      in: "selection/tap-replaces-single-selection"),
    Rule(
      .reimplementations,
      "Single, the selected row: willSelect and didSelect, and it stays selected.",
      in: "selection/tap-on-the-selected-row-stays"),
    Rule(
      .ours, "Single, several rows tapped: one after the other, and the last stays selected.",
      in: "selection/several-rows-are-tapped-in-order"),
    Rule(
      .apple, "Multiple: a tap adds a row, and one on a selected row takes it away.",
      in: "selection-modes/taps-add-and-take-away"),
    Rule(
      .ours, "Multiple: rows, ranges and sections are tapped in order, each row once.",
      in: "selection-modes/several-rows-and-ranges"),
    Rule(
      .apple, "Multiple: a row whose willDeselectRowAt answers nil cannot be tapped away.",
      in: "answers/a-veto-of-deselect-in-multiple-mode"),
    Rule(
      .ours, "Single: willDeselectRowAt answering nil vetoes the whole change.",
      in: "answers/a-veto-of-deselect-vetoes-the-whole-change"),
    Rule(
      .apple, "selectRow makes no call, so that nobody fills the card.",
      in: "selection/select-silent"),
    Rule(
      .reimplementations, "Single: selectRow takes the row that was selected out in silence.",
      in: "selection/select-silent"),
    Rule(
      .apple, "deselectRow makes no call, so that card and white title stay.",
      in: "selection/deselect-in-single-mode-makes-no-call"),
    Rule(
      .reimplementations, "deselectRow of a row that is not selected does nothing.",
      in: "selection/deselect-of-a-row-not-selected"),
    Rule(
      .ours, "A row without a cell is scrolled into view before it is tapped.",
      in: "selection/tap-scrolls-to-a-row-without-a-cell"),
    Rule(
      .ours, "A veto holds for its rows wherever they go.",
      in: "answers/a-veto-follows-its-row"),
    Rule(
      .ours, "A redirect follows both its rows and rests while one is gone.",
      in: "answers/a-redirect-follows-its-rows"),
    Rule(
      .ours, "A veto given as a condition is asked at each tap.",
      in: "answers/a-where-veto-is-asked-each-time"),
  ]

  /// The rules of what changes do to the selection.
  static let throughChanges: [Rule] = [
    Rule(
      .users, "reloadData loses the whole selection in silence.",
      in: "selection-through/reload-of-the-table"),
    Rule(
      .users, "A reloaded row leaves the selection in silence.",
      in: "selection-through/reload-of-rows"),
    Rule(
      .ours, "What is not reloaded stays selected.",
      in: "reports/a-reloaded-row-loses-its-selection"),
    Rule(
      .ours, "The rows of a reloaded section leave the selection in silence.",
      in: "selection-through/reload-of-a-section"),
    Rule(
      .ours, "A row that is configured anew stays selected.",
      in: "selection-through/update-of-a-row"),
    Rule(
      .ours, "A row inserted above shifts the path; the row stays selected.",
      in: "selection-through/insert-above"),
    Rule(
      .ours, "A deleted row leaves the selection, and no neighbour takes its place.",
      in: "selection-through/delete-of-the-row"),
    Rule(
      .ours, "A row deleted above shifts the path; the row stays selected.",
      in: "selection-through/delete-above"),
    Rule(
      .ours, "A row that moves stays selected where it goes.",
      in: "selection-through/move-of-the-row"),
    Rule(
      .ours, "A row that moves across a selected one shifts its path by one.",
      in: "selection-through/a-row-moved-across"),
    Rule(
      .ours, "Other sections that come, go or move leave the selection to its rows.",
      in: "selection-through/sections-come-and-go"),
    Rule(
      .users, "A move told as a delete and an insert loses the selection.",
      in: "selection-through/a-move-told-as-delete-and-insert"),
    Rule(
      .ours, "In one batch each selected row goes its own way.",
      in: "selection-through/a-batch-of-all"),
    Rule(
      .ours, "An update that is refused leaves the selection as it was.",
      in: "selection-through/a-refused-update"),
    Rule(
      .users, "A swipe loses the selection in silence.",
      in: "selection-through/a-swipe"),
    Rule(
      .ours, "Identity decides, not the name: of two equal titles one is selected.",
      in: "selection/equal-names-are-two-rows"),
    Rule(
      .ours, "Selection, white title and card belong to the row, not to its place.",
      in: "selection/the-selection-follows-its-row"),
  ]
}
