import TableModel

/// The exception of newer systems that lists all sections and all operations.
extension ExceptionScan {
  /// Takes `Data source before updates = { 1 section with row counts: [3] }` and what follows.
  mutating func batch() -> Found? {
    let start = index
    guard let before = countsList("datasourcebeforeupdates", within: 400),
      let after = countsList("datasourceafterupdates", within: 60),
      skip(to: "updates[", within: 20), let operations = operations()
    else { return .cutOff }
    let listed = UpdateScenario(before: before, after: after, operations: operations)
    guard let fault = listed.fault else { return nil }
    return .whole(UpdateReport(.init(fault), batchView(from: start), listed: listed))
  }

  private mutating func countsList(_ words: StaticString, within most: Int) -> [Int]? {
    guard skip(to: words, within: most), skip(to: "counts[", within: 60) else { return nil }
    var counts: [Int] = []
    while let count = number() {
      counts.append(count)
      guard take(",") else { break }
    }
    return take("]") ? counts : nil
  }

  private mutating func operations() -> [UpdateOperation]? {
    var operations: [UpdateOperation] = []
    while !take("]") {
      guard let operation = operation() else { return nil }
      operations.append(operation)
      _ = take(",")
    }
    return operations
  }

  private mutating func operation() -> UpdateOperation? {
    guard let verb = takeOne(of: ["delete", "insert", "reload", "move"]),
      let noun = takeOne(of: ["row", "item", "section"]), let first = listedPlace()
    else { return nil }
    if verb == 3 {
      guard let second = listedPlace() else { return nil }
      switch (first, second) {
      case (.row(let source), .row(let target)): return .moveRow(source, to: target)
      case (.section(let source), .section(let target)): return .moveSection(source, to: target)
      default: return nil
      }
    }
    switch first {
    case .row(let path) where noun < 2:
      return [.deleteRow(path), .insertRow(path), .reloadRow(path)][verb]
    case .section(let section) where noun == 2:
      return [.deleteSection(section), .insertSection(section), .reloadSection(section)][verb]
    default: return nil
    }
  }

  private mutating func listedPlace() -> ReportedPlace? {
    guard skip(to: "(", within: 20), let place = indices(), take(")") else { return nil }
    return place
  }

  private func batchView(from start: Int) -> ReportedView {
    var scan = ExceptionScan(bytes: bytes, index: start)
    return scan.skip(to: "itemcounts", within: 500) ? .collection : .table
  }
}
