import CommandKit
import TableModel

extension Command<Session> {
  static let redirect = Command(
    "redirect", "Lets willSelectRowAt answer another row than the tapped one.",
    category: Category.answer,
    discussion: """
      The tap goes on as if the other row had been tapped. A redirect follows both rows by their
      ids; it rests while the other row is not there, and redirect none ends all of a table.
      """,
    forms: ["redirect select [TABLE] A -> B", "redirect [TABLE] none"],
    .operand("a redirect", .redirectChange, "The tapped row and the one to select, or none."),
    examples: [
      Example(
        """
        redirect select 0:1 -> 0:2
        select 0:1
        selection
        #> 0:2  Ron Weasley
        """, "a tap on one row selects another"),
      Example(
        """
        redirect select 0:1 -> 0:2
        redirect none
        select 0:1
        selection
        #> 0:1  Hermione Granger
        """, "the tapped row again"),
    ],
    seeAlso: ["veto", "select"],
    run: setRedirect)
}

/// What `redirect` is given.
enum RedirectChange: Sendable {
  case none(Word?)
  case rows(RowsOperand, RowReference)
}

extension Format where Value == RedirectChange {
  fileprivate static var redirectChange: Format {
    Format("select [TABLE] A -> B|none", completion: .kind("row")) { words throws(Diagnostic) in
      let isSelect = words.takeBare("select")
      if let last = words.remaining.last, last.isBare("none"), words.remaining.count <= 2 {
        let all = words.rest()
        return .none(all.count == 2 ? all[0] : nil)
      }
      guard isSelect else { throw words.isAtEnd ? words.missing("select") : words.unexpected() }
      let row = try Format<RowsOperand>.row.parse(&words)
      guard words.takeArrow() else {
        throw words.isAtEnd ? words.missing("-> and a row") : words.unexpected()
      }
      let word = try words.need("the row to select")
      return .rows(row, RowReference(word))
    }
  }
}

private func setRedirect(
  _ session: inout Session, change: RedirectChange
) throws(Diagnostic) {
  switch change {
  case .none(let name):
    let table = try session.tableInUse(or: name)
    try session.changeRowRules(of: table, answering: "willSelectRowAt") { $0.redirects = [:] }
  case .rows(let operand, let reference):
    let rows = try session.resolve(operand)
    let target = try session.path(of: reference, in: rows.table)
    let identity = try session.identity(ofRowAt: target, in: rows.table, at: reference.range)
    var sources: [String] = []
    for row in rows.rows {
      sources.append(try session.identity(ofRowAt: row.path, in: rows.table, at: row.range))
    }
    try session.changeRowRules(of: rows.table, answering: "willSelectRowAt") { rules in
      for source in sources { rules.redirects[source] = source == identity ? nil : identity }
    }
  }
}
