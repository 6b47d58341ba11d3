import CommandKit

extension Command<Session> {
  static let calls = Command(
    "calls", habits: ["callbacks", "events"], "Shows the calls that the last command made.",
    category: Category.look,
    discussion: "Looks, expectations and what scripts are made of do not count as commands here.",
    examples: [
      Example(
        """
        select 0:2
        calls
        #> main shouldHighlightRowAt 0:2 -> true
        #> main willSelectRowAt 0:2 -> 0:2
        #> main didSelectRowAt 0:2
        #> card reloadData
        #> card nudge -10 +10
        """, "the callbacks of a tap"),
      Example(
        """
        move 1:2 -> 2:0
        #> 1:2 -> 1:11  (asked for 2:0; edge of section 1)
        calls
        #> main canMoveRowAt 1:2 -> true
        #> main targetIndexPathForMoveFromRowAt 1:2 proposed 2:0 -> 1:11
        #> main moveRowAt 1:2 to 1:11
        """, "those of a move"),
    ],
    seeAlso: ["trace", "expect"],
    run: showCalls)
}

private func showCalls(_ session: inout Session) throws(Diagnostic) {
  if session.lastCalls.isEmpty { session.print("none") }
  for event in session.lastCalls { session.print(session.line(of: event)) }
}
