import TableModel

extension UpdateReport {
  /// The numbers, places or operations, as one line.
  var headline: String {
    switch claim {
    case .rows(let section, let numbers):
      "\(section.map { "section \($0)" } ?? "a section"): \(numbers.listed(noun: view.noun))"
    case .sections(let numbers): "sections: \(numbers.listed())"
    case .missing(let operation, let extent, let isBefore):
      "\(passive(operation)): \(only(extent)) \(isBefore ? "before" : "after") the update"
    case .conflict(let conflict, let first, let second, let namesPlace):
      headline(conflict, first, second, namesPlace: namesPlace)
    }
  }

  private func only(_ extent: UpdateFault.Extent) -> String {
    switch extent {
    case .rows(let count): "only \(counted(count, view.noun)) in it"
    case .sections(let count): "only \(counted(count, "section"))"
    }
  }

  /// What happens to a row or section: `row 1 of section 0 is deleted`.
  private func passive(_ operation: UpdateOperation) -> String {
    let noun = view.noun
    return switch operation {
    case .deleteRow(let path): "\(noun) \(path.row) of section \(path.section) is deleted"
    case .reloadRow(let path): "\(noun) \(path.row) of section \(path.section) is reloaded"
    case .insertRow(let path): "\(noun) \(path.row) is inserted into section \(path.section)"
    case .moveRow(let source, let target): passiveMove(source, target)
    case .deleteSection(let section): "section \(section) is deleted"
    case .reloadSection(let section): "section \(section) is reloaded"
    case .insertSection(let section): "section \(section) is inserted"
    case .moveSection(let source, let target): "section \(source) is moved to \(target)"
    }
  }

  private func passiveMove(_ source: IndexPath, _ target: IndexPath) -> String {
    guard case .missing(_, _, before: true) = claim else {
      return "\(view.noun) \(source) is moved to row \(target.row) of section \(target.section)"
    }
    return "\(view.noun) \(source.row) of section \(source.section) is moved"
  }

  private func headline(
    _ conflict: UpdateFault.Conflict, _ first: UpdateOperation, _ second: UpdateOperation,
    namesPlace: Bool
  ) -> String {
    let (noun, a) = (view.noun, view == .table ? "a row" : "an item")
    let unknown = namesPlace ? "" : " (the text does not say which)"
    let old = name(first.oldRow, first.oldSection, orElse: a, namesPlace)
    let new = name(first.newRow, first.newSection, orElse: a, namesPlace)
    switch conflict {
    case .deletedAndMoved: return "\(old) is deleted and moved\(unknown)"
    case .deletedAndReloaded: return "\(old) is deleted and reloaded\(unknown)"
    case .insertedAndMovedTo:
      return "\(new) is inserted, and another is moved to its place\(unknown)"
    case .reloadedAndMoved where !namesPlace:
      return "two animations for one cell: \(a) is reloaded and moved\(unknown)"
    case .movedTwice:
      let targets = [first, second].map { name($0.newRow, $0.newSection) }
      return "\(old) is moved to two places, \(targets.joined(separator: " and "))"
    case .movedToTwice:
      let sources = [first, second].map { name($0.oldRow, $0.oldSection) }
      return "\(sources.joined(separator: " and ")) are moved to one place, \(new)"
    case .moveIntoInsertedSection:
      let section = namesPlace ? "section \(first.newSection ?? 0)" : "a section"
      return "\(a) is moved into \(section), which is inserted\(unknown)"
    case .moveOutOfDeletedSection:
      let section = namesPlace ? "section \(first.oldSection ?? 0)" : "a section"
      return "\(a) is moved out of \(section), which is deleted\(unknown)"
    default:
      return "\(first.line) and \(second.line) in one update, by \(noun)"
    }
  }

  private func name(
    _ row: IndexPath?, _ section: Int?, orElse unknown: String = "", _ isKnown: Bool = true
  ) -> String {
    guard isKnown else { return unknown }
    if let row { return "\(view.noun) \(row)" }
    return section.map { "section \($0)" } ?? unknown
  }
}
