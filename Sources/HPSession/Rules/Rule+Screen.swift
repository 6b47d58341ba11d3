extension Rule {
  /// The rules of sections, heights and scrolling.
  static let scrolling: [Rule] = [
    Rule(
      .apple, "A section without rows keeps header, footer and a place.",
      in: "sections/a-section-without-rows-keeps-its-titles"),
    Rule(
      .reimplementations, "Header and footer take no room where there is none.",
      in: "sections/headers-and-footers-take-room"),
    Rule(
      .apple, "Rows have one height, or heights of their own.",
      in: "sections/rows-with-heights-of-their-own"),
    Rule(
      .ours, "Header and footer go with their section.",
      in: "sections/titles-go-with-their-section"),
    Rule(
      .apple, "While its section is scrolled, a header stays at the top, a footer at the bottom.",
      in: "screen/headers-float"),
    Rule(
      .apple, "scroll brings a row to the top, middle or bottom of the frame.",
      in: "scrolling/top-middle-and-bottom"),
    Rule(
      .apple, "The offset stays within the content.",
      in: "scrolling/the-offset-stays-within-the-content"),
    Rule(
      .apple, "Without a position the table scrolls the least, a visible row not at all.",
      in: "scrolling/none-scrolls-the-least"),
    Rule(
      .apple, "A section without rows can be scrolled to.",
      in: "scrolling/a-section-without-rows"),
    Rule(
      .apple, "A reload brings the offset back into a content that has shrunk.",
      in: "scrolling/reload-of-a-table-that-has-shrunk"),
    Rule(
      .ours, "Rows that come or go above leave the offset as it is.",
      in: "scrolling/an-insert-above-keeps-the-offset"),
    Rule(
      .apple, "A title of the index leads to the section that the controller says.",
      in: "scrolling/the-index-at-the-edge"),
    Rule(
      .apple, "selectRow scrolls nothing where no position is given.",
      in: "scrolling/what-scrolls-nothing"),
  ]

  /// The rules of cells and their look.
  static let cells: [Rule] = [
    Rule(
      .apple, "A row off screen has no cell; one partly visible has.",
      in: "cells/cells-on-screen"),
    Rule(
      .reimplementations, "A cell that is used again keeps what nobody reset.",
      in: "cells/cells-are-used-again"),
    Rule(
      .ours, "A cell says what it was configured from, until it is asked for anew.",
      in: "cells/a-stale-cell"),
    Rule(
      .ours, "A move takes the cell along.",
      in: "cells/a-white-cell-moves-with-its-row"),
    Rule(
      .ours, "didSelect and didDeselect colour the cell and nothing else of it.",
      in: "cells/didselect-colours-the-cell"),
    Rule(
      .ours, "The white title belongs to the cell: a deselect in silence leaves it.",
      in: "selection/a-tap-after-deselect-leaves-two-white-titles"),
    Rule(
      .ours, "A row that comes back on screen is white if it is the card's.",
      in: "selection/a-white-title-out-of-sight"),
    Rule(
      .users, "A reload loses the selection in silence, and the next tap leaves two white rows.",
      in: "reports/two-rows-are-white-after-pull-to-refresh"),
    Rule(
      .users, "A cell that nobody paints back shows another row's colour after scrolling.",
      in: "faults/no-cell-reset"),
    Rule(
      .users, "Without didDeselectRowAt tapped rows stay white.",
      in: "faults/no-didDeselect"),
  ]
}
