import TableModel

/// The pairs that are refused, a rule a line.
extension UpdateOracle {
  /// The pairs that name one place, of rows or of sections.
  var conflictsOnOnePlace: [Conflict] {
    pairs { first, second in
      switch (first, second) {
      case (.deleteRow(let a), .deleteRow(let b)) where a == b: "deletedTwice"
      case (.reloadRow(let a), .reloadRow(let b)) where a == b: "reloadedTwice"
      case (.deleteRow(let a), .reloadRow(let b)) where a == b: "deletedAndReloaded"
      case (.deleteRow(let a), .moveRow(let b, _)) where a == b: "deletedAndMoved"
      case (.reloadRow(let a), .moveRow(let b, _)) where a == b: "reloadedAndMoved"
      case (.moveRow(let a, _), .moveRow(let b, _)) where a == b: "movedTwice"
      case (.insertRow(let a), .insertRow(let b)) where a == b: "insertedTwice"
      case (.insertRow(let a), .moveRow(_, let b)) where a == b: "insertedAndMovedTo"
      case (.moveRow(_, let a), .moveRow(_, let b)) where a == b: "movedToTwice"
      case (.deleteSection(let a), .deleteSection(let b)) where a == b: "deletedTwice"
      case (.reloadSection(let a), .reloadSection(let b)) where a == b: "reloadedTwice"
      case (.deleteSection(let a), .reloadSection(let b)) where a == b: "deletedAndReloaded"
      case (.deleteSection(let a), .moveSection(let b, _)) where a == b: "deletedAndMoved"
      case (.reloadSection(let a), .moveSection(let b, _)) where a == b: "reloadedAndMoved"
      case (.moveSection(let a, _), .moveSection(let b, _)) where a == b: "movedTwice"
      case (.insertSection(let a), .insertSection(let b)) where a == b: "insertedTwice"
      case (.insertSection(let a), .moveSection(_, let b)) where a == b: "insertedAndMovedTo"
      case (.moveSection(_, let a), .moveSection(_, let b)) where a == b: "movedToTwice"
      default: nil
      }
    }
  }

  /// The pairs of a section and a row in it that exclude each other, some for two reasons.
  func conflictsWithSections(_ sections: [Section]) -> [Conflict] {
    pairs { section, row in
      switch (section, row) {
      case (.deleteSection(let old), .moveRow(let from, _)) where from.section == old:
        "moveOutOfDeletedSection"
      case (.reloadSection(let old), .moveRow(let from, _)) where from.section == old:
        "moveOutOfReloadedSection"
      case (.moveSection(let old, _), .reloadRow(let path)) where path.section == old:
        "reloadInMovedSection"
      case (.moveSection(let old, _), .deleteRow(let path)) where path.section == old:
        "deleteInMovedSection"
      case (.moveSection(let old, _), .moveRow(let from, _)) where from.section == old:
        "moveInMovedSection"
      default: nil
      }
    }
      + pairs { section, row in
        switch (section, row) {
        case (.insertSection(let new), .moveRow(_, let to)) where to.section == new:
          "moveIntoInsertedSection"
        case (.reloadSection(let old), .moveRow(_, let to)) where sections[to.section].old == old:
          "moveIntoReloadedSection"
        case (.moveSection(_, let new), .insertRow(let path)) where path.section == new:
          "insertInMovedSection"
        case (.moveSection(_, let new), .moveRow(_, let to)) where to.section == new:
          "moveInMovedSection"
        default: nil
        }
      }
  }

  private func pairs(_ name: (Operation, Operation) -> String?) -> [Conflict] {
    var found: [Conflict] = []
    for (index, first) in operations.enumerated() {
      for (other, second) in operations.enumerated() where index != other {
        guard let name = name(first, second) else { continue }
        found.append(Conflict(name: name, first: first, second: second))
      }
    }
    return found
  }
}
