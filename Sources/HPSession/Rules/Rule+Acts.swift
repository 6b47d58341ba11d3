extension Rule {
  /// The rules of moving rows by hand.
  static let reordering: [Rule] = [
    Rule(
      .apple, "A move asks canMoveRowAt, then for the target, and tells moveRowAt once.",
      in: "move/a-move-asks-and-tells"),
    Rule(
      .apple, "canMoveRowAt gates the lift alone, not where rows land.",
      in: "move/can-move-gates-the-lift-only"),
    Rule(
      .apple, "The destination of a move is the row's final place.",
      in: "move/the-destination-is-the-final-place"),
    Rule(
      .ours, "A row moves to 0 … n − 1 in its own section, to 0 … m in another of m rows.",
      in: "move/places-that-are-there"),
    Rule(
      .users, "edge: a row that leaves its section lands at the end by which it left.",
      in: "move/edge-keeps-a-row-in-its-section"),
    Rule(
      .users, "origin: a row that leaves its section goes back to where it was lifted.",
      in: "move/origin-sends-a-row-home"),
    Rule(
      .ours, "free: a row lands where it is dropped.",
      in: "move/free-lets-a-row-land-anywhere"),
    Rule(
      .ours, "A row that lands where it was lifted makes no moveRowAt.",
      in: "move/a-row-dropped-where-it-was-lifted"),
    Rule(
      .apple, "A section that has lost its last row stays.",
      in: "move/an-emptied-section-stays"),
    Rule(
      .apple, "Without moveRowAt no row can be moved.",
      in: "faults/mover-absent"),
    Rule(
      .test, "With an empty moveRowAt the table shows the new order, the model keeps the old one.",
      in: "faults/mover-empty"),
    Rule(
      .users, "A mover that tells the table of its own move moves the row on screen twice.",
      in: "faults/mover-echo"),
    Rule(
      .users, "The reorder control is put on a cell when it is displayed.",
      in: "reorder/the-control-is-put-on-when-displayed"),
    Rule(
      .apple, "In editing mode a row moves if its cell shows the control and canMoveRowAt agrees.",
      in: "editing/reordering-in-editing-mode"),
  ]

  /// The rules of editing mode and swipes.
  static let editing: [Rule] = [
    Rule(
      .apple, "The control of a row is what editingStyleForRowAt answers, delete where nothing is.",
      in: "editing/each-row-has-its-control"),
    Rule(
      .apple, "A row whose canEditRowAt answers false has no control and no swipe.",
      in: "editing/fields-of-the-card-cannot-be-edited"),
    Rule(
      .ours, "Outside editing mode no row has a control, unless it was swiped.",
      in: "editing/no-control-outside-editing-mode"),
    Rule(
      .apple, "A control confirmed is sent as commit; the model changes and tells the table.",
      in: "editing/delete-by-the-control"),
    Rule(
      .ours, "An insert control puts a row right below its own.",
      in: "editing/insert-by-the-control"),
    Rule(
      .apple, "A swipe turns editing on by itself: willBegin, commit, didEnd editing the row.",
      in: "editing/a-swipe-brings-out-delete"),
    Rule(
      .users, "In editing mode a swipe does nothing.",
      in: "editing/a-swipe-does-nothing-in-editing-mode"),
    Rule(
      .ours, "A tap after a swipe puts its action away and selects nothing.",
      in: "editing/a-tap-puts-the-swipe-away"),
    Rule(
      .ours, "A swipe elsewhere, a move, edit on and a reload of the row put its action away.",
      in: "editing/what-else-puts-the-swipe-away"),
    Rule(
      .ours, "A row out of sight is scrolled to before its control is tapped.",
      in: "editing/a-row-out-of-sight-is-scrolled-to"),
  ]
}
