package import CommandKit

/// What a session can be told about how it shows things.
package struct Options: Hashable, Sendable {
  /// Whether changing commands print nothing on success.
  package var isQuiet = false
  /// Whether the calls between tables and controller are printed.
  package var isTracing = false
  /// Whether each call is printed with the grade of its rule.
  package var showsGrades = false
  /// When output is coloured.
  package var colour = ColourChoice.auto
  /// The columns that a line of a table may take, nil for those of the terminal or, elsewhere, as many as it needs.
  package var width: Int?
  /// What shows output that is longer than the screen at the typed prompt.
  package var pager = PagerChoice.on
  /// Whether a finger touches only what it can reach on a phone.
  package var isTouchStrict = false
  /// The prompt of the typed shell.
  package var prompt = PromptTemplate.standard

  /// Makes the options of a fresh session.
  package init() {}
}
