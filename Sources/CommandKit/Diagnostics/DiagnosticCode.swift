/// The stable name of a kind of error, which scripts and people look up.
package struct DiagnosticCode: RawRepresentable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static let syntax = DiagnosticCode(rawValue: "syntax")
  package static let unknownCommand = DiagnosticCode(rawValue: "unknown-command")
  package static let usage = DiagnosticCode(rawValue: "usage")
  package static let noTable = DiagnosticCode(rawValue: "no-table")
  package static let noSection = DiagnosticCode(rawValue: "no-section")
  package static let noRow = DiagnosticCode(rawValue: "no-row")
  package static let noField = DiagnosticCode(rawValue: "no-field")
  package static let noMark = DiagnosticCode(rawValue: "no-mark")
  package static let noUndo = DiagnosticCode(rawValue: "no-undo")
  package static let ambiguousRow = DiagnosticCode(rawValue: "ambiguous-row")
  package static let notSelectable = DiagnosticCode(rawValue: "not-selectable")
  package static let notMovable = DiagnosticCode(rawValue: "not-movable")
  package static let notHittable = DiagnosticCode(rawValue: "not-hittable")
  package static let wrongState = DiagnosticCode(rawValue: "wrong-state")
  package static let invalidUpdate = DiagnosticCode(rawValue: "invalid-update")
  package static let badData = DiagnosticCode(rawValue: "bad-data")
  package static let io = DiagnosticCode(rawValue: "io")
  package static let denied = DiagnosticCode(rawValue: "denied")
  package static let expectation = DiagnosticCode(rawValue: "expectation")
  package static let limit = DiagnosticCode(rawValue: "limit")
  package static let interrupted = DiagnosticCode(rawValue: "interrupted")
  package static let timedOut = DiagnosticCode(rawValue: "timed-out")
  package static let crashed = DiagnosticCode(rawValue: "crashed")

  /// All codes, in the order of the manual.
  package static let all: [DiagnosticCode] = [
    .syntax, .unknownCommand, .usage, .noTable, .noSection, .noRow, .noField, .noMark, .noUndo,
    .ambiguousRow, .notSelectable, .notMovable, .notHittable, .wrongState, .invalidUpdate,
    .badData, .io, .denied, .expectation, .limit, .interrupted, .timedOut, .crashed,
  ]

  /// The status that the program ends with when this is its first error.
  package var exitStatus: ExitStatus {
    switch self {
    case .syntax, .unknownCommand, .usage: .text
    case .expectation: .expectation
    case .interrupted: .interrupted
    case .timedOut: .timedOut
    default: .failure
    }
  }

  /// Whether the fault lies in the text itself, so that a text with it runs nothing of itself.
  package var isFaultOfText: Bool { exitStatus == .text }
}
