import CommandKit

extension DiagnosticCode {
  /// What the code says and what helps, nil for one that is none.
  var explanation: String? {
    switch self {
    case .syntax:
      "the text cannot be read: a quote or block is open, or a sign stands where none can"
    case .unknownCommand: "no command has this name; help all lists them"
    case .usage: "the command does not take these words; its --help shows the form"
    case .noTable: "no table has this name; tables lists them"
    case .noSection: "the table has no such section; ls shows the sections"
    case .noRow: "no row stands there, or none has this title or id; ls lists the rows"
    case .noField: "no record has this field; row REF shows a row's fields"
    case .noMark: "no mark has this name; mark alone lists them"
    case .noUndo: "there are fewer steps than asked for"
    case .ambiguousRow: "several rows fit; name one by its path or its @id"
    case .notSelectable: "a tap selects nothing there: the table or its controller refused"
    case .notMovable: "canMoveRowAt refused the lift; reorder sets which sections reorder"
    case .notHittable: "the row cannot be reached by a finger"
    case .wrongState: "not now: a row is lifted or none is, the card is held or is not"
    case .invalidUpdate: "what the table was told does not agree with the model"
    case .badData: "the data cannot be taken as rows; help load tells what can"
    case .io: "the system could not read or write the file"
    case .denied: "this session or controller does not allow it"
    case .expectation: "what expect or ! stated does not hold"
    case .limit: "something is larger or deeper than hpsh takes"
    case .interrupted: "the user interrupted the command"
    case .timedOut: "the test took longer than --timeout allows"
    case .crashed: "hpsh itself ended while it ran the test: please report it"
    default: nil
    }
  }
}
