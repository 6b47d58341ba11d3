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
  /// The groups whose commands do something to the screen.
  static let acts: Set = [data, act, answer, beneath, state]
  /// Commands about the session's state.
  package static let state = "State"
  /// Commands that scripts are made of.
  package static let script = "Script"
  /// Commands that explain.
  package static let find = "Find out"
}
