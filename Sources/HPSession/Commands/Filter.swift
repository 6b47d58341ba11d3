import CommandKit
import TableModel

extension Command<Session> {
  static let filter = Command(
    "filter", habits: ["grep", "search"], "Shows the rows for which a condition holds.",
    category: Category.data,
    discussion: """
      Fields are compared by = != < <= > >= contains matches, and none is no value; and, or, not and
      parentheses combine. What is empty is neither less nor more than anything. The others are hidden,
      not gone: paths, positions and counts mean shown rows, sections stay, and save writes all. A
      hidden row leaves the selection; the card keeps it. The condition holds until another filter
      takes its place or unfilter ends it: a row that is updated or inserted and does not fit it is
      hidden at once. A row that is moved lands right before the shown row that follows it.
      """,
    ownsComparisons: true,
    .operand("a condition", .conditionText, "The condition on the fields of a row."),
    examples: [
      Example(
        """
        filter house = Ravenclaw
        #> main: 10 of 64 rows in 5 sections
        ls 0
        #> main: 10 of 64 rows in 5 sections
        #> section 3, Ravenclaw: 10 rows
        #>     0  3:0  Luna Lovegood  ≡
        """, "the rows of one house"),
      Example(
        """
        filter patronus = stag or patronus contains hare
        #> main: 3 of 64 rows in 5 sections
        """, "one of two conditions"),
    ],
    seeAlso: ["unfilter", "find", "expectations"],
    calls: Session.arrangingCalls,
    run: filterRows)

  static let unfilter = Command(
    "unfilter", "Shows all rows again.", category: Category.data,
    discussion: "Rows that come back are not selected, whatever they were before.",
    examples: [
      Example(
        """
        filter house = Ravenclaw
        #> main: 10 of 64 rows in 5 sections
        unfilter
        #> main: 64 rows in 5 sections
        """, "every row"),
      Example(
        """
        filter gender = female
        #> main: 23 of 64 rows in 5 sections
        move 1:0 -> 1:1
        #> 1:0 -> 1:1
        unfilter
        #> main: 64 rows in 5 sections
        ls 1:6..1:8
        #> main: 64 rows in 5 sections
        #> section 1, Slytherin: 12 rows
        #>     26  1:6  Bellatrix Lestrange  ≡
        #>     27  1:7  Narcissa Malfoy      ≡
        #>     28  1:8  Vincent Crabbe       ≡
        """, "hidden rows were kept where they are"),
    ],
    seeAlso: ["filter"],
    calls: Session.arrangingCalls,
    run: unfilterRows)
}

private func filterRows(
  _ session: inout Session, condition: ConditionOperand
) throws(Diagnostic) {
  let table = session.table
  // A controller of another's knows by itself which fields its rows have.
  if session.screen.data(of: table) != nil {
    try session.check(condition.expression, in: table)
  }
  try session.tryPatterns(of: condition.expression, in: table)
  try session.arrange((any FilterableTableController).self) { model throws(ModelFault) in
    try model.setFilter(condition.rowCondition, ofTable: table.name)
  }
}

private func unfilterRows(_ session: inout Session) throws(Diagnostic) {
  let table = session.table
  try session.arrange((any FilterableTableController).self) { model throws(ModelFault) in
    try model.setFilter(nil, ofTable: table.name)
  }
}

extension Session {
  /// Asks every row of a table, hidden ones too, where a condition has patterns: a text may be too long to
  /// search, and a rule has no way to say so.
  fileprivate func tryPatterns(
    of condition: Expression, in table: TableView
  ) throws(Diagnostic) {
    guard condition.hasPatterns, let data = screen.data(of: table) else { return }
    for row in data.wholeOrder.rows {
      try checkInterrupt()
      _ = try condition.holds { data.text(ofField: $0, of: row) ?? "" }
    }
  }
}

extension Expression {
  /// Whether a text is searched for a pattern somewhere in it.
  fileprivate var hasPatterns: Bool {
    switch self {
    case .comparison(_, let comparison, _): comparison == .matches
    case .not(let inner): inner.hasPatterns
    case .and(let parts), .or(let parts): parts.contains(where: \.hasPatterns)
    case .claim: false
    }
  }
}
