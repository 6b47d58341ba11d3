import TableModel

extension UpdateFault {
  /// What does not agree, in the key words of UIKit's report, and one sentence of cause.
  var message: String {
    switch self {
    case .invalidRowCount(let counts):
      "invalid number of rows in section \(counts.section): \(UpdateNumbers(counts).report)"
    case .invalidSectionCount(let counts):
      "invalid number of sections: \(UpdateNumbers(counts).report)"
    case .missingBefore(let operation, let extent):
      "\(operation.attempt) but there \(extent.there) before the update"
    case .missingAfter(let operation, let extent):
      "\(operation.attempt) but there \(extent.there) after the update"
    case .conflict(let conflict, let first, let second):
      conflict.message(first, second)
    }
  }
}

extension UpdateFault.Extent {
  fileprivate var there: String {
    switch self {
    case .sections(let count): "\(count == 1 ? "is" : "are") only \(counted(count, "section"))"
    case .rows(let count):
      "\(count == 1 ? "is" : "are") only \(counted(count, "row")) in the section"
    }
  }
}

extension UpdateOperation {
  /// The operation as an attempt: `attempt to delete row 7 from section 0`.
  fileprivate var attempt: String {
    switch self {
    case .insertRow(let path): "attempt to insert row \(path.row) into section \(path.section)"
    case .deleteRow(let path): "attempt to delete row \(path.row) from section \(path.section)"
    case .reloadRow(let path): "attempt to reload row \(path.row) of section \(path.section)"
    case .moveRow(let source, let target): "attempt to move row \(source) to \(target)"
    case .insertSection(let section): "attempt to insert section \(section)"
    case .deleteSection(let section): "attempt to delete section \(section)"
    case .reloadSection(let section): "attempt to reload section \(section)"
    case .moveSection(let source, let target): "attempt to move section \(source) to \(target)"
    }
  }

  /// The operation as a line of a batch: `move 0:1 -> 0:3`.
  package var line: String {
    switch self {
    case .insertRow(let path): "insert \(path)"
    case .deleteRow(let path): "delete \(path)"
    case .reloadRow(let path): "reload \(path)"
    case .moveRow(let source, let target): "move \(source) -> \(target)"
    case .insertSection(let section): "section insert \(section)"
    case .deleteSection(let section): "section delete \(section)"
    case .reloadSection(let section): "section reload \(section)"
    case .moveSection(let source, let target): "section move \(source) -> \(target)"
    }
  }

  /// The verb of the operation.
  fileprivate var verb: String {
    switch self {
    case .insertRow, .insertSection: "insert"
    case .deleteRow, .deleteSection: "delete"
    case .reloadRow, .reloadSection: "reload"
    case .moveRow, .moveSection: "move"
    }
  }
}

extension UpdateFault.Conflict {
  /// What the two operations break, as one sentence.
  var cause: String {
    switch self {
    case .deletedTwice, .reloadedTwice, .deletedAndReloaded, .deletedAndMoved, .reloadedAndMoved,
      .movedTwice:
      "each row or section can be named once"
    case .insertedTwice, .insertedAndMovedTo, .movedToTwice: "one place holds one row or section"
    case .moveIntoInsertedSection, .moveIntoReloadedSection:
      "a section that comes is shown whole, with what the data source has in it"
    case .moveOutOfDeletedSection, .moveOutOfReloadedSection:
      "a section that goes takes its rows with it"
    case .reloadInMovedSection, .deleteInMovedSection, .insertInMovedSection, .moveInMovedSection:
      "delete and insert the section instead"
    }
  }

  fileprivate func message(_ first: UpdateOperation, _ second: UpdateOperation) -> String {
    let pair = "\(first.line), \(second.line)"
    return switch self {
    case .deletedTwice, .reloadedTwice, .deletedAndReloaded, .deletedAndMoved, .reloadedAndMoved,
      .movedTwice:
      "attempt to \(first.verb) and \(second.verb) from the same place (\(pair)): \(cause)"
    case .insertedTwice, .insertedAndMovedTo, .movedToTwice:
      "attempt to \(first.verb) and \(second.verb) to the same place (\(pair)): \(cause)"
    case .moveIntoInsertedSection: "cannot move a row into a newly inserted section (\(pair))"
    case .moveOutOfDeletedSection: "cannot move a row from a deleted section (\(pair))"
    case .moveIntoReloadedSection, .moveOutOfReloadedSection:
      "cannot move a row into or out of a section that is reloaded (\(pair))"
    case .reloadInMovedSection, .deleteInMovedSection, .insertInMovedSection, .moveInMovedSection:
      "cannot \(second.verb) a row in a section that is moved (\(pair)): \(cause)"
    }
  }
}
