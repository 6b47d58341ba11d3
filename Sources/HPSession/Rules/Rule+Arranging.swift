extension Rule {
  /// The rules of sorting and filtering a table's rows.
  static let arranging: [Rule] = [
    Rule(
      .ours, "sort tells the table the fewest moves; selection, card and cells follow their rows.",
      in: "data/sort-tells-the-difference"),
    Rule(
      .ours,
      "filter tells which rows go and come; a hidden one leaves the selection, not the card.",
      in: "data/filter-and-the-selection"),
    Rule(
      .ours, "Under a filter paths, positions and counts mean shown rows, and sections stay.",
      in: "data/filter-hides-rows"),
    Rule(
      .ours, "A row that is moved under a filter lands before the shown row that follows it.",
      in: "data/moves-under-a-filter"),
    Rule(
      .ours, "Clamps and pins are about the rows that are shown.",
      in: "data/reordering-under-a-filter"),
    Rule(
      .ours, "A row that is inserted and does not fit the filter is hidden at once.",
      in: "data/insert-under-a-filter"),
    Rule(
      .ours, "A row that is updated and fits the filter no more is hidden.",
      in: "data/update-under-a-filter"),
    Rule(
      .ours, "Hidden rows are sorted and grouped too.", in: "data/group-under-a-filter"),
    Rule(
      .ours, "New data is filtered as the old was.", in: "data/refresh-under-a-filter"),
    Rule(
      .users, "An index path of a filtered table looked up in the whole list is another row.",
      in: "faults/filter-blind"),
  ]
}
