extension Rule {
  /// The rules of the card that is dragged.
  static let drag: [Rule] = [
    Rule(
      .ours, "A step of a drag counts while the bound it heads for is not passed.",
      in: "card/a-drag-follows-the-finger"),
    Rule(
      .ours, "A drag lasts until release, and each step is measured from where it began.",
      in: "card/a-drag-lasts-until-release"),
    Rule(
      .users, "Under clamp a drag stops at the bounds.",
      in: "card/clamp-stops-at-the-bounds"),
    Rule(
      .reimplementations, "Under rubber the card follows past a bound less and less.",
      in: "card/a-rubber-band-gives-way-less-and-less"),
    Rule(
      .reimplementations,
      "Let go, the card goes on where more than half is done, one detent at most.",
      in: "card/detents-and-velocity"),
    Rule(
      .ours, "A card with detents rests at them alone.",
      in: "card/detents-are-rest-points"),
    Rule(
      .users, "The card can be as tall as its content, up to a greatest height.",
      in: "card/the-height-follows-the-content"),
    Rule(
      .users, "A line of another height makes the card as much higher.",
      in: "card/a-tall-line-makes-a-tall-card"),
    Rule(
      .users, "A rest point that is no more is mapped to the nearest.",
      in: "card/the-rest-point-goes-along"),
    Rule(
      .ours, "A nudge ends where it began and changes no state; a finger cancels it.",
      in: "card/a-nudge-moves-nothing"),
    Rule(
      .users, "A drag swallows no tap.",
      in: "card/a-drag-swallows-no-tap"),
    Rule(
      .ours, "A row selected on the card is so until the card is reloaded.",
      in: "card/a-selection-on-the-card-goes-with-its-reload"),
    Rule(
      .ours, "Any table may fill the card, one at a time.",
      in: "card/another-table-fills-the-card"),
    Rule(
      .users, "Looked up by name, the card shows the first of two rows with one title.",
      in: "faults/card-by-name"),
    Rule(
      .users, "Kept by index path, the card's row is another one after a move.",
      in: "faults/card-by-index"),
  ]

  /// The rules of what a finger can touch, and what it moves.
  static let touch: [Rule] = [
    Rule(
      .ours, "A row can be touched where some part is in its frame and not under the card.",
      in: "touch/what-a-finger-can-touch"),
    Rule(
      .ours, "With the card open the last rows cannot be scrolled out from under it.",
      in: "touch/rows-under-the-open-card"),
    Rule(
      .ours, "A finger scrolls to its row first, the least that shows the whole row.",
      in: "touch/a-finger-scrolls-to-its-row"),
    Rule(
      .reimplementations, "What a finger moves follows from where it is put down.",
      in: "touch/what-a-finger-would-move"),
  ]
}
