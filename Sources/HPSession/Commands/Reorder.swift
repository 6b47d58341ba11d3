import CommandKit
import TableModel

extension Command<Session> {
  static let reorder = Command(
    "reorder", "Sets which sections reorder, and where a row lands that leaves its own.",
    category: Category.answer,
    discussion: """
      The policies: edge sends a row that leaves its section to the end it left by, origin sends it
      home, free lets it land anywhere. Cells on screen keep their reorder control until they are
      displayed again. pin keeps single rows.
      The interfaces: control is the cell's reorder control, drag the drag and drop delegates, where
      a row needs no control, several rows do not move together, and a drop over nothing reverts.
      """,
    forms: [
      "reorder [TABLE] all|none|SECTION… [--policy edge|origin|free] [--api control|drag]"
    ],
    .optionalOperand("sections", .reorderSections, "all, none, or sections by number or title."),
    .option("--policy", .choice(), "edge, origin or free; stays as it is where it is not given."),
    .option("--api", .choice(), "control or drag; stays as it is where it is not given."),
    examples: [
      Example(
        """
        reorder Slytherin
        ! move 0:1 -> 0:0
        #> error: section 0 does not reorder [not-movable]
        move 1:2 -> 1:0
        #> 1:2 -> 1:0
        """, "only one section's rows can be lifted"),
      Example(
        """
        reorder all --policy free
        move 1:0 -> 2:0
        #> 1:0 -> 2:0
        """, "rows go anywhere"),
    ],
    seeAlso: ["pin", "move", "policies"],
    check: checkReorderRules, run: setReorderRules)
}

private func checkReorderRules(
  sections: ReorderSections?, policy: ReorderPolicy?, api: ReorderAPI?
) throws(Diagnostic) {
  if sections == nil, policy == nil, api == nil { throw nothingToSet }
}

private let nothingToSet = Diagnostic(
  .usage, "sections, a policy or an interface are missing",
  hint: "reorder all, reorder none, or sections by number or title: reorder 1 2")

private func setReorderRules(
  _ session: inout Session, sections: ReorderSections?, policy: ReorderPolicy?, api: ReorderAPI?
) throws(Diagnostic) {
  let (table, chosen) = try session.reorderSections(sections)
  if chosen == nil, policy == nil, api == nil { throw nothingToSet }
  if chosen != nil || policy != nil {
    try session.changeReorderRules(of: table) { rules in
      if let chosen { rules.sections = chosen }
      if let policy { rules.policy = policy }
    }
  }
  guard let api else { return }
  try session.needNoLiftedRow()
  session.screen.setReorderAPI(api, in: table)
}

/// The words that name sections.
struct ReorderSections: Sendable {
  let words: [Word]
}

extension Format where Value == ReorderSections {
  fileprivate static var reorderSections: Format {
    Format("[TABLE] all|none|SECTION…", completion: .kind("section")) {
      words throws(Diagnostic) in
      ReorderSections(words: words.rest())
    }
  }
}

extension Session {
  /// Returns the table and the sections that the words name, no sections where there are no words.
  fileprivate func reorderSections(
    _ sections: ReorderSections?
  ) throws(Diagnostic) -> (TableView, ReorderRules.Sections?) {
    var words = (sections?.words ?? [])[...]
    var table = table
    if let first = words.first, first.isTableName, words.count > 1 || isOnlyTable(first),
      let named = screen.table(named: first.text)
    {
      table = named
      words = words.dropFirst()
    }
    guard let first = words.first else { return (table, nil) }
    if words.count == 1, first.isBare("all") { return (table, .all) }
    if words.count == 1, first.isBare("none") { return (table, .only([])) }
    var chosen = Set<Int>()
    for word in words {
      chosen.insert(try section(SectionReference(word), in: table, code: .noSection))
    }
    return (table, .only(chosen))
  }

  /// Whether a word names a table and no section of the one in use.
  private func isOnlyTable(_ word: Word) -> Bool {
    !screen.sectionTitles(in: table).contains(word.text)
  }
}
