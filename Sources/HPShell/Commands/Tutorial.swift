import CommandKit
import HPSession

extension Command<Session> {
  static let tutorial = Command(
    "tutorial", habits: ["tour", "learn"],
    "Shows what hpsh is for in five minutes, each step typed by you.", category: Category.find,
    discussion: """
      A step explains something and waits for it to be done; any command that leads there is right.
      skip does a step for you, back goes to the one before, quit or Ctrl-D leaves. It runs on a
      screen of its own: the session stays as it is.
      In a script, a pipe or -c it prints itself, a script that hpsh test checks.
      """,
    examples: [
      Example(
        """
        tutorial
        #> # hpsh in five minutes. Typed at hpsh's prompt, tutorial goes through this step by step[..]
        #> ...
        """, "the script; at the prompt, its first step"),
      Example(
        """
        tutorial > tutorial.hpsh
        """, "a file for hpsh test"),
    ],
    seeAlso: ["help", "tests"],
    run: startTutorial)
}

private func startTutorial(_ session: inout Session) throws(Diagnostic) {
  if session.asksForTutorial() { return }
  session.write(String(decoding: PackageResources.tutorial_hpsh, as: UTF8.self))
}
