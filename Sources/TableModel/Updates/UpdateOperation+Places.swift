extension UpdateOperation {
  /// The row before the batch that the operation names.
  package var oldRow: IndexPath? {
    switch self {
    case .deleteRow(let path), .reloadRow(let path), .moveRow(let path, _): path
    default: nil
    }
  }

  /// The place after the batch in which the operation puts a row.
  package var newRow: IndexPath? {
    switch self {
    case .insertRow(let path), .moveRow(_, let path): path
    default: nil
    }
  }

  /// The section before the batch that the operation names as a whole.
  package var oldSection: Int? {
    switch self {
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      section
    default: nil
    }
  }

  /// The index after the batch at which the operation puts a section.
  package var newSection: Int? {
    switch self {
    case .insertSection(let section), .moveSection(_, let section): section
    default: nil
    }
  }
}

/// Operations in the order in which they are looked at: sections first, deletes, reloads, moves, inserts.
///
/// A batch means the same in any order of its operations, and so must the fault that is found in it.
extension UpdateOperation: Comparable {
  /// Returns whether the left operation is looked at before the right one.
  public static func < (left: UpdateOperation, right: UpdateOperation) -> Bool {
    left.rank < right.rank
  }

  private var rank: (Int, IndexPath, IndexPath) {
    let none = IndexPath(row: 0, section: 0)
    return switch self {
    case .deleteSection(let section): (0, IndexPath(row: 0, section: section), none)
    case .reloadSection(let section): (1, IndexPath(row: 0, section: section), none)
    case .moveSection(let source, let target):
      (2, IndexPath(row: 0, section: source), IndexPath(row: 0, section: target))
    case .insertSection(let section): (3, IndexPath(row: 0, section: section), none)
    case .deleteRow(let path): (4, path, none)
    case .reloadRow(let path): (5, path, none)
    case .moveRow(let source, let target): (6, source, target)
    case .insertRow(let path): (7, path, none)
    }
  }
}

extension UpdateOperation {
  /// What an operation does, be it to a row or to a section.
  enum Verb {
    case delete
    case reload
    case move
    case insert
  }

  /// What the operation does.
  var verb: Verb {
    switch self {
    case .deleteRow, .deleteSection: .delete
    case .reloadRow, .reloadSection: .reload
    case .moveRow, .moveSection: .move
    case .insertRow, .insertSection: .insert
    }
  }
}
