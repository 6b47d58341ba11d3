import CommandKit

extension Command<Session> {
  static let calls = Command(
    "calls", habits: ["callbacks", "events"], "Shows the calls that the last command made.",
    category: Category.look,
    discussion: "Looks, expectations and what scripts are made of do not count as commands here.",
    examples: [Example("calls", "the callbacks of a tap, after it")],
    run: showCalls)
}

private func showCalls(_ session: inout Session) throws(Diagnostic) {
  if session.lastCalls.isEmpty { session.print("none") }
  for event in session.lastCalls { session.print(session.line(of: event)) }
}
