import CommandKit

/// What a value's name in a command's form stands for, where it can be looked up.
enum CompletionKind {
  case aliases
  case commands
  case codes
  case detents
  case expression
  case condition
  case faults
  case fields
  /// A field with `=` behind it.
  case fieldValues
  /// Several fields with commas between them.
  case fieldList
  case files
  case marks
  case metrics
  case rows
  case sections
  case tables
  case topics

  /// Finds the kind of a value by its name, and by the command for names that say little.
  init?(_ name: String, of command: String) {
    switch name {
    case "A", "B", "RANGE", "REF": self = .rows
    case "ALIAS": self = .aliases
    case "NAME" where command == "alias": self = .aliases
    case "A,B": self = .fieldList
    case "CODE": self = .codes
    case "COMMAND": self = .commands
    case "DETENT": self = .detents
    case "EXPR": self = ["filter", "model"].contains(command) ? .condition : .expression
    case "FIELD": self = .fields
    case "FIELD=VALUE": self = .fieldValues
    case "FILE", "SOURCE": self = .files
    case "KEY": self = .metrics
    case "MARK": self = .marks
    case "NAME" where command == "fault": self = .faults
    case "NAME" where command == "mark": self = .marks
    case "S", "SECTION": self = .sections
    case "TABLE": self = .tables
    case "TOPIC": self = .topics
    default: return nil
    }
  }
}
