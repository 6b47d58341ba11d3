import TableModel

/// The exceptions that name a place or a pair of operations.
extension ExceptionScan {
  /// Takes what was attempted.
  mutating func attempt() -> Found? {
    let start = index
    let claim: UpdateReport.Claim?
    if take("perform") {
      claim = pair()
    } else if take("deleteandreloadthesame") {
      claim = deleteAndReload()
    } else if take("createtwoanimationsfor") {
      claim = .conflict(
        .reloadedAndMoved, .reloadRow(.standIn), .moveRow(.standIn, to: .standInTarget),
        namesPlace: false)
    } else if take("move") {
      claim = move()
    } else {
      claim = single()
    }
    guard let claim else { return nil }
    return .whole(UpdateReport(claim, saidView(from: start) ?? view(near: start)))
  }

  /// Takes what is moved, and why it cannot be.
  private mutating func move() -> UpdateReport.Claim? {
    if take("both") { return moveBoth() }
    if take("section") {
      guard let source = number() else { return nil }
      if take("tobothsection") { return moveToBoth(.section(source)) }
      let target = take("tosection") ? number() : nil
      guard let (extent, isBefore) = extent() else { return nil }
      return .missing(.moveSection(source, to: target ?? 0), extent, before: isBefore)
    }
    guard takeOne(of: ["indexpath", "rowatindexpath", "itematindexpath", "row", "item"]) != nil,
      let source = place()?.row
    else { return nil }
    if skip(to: "toboth", within: 8) { return moveToBoth(.row(source)) }
    var target: IndexPath?
    if skip(to: "toindexpath", within: 8) || skip(to: "to", within: 3) { target = place()?.row }
    guard let (extent, isBefore) = extent() else { return nil }
    return .missing(
      .moveRow(source, to: target ?? source.neighbour), extent, before: isBefore)
  }

  /// Takes the two targets of one move.
  private mutating func moveToBoth(_ source: ReportedPlace) -> UpdateReport.Claim? {
    switch source {
    case .row(let source):
      guard let first = place()?.row, let second = place()?.row else { return nil }
      return .conflict(
        .movedTwice, .moveRow(source, to: min(first, second)),
        .moveRow(source, to: max(first, second)), namesPlace: true)
    case .section(let source):
      guard let first = number(), take("andsection"), let second = number(closing: true) else {
        return nil
      }
      return .conflict(
        .movedTwice, .moveSection(source, to: min(first, second)),
        .moveSection(source, to: max(first, second)), namesPlace: true)
    }
  }

  /// Takes the two sources of moves to one target.
  private mutating func moveBoth() -> UpdateReport.Claim? {
    if take("section") {
      guard let first = number(), take("andsection"), let second = number(),
        take("tosection"), let target = number(closing: true)
      else { return nil }
      return .conflict(
        .movedToTwice, .moveSection(min(first, second), to: target),
        .moveSection(max(first, second), to: target), namesPlace: true)
    }
    guard takeOne(of: ["rowatindexpath", "itematindexpath"]) != nil, let first = place()?.row,
      let second = place()?.row, let target = place()?.row
    else { return nil }
    return .conflict(
      .movedToTwice, .moveRow(min(first, second), to: target),
      .moveRow(max(first, second), to: target), namesPlace: true)
  }

  /// Takes `delete row 1 from section 0 which only contains 1 rows before the update` and its like.
  private mutating func single() -> UpdateReport.Claim? {
    guard let verb = takeOne(of: ["delete", "insert", "reload"]),
      let noun = takeOne(of: ["row", "item", "section"]), let index = numberOrParenthesized()
    else { return nil }
    if noun == 2 {
      guard let (extent, isBefore) = extent() else { return nil }
      let operations = [
        UpdateOperation.deleteSection(index), .insertSection(index), .reloadSection(index),
      ]
      return .missing(operations[verb], extent, before: isBefore)
    }
    guard takeOne(of: ["fromsection", "intosection", "insection", "ofsection"]) != nil,
      let section = numberOrParenthesized(), let (extent, isBefore) = extent()
    else { return nil }
    let path = IndexPath(row: index, section: section)
    let operations = [UpdateOperation.deleteRow(path), .insertRow(path), .reloadRow(path)]
    return .missing(operations[verb], extent, before: isBefore)
  }

  /// Takes how much there is, and whether before or after the update.
  private mutating func extent() -> (UpdateFault.Extent, isBefore: Bool)? {
    guard skip(to: "only", within: 90) else { return nil }
    _ = take("contains")
    guard let count = number(), let noun = takeOne(of: ["row", "item", "section"]) else {
      return nil
    }
    // Nothing else of the sentence is longer than the section's number.
    var (before, after) = (self, self)
    let isBefore = before.skip(to: "before", within: 50)
    let isAfter = after.skip(to: "after", within: 50)
    guard isBefore || isAfter else { return nil }
    let saysBefore = isBefore && (!isAfter || before.index < after.index)
    index = saysBefore ? before.index : after.index
    return (noun == 2 ? .sections(count) : .rows(count), saysBefore)
  }

  private mutating func numberOrParenthesized() -> Int? {
    _ = take("(")
    guard let number = number() else { return nil }
    _ = take(")")
    return number
  }

  /// Returns the view if the words between two places tell rows from items.
  private func saidView(from start: Int) -> ReportedView? {
    for place in start..<index {
      if bytes.has("item", at: place) { return .collection }
      if bytes.has("row", at: place) { return .table }
    }
    return nil
  }
}
