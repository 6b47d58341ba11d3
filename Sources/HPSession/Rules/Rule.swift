/// A rule of the tables that a script shows.
package struct Rule: Sendable {
  /// The rule in one sentence.
  package let statement: String
  /// How well it is known.
  package let grade: Grade
  /// The script that shows it: its path below the folder of behaviours, without the extension.
  package let script: String

  /// Makes a rule.
  init(_ grade: Grade, _ statement: String, in script: String) {
    self.grade = grade
    self.statement = statement
    self.script = script
  }
}
