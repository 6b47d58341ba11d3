import CommandKit
import TableModel

/// What commands that were made up brought to light.
enum Breach {
  /// An `always` line does not hold.
  case statement(Diagnostic)
  /// A command failed and changed something all the same.
  case failureWithChange
  /// `undo` does not lead back to what was before the command.
  case undo
  /// `redo` does not lead to what the command led to.
  case redo
  /// A command that changed nothing can be undone.
  case emptyStep
  /// The rows, or the selection, are not what the calls say that were made; a statement that fails says what they should be.
  case calls(statement: String)
  /// Something that always holds of a screen does not.
  case invariant(ScreenInvariant, table: String)

  /// What the breach is, apart from where it was found.
  var kind: Kind {
    switch self {
    case .statement(let failure): .statement(FailureIdentity(of: failure))
    case .failureWithChange: .failureWithChange
    case .undo: .undo
    case .redo: .redo
    case .emptyStep: .emptyStep
    case .calls: .calls
    case .invariant(let invariant, _): .invariant(invariant)
    }
  }

  /// A kind of breach, which stays the same while its commands get fewer.
  enum Kind: Hashable {
    case statement(FailureIdentity)
    case failureWithChange
    case undo
    case redo
    case emptyStep
    case calls
    case invariant(ScreenInvariant)
  }

  /// What is wrong, in a line.
  var message: String {
    switch self {
    case .statement(let failure): failure.message
    case .failureWithChange: "the last command fails and changes something all the same"
    case .undo: "undo does not take the last command back"
    case .redo: "redo does not lead to where the last command led"
    case .emptyStep: "the last command changes nothing, and undo has a step of it"
    case .calls: "the last command leaves other rows than its calls say"
    case .invariant(let invariant, let table): "\(table): \(invariant.message)"
    }
  }
}

extension ScreenInvariant {
  /// What is wrong where it does not hold.
  fileprivate var message: String {
    switch self {
    case .rowsStandOnce: "a row stands twice"
    case .selectionIsShown: "a row is selected that is not shown"
    case .cellsAreShown: "the cells on screen are not those of the rows there"
    case .offsetIsInside: "it is scrolled to where it has no content"
    }
  }
}
