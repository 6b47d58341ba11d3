import CommandKit
import TableModel

extension Command<Session> {
  static let hover = Command(
    "hover", "Carries the lifted row over a place, where a slot opens for it.",
    category: Category.act,
    discussion: """
      The controller is asked for the slot once for each change of the place, and its answer is
      printed. A place is a row of the lifted row's table, or the one behind the last of a section.
      none is a finger over nothing: with the reorder control the last slot stays open, with drag
      and drop there is no destination, and a drop there moves nothing.
      """,
    forms: ["hover [TABLE] B|none"],
    .operand("a place or none", .hoverPlace, "Where the finger is, or none."),
    examples: [
      Example(
        """
        lift 1:2
        hover 2:0
        #> 1:2 -> 1:11  (asked for 2:0; edge of section 1)
        drop
        #> 1:2 -> 1:11  (asked for 2:0; edge of section 1)
        """, "the slot that opens, clamped to the own section"),
      Example(
        """
        lift 1:2
        hover none
        #> 1:2 -> 1:2  (over nothing)
        cancel
        """, "the finger has left the table"),
    ],
    seeAlso: ["lift", "drop", "cancel", "policies"],
    calls: ["targetIndexPathForMoveFromRowAt"],
    run: hoverRow)
}

/// What `hover` is given.
enum HoverPlace: Sendable {
  case none
  case place(PlaceOperand)
}

extension Format where Value == HoverPlace {
  fileprivate static var hoverPlace: Format {
    Format("[TABLE] REF|none", completion: .kind("row")) { words throws(Diagnostic) in
      if words.remaining.count == 1, words.takeBare("none") { return .none }
      return .place(try Format<PlaceOperand>.place.parse(&words))
    }
  }
}

private func hoverRow(_ session: inout Session, place: HoverPlace) throws(Diagnostic) {
  guard let lifted = session.liftedRow, let table = session.screen.table(named: lifted.table) else {
    throw session.reorderDiagnostic(.noLiftedRow, at: nil)
  }
  guard case .place(let operand) = place else {
    let move = try session.act { screen throws(ScreenFault) in try screen.hoverOverNothing() }
    return session.report("\(move.source) -> \(move.target)  (over nothing)")
  }
  if let word = operand.tableWord, try session.table(word).name != table.name {
    throw Diagnostic(
      .wrongState, "row \(lifted.source) was lifted in \(table.name)", at: word.range,
      hint: "hover none is a finger that has left its table")
  }
  let path = try session.place(operand.reference, in: table)
  let move = try session.act(at: operand.range) { screen throws(ScreenFault) in
    try screen.hover(over: path)
  }
  session.report(session.line(of: move, in: table))
}
