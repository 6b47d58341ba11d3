import Foundation
import TableModel
import Testing

/// A line of the article on batch updates: what a table is told, and what it shows then.
struct WorkedExample: CustomTestStringConvertible {
  /// The line as the article has it.
  let line: String
  let operations: [UpdateOperation]

  init(_ line: String, _ operations: [UpdateOperation]) {
    self.line = line
    self.operations = operations
  }

  var testDescription: String { line }

  /// What the line says that the table shows.
  var shown: String {
    line.split(separator: "|").last?.trimmingCharacters(in: .whitespaces) ?? ""
  }

  /// Returns what a table shows that is told so: its rows by their letters, X where one is new.
  func outcome(from before: [[String]]) throws -> String {
    let counts = shown.split(separator: "/").map { $0.split(separator: " ").count }
    let plan = try BatchUpdate(operations).plan(before: before.map(\.count), after: counts)
    return counts.indices.map { section in
      plan.rows(inSection: section).map { origin in
        switch origin {
        case .kept(let old), .reloaded(let old): before[old.section][old.row]
        case .inserted: "X"
        }
      }.joined(separator: " ")
    }.joined(separator: " / ")
  }
}
