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

  /// Returns whether a command does something to the screen, so that expectations about the last
  /// command speak of it.
  ///
  /// In the groups that do something are some that only show or keep something, and two that show
  /// something when they stand alone.
  package static func isAct(
    _ command: Command<Session>, _ arguments: ArraySlice<Word>
  ) -> Bool {
    let name = command.name
    if name == "card" || name == "metrics" { return !arguments.isEmpty }
    switch command.category {
    case data, act, answer, beneath: return !["pan", "faults", "find", "save"].contains(name)
    case state: return name != "dump" && name != "mark" && name != "record"
    default: return false
    }
  }
}
