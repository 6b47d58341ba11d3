package import CommandKit

/// The groups in which commands are listed.
package enum Category {
  /// Commands that bring rows in and out.
  package static let data = "Data"
  /// Commands that show and change nothing.
  package static let look = "Look"
  /// Commands that do what a user's finger does.
  package static let act = "Act as the user"
  /// Commands that set what the controller answers.
  package static let answer = "Answer as the controller"
  /// Commands that reach beneath the user and the controller.
  package static let beneath = "Beneath it"
  /// Commands about the session's state.
  package static let state = "State"
  /// Commands that scripts are made of.
  package static let script = "Script"
  /// Commands that explain.
  package static let find = "Find out"

  /// The groups whose commands do something to the screen.
  private static let acts: Set = [data, act, answer, beneath, state]
  /// The commands of these groups that only show or keep something.
  private static let looks: Set = ["pan", "dump", "mark", "faults", "record"]
  /// The commands that show something when they stand alone, and else do something.
  private static let double: Set = ["card", "metrics"]

  /// Returns whether a command does something to the screen, so that expectations about the last
  /// command speak of it.
  package static func isAct(_ spec: CommandSpec, _ arguments: ArraySlice<Word>) -> Bool {
    if double.contains(spec.name) { return !arguments.isEmpty }
    return acts.contains(spec.category) && !looks.contains(spec.name)
  }
}
