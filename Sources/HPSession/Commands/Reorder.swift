import CommandKit
import TableModel

extension Command<Session> {
  static let reorder = Command(
    "reorder", "Sets which sections reorder, and where a row lands that leaves its own.",
    category: Category.answer,
    discussion: """
      The policies: edge sends a row that leaves its section to the end it left by, origin sends it
      home, free lets it land anywhere. Cells on screen keep their reorder control until they are
      displayed again.
      """,
    forms: ["reorder [TABLE] all|none|SECTION… [--policy edge|origin|free]"],
    .optionalOperand("sections", .reorderSections, "all, none, or sections by number or title."),
    .option("--policy", .choice(), "edge, origin or free; stays as it is where it is not given."),
    examples: [
      Example("reorder Slytherin", "only that section's rows can be lifted"),
      Example("reorder all --policy free", "rows go anywhere"),
    ],
    run: setReorderRules)
}

private func setReorderRules(
  _ session: inout Session, sections: ReorderSections?, policy: ReorderPolicy?
) throws(Diagnostic) {
  guard sections != nil || policy != nil else {
    throw Diagnostic(
      .usage, "sections or a policy are missing",
      hint: "reorder all, reorder none, or sections by number or title: reorder 1 2")
  }
  let (table, chosen) = try session.reorderSections(sections)
  guard var rules = session.screen.reorderRules(of: table) else {
    throw Diagnostic(
      .denied, "this controller answers canMoveRowAt itself",
      hint: "a controller that adopts ReorderRulesController takes rules")
  }
  if let chosen { rules.sections = chosen }
  if let policy { rules.policy = policy }
  _ = session.screen.setReorderRules(rules, in: table)
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
