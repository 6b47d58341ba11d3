import CommandKit
import TableModel

extension Command<Session> {
  static let drop = Command(
    "drop", habits: ["release"],
    "Lets go of the lifted row, which goes to the slot that stands open.",
    category: Category.act,
    discussion: """
      moveRowAt is called once, and not at all where the row was lifted.
      """,
    examples: [
      Example(
        """
        lift 1:2
        hover 1:4
        #> 1:2 -> 1:4
        drop
        #> 1:2 -> 1:4
        """, "where the slot is"),
      Example(
        """
        lift 1:2
        drop
        #> 1:2 -> 1:2
        calls
        #> none
        """, "where it was lifted: nobody is told"),
    ],
    seeAlso: ["lift", "hover", "cancel"],
    calls: ["moveRowAt"],
    run: dropRow)
}

private func dropRow(_ session: inout Session) throws(Diagnostic) {
  let name = session.liftedRow?.table ?? ""
  let move = try session.act { screen throws(ScreenFault) in try screen.drop() }
  guard let table = session.screen.table(named: name) else { return }
  session.report(session.line(of: move, in: table))
}
