import CommandKit
import Records

/// The bounds of what is taken, so that hostile input ends in a `limit` error and not in the machine's.
///
/// Each is used where its name stands in the code, and told by `help limits`.
package enum Limits {
  /// How deep commands may stand in blocks, scripts and commands that run another.
  static let commands = 1_250
  /// How deep scripts may include one another.
  static let includes = 32
  /// How deep expressions, `not` and parentheses may stand in one another.
  static let expressions = 100
  /// How many `time` may stand before one command: each is a level as deep as a block.
  static let times = 4
  /// The rows that a table of records may have, as many as there are handles for.
  package static let rows = Int(Int32.max)
  /// The bytes of a stack that commands may take where nobody knows its size.
  ///
  /// The threads of other systems have 8 MB, those of Apple's half of one.
  #if canImport(Darwin)
  static let stack = 320 << 10
  #else
  static let stack = 6 << 20
  #endif

  /// The bounds as people are told of them.
  static var all: [(String, String)] {
    let source = SourceLimits.standard
    return [
      (size(source.line), "a line of a script"),
      (size(source.word), "a word of a script"),
      (size(source.value), "a value, and all that variables and $( ) give one command"),
      (size(FileSystem.mostBytes), "a script, a dump, a log"),
      ("\(source.depth)", "blocks in one another, as far as the stack holds them"),
      ("\(commands)", "commands in one another, over the scripts that they include"),
      ("\(includes)", "scripts that include one another"),
      ("\(times)", "time before one command"),
      ("\(expressions)", "$( ), not and parentheses in one another"),
      ("\(PatternReader.longest)", "the characters of a pattern"),
      ("\(PatternReader.deepest)", "groups of a pattern in one another"),
      ("\(JSONReader.deepest)", "arrays and objects of JSON in one another"),
      ("\(rows)", "the rows of a table"),
    ]
  }

  private static func size(_ bytes: Int) -> String { "\(bytes >> 20) MiB" }
}
