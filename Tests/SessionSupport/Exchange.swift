/// A command and what it writes, as a transcript shows them.
package struct Exchange: Sendable, CustomStringConvertible {
  /// What is typed.
  package let command: String
  /// What is written, without the newline at its end.
  package let answer: String

  package var description: String { command }

  /// Reads a transcript: lines behind `> ` are typed, those below are the answer.
  ///
  ///     > use nope
  ///     trial:1:5: error: no table "nope" [no-table]
  package static func all(in transcript: String) -> [Exchange] {
    var exchanges: [(command: String, answer: [String])] = []
    for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("> ") {
        exchanges.append((String(line.dropFirst(2)), []))
      } else if !exchanges.isEmpty {
        exchanges[exchanges.count - 1].answer.append(String(line))
      }
    }
    return exchanges.map {
      Exchange(command: $0.command, answer: $0.answer.joined(separator: "\n"))
    }
  }
}
