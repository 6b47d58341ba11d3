extension Rule {
  /// The rules of a row that is dragged a step at a time.
  static let dragging: [Rule] = [
    Rule(
      .ours, "A drag asks for the target at each change of place, and tells moveRowAt at the drop.",
      in: "reorder/lift-hover-drop"),
    Rule(
      .apple, "moveRowAt is called once, however far the row was carried.",
      in: "reports/the-move-is-told-at-every-step"),
    Rule(
      .users, "edge: over another section the slot is at the end by which the finger left.",
      in: "reorder/the-clamp-of-edge"),
    Rule(
      .users, "origin: over another section the slot is where the row was lifted.",
      in: "reorder/the-clamp-of-origin"),
    Rule(
      .ours, "free: the slot is where the finger is, also in an empty section and at an end.",
      in: "reorder/free-opens-any-slot"),
    Rule(
      .users, "edge: a row that is alone in its section stays where it is.",
      in: "reorder/a-section-of-one-row"),
    Rule(
      .reimplementations,
      "With the reorder control a finger over nothing leaves the last slot open.",
      in: "reorder/a-finger-over-nothing"),
    Rule(
      .apple, "By drag and drop a finger over nothing has no destination; a drop there reverts.",
      in: "reorder/by-drag-and-drop"),
    Rule(
      .apple, "By drag and drop a row needs no reorder control.",
      in: "reorder/drag-and-drop-needs-no-control"),
    Rule(
      .users, "By drag and drop several rows cannot be put back as a reorder.",
      in: "reorder/drag-and-drop-moves-one-row"),
    Rule(
      .ours, "A cancelled drag makes no moveRowAt.",
      in: "reorder/cancel-tells-nobody"),
    Rule(
      .ours, "While a row is in the air nothing else changes its table.",
      in: "reorder/a-row-in-the-air"),
    Rule(
      .ours, "Selection, white title and card follow their row through a drag.",
      in: "reorder/the-selection-through-a-drag"),
    Rule(
      .apple, "A row that canMoveRowAt refuses to lift stays, whatever section it is in.",
      in: "reorder/pins-refuse-the-lift"),
    Rule(
      .apple, "A row that cannot be lifted is pushed aside by others all the same.",
      in: "reorder/pinned-rows-in-the-middle"),
    Rule(
      .users, "edge: no row passes pinned rows that lead or close its section.",
      in: "reorder/pinned-rows-at-the-ends"),
    Rule(
      .users, "A row that is pinned keeps its reorder control until it is displayed again.",
      in: "reorder/pins-of-cells-on-screen"),
    Rule(
      .ours, "Rows that move together keep their order; moveRowAt is called for each.",
      in: "move/several-rows"),
    Rule(
      .ours, "Rows that move together are clamped together.",
      in: "move/several-rows-across-sections"),
    Rule(
      .ours, "Rows of two sections do not move together.",
      in: "move/rows-that-do-not-move-together"),
    Rule(
      .users, "A clamp that counts the dragged row sends it where none can stand.",
      in: "faults/clamp-count"),
    Rule(
      .users, "A clamp that knows no pinned rows lets others push them away.",
      in: "faults/clamp-ignores-pins"),
  ]
}
