/// What a session can be told about how it shows things.
package struct Options: Sendable {
  /// Whether changing commands print nothing on success.
  package var isQuiet = false
  /// Whether the calls between tables and controller are printed.
  package var isTracing = false
  /// Whether each call is printed with the grade of its rule.
  package var showsGrades = false
  /// The columns that `ls` may take, nil for as many as it needs.
  package var width: Int?
  /// Whether a finger touches only what it can reach on a phone.
  package var isTouchStrict = false
  /// The prompt of the typed shell, nil for the usual one.
  package var prompt: String?

  /// Makes the options of a fresh session.
  package init() {}
}
