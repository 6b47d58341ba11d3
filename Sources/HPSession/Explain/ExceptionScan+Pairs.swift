import TableModel

/// The exceptions that name two operations which exclude each other.
extension ExceptionScan {
  /// Takes `a delete and a move from the same …`, `an insert and a move to the same …`.
  mutating func pair() -> UpdateReport.Claim? {
    guard let which = takeOne(of: ["adeleteandamovefromthesame", "aninsertandamovetothesame"])
    else { return nil }
    let isSection = take("section")
    let place = placeNearby(isSection: isSection)
    let namesPlace = place != nil
    switch (which, place ?? (isSection ? .section(0) : .row(.standIn))) {
    case (0, .row(let path)):
      return .conflict(
        .deletedAndMoved, .deleteRow(path), .moveRow(path, to: path.neighbour),
        namesPlace: namesPlace)
    case (0, .section(let section)):
      return .conflict(
        .deletedAndMoved, .deleteSection(section), .moveSection(section, to: 0),
        namesPlace: namesPlace)
    case (_, .row(let path)):
      let source = IndexPath(row: 0, section: path.section)
      return .conflict(
        .insertedAndMovedTo, .moveRow(source, to: path), .insertRow(path), namesPlace: namesPlace)
    case (_, .section(let section)):
      return .conflict(
        .insertedAndMovedTo, .moveSection(0, to: section), .insertSection(section),
        namesPlace: namesPlace)
    }
  }

  /// Takes `index path (…)`; the path of a section has no row.
  mutating func deleteAndReload() -> UpdateReport.Claim {
    let isSection = take("section")
    let place = placeNearby(isSection: isSection)
    switch place ?? .row(.standIn) {
    case .row(let path):
      return .conflict(
        .deletedAndReloaded, .deleteRow(path), .reloadRow(path), namesPlace: place != nil)
    case .section(let section):
      return .conflict(
        .deletedAndReloaded, .deleteSection(section), .reloadSection(section), namesPlace: true)
    }
  }

  /// Takes `row into a newly inserted section`, `an item from a deleted section`.
  mutating func moveAcross() -> Found? {
    guard let noun = takeOne(of: ["row", "nitem"]),
      let which = takeOne(of: ["intoanewlyinsertedsection", "fromadeletedsection"])
    else { return nil }
    let said = placeNearby(isSection: true)
    let (section, namesPlace) = (said?.section ?? 1, said != nil)
    let claim: UpdateReport.Claim
    let other = IndexPath(row: 0, section: 0)
    let inside = IndexPath(row: 0, section: section)
    if which == 0 {
      claim = .conflict(
        .moveIntoInsertedSection, .insertSection(section), .moveRow(other, to: inside),
        namesPlace: namesPlace)
    } else {
      claim = .conflict(
        .moveOutOfDeletedSection, .deleteSection(section), .moveRow(inside, to: other),
        namesPlace: namesPlace)
    }
    return .whole(UpdateReport(claim, noun == 1 ? .collection : .table))
  }

  private mutating func placeNearby(isSection: Bool) -> ReportedPlace? {
    var scan = self
    guard let place = scan.place() else { return nil }
    if isSection, place.row != nil { return nil }
    index = scan.index
    return place
  }
}

extension ReportedPlace {
  fileprivate var section: Int {
    switch self {
    case .row(let path): path.section
    case .section(let section): section
    }
  }
}

extension IndexPath {
  /// A row for an exception that does not say which.
  static let standIn = IndexPath(row: 1, section: 0)
  static let standInTarget = IndexPath(row: 0, section: 0)

  /// Another place in the same section.
  var neighbour: IndexPath { IndexPath(row: row == 0 ? 1 : 0, section: section) }
}
