import CommandKit
import TableModel

/// Scrolling, and asking again.
extension ActReader {
  /// Reads that a table was scrolled.
  mutating func scroll(_ table: String, from start: Int) -> ImportedAct {
    if let (title, answer) = take(in: table, \.indexTitle) {
      let hasScrolled = take(in: table) { call in
        if case .scrollToSection(answer, .top) = call { true } else { nil }
      }
      return act(
        "scroll \(table) --index \(Word.quoted(title))", from: start, fails: hasScrolled == nil)
    }
    let place = take(in: table, \.scrolledPlace)
    // Nothing can be undone by it: what is said of that behind it is of the row in the air.
    return act("scroll \(table) \(place ?? "")", start..<index)
  }

  /// Reads that a table was asked for everything again, or for some rows or a section.
  ///
  /// What a swipe brought out is put away with its row.
  mutating func reload(_ table: String, from start: Int) -> ImportedAct {
    if event(in: table)?.reloadedRow != nil { return reloadRows(in: table, from: start) }
    let section = take(in: table, \.reloadedSection)
    if section == nil {
      go(to: start + 1)
      _ = takeEndOfSwipe(in: table)
    }
    skip { $0.table == table && $0.isSilent }
    if case .didEndEditingRowAt(let path) = event(in: table),
      path.map({ $0.section == section }) ?? true
    {
      _ = takeEndOfSwipe(in: table)
    }
    return act("reload \(table)" + (section.map { " section \($0)" } ?? ""), from: start)
  }

  /// Reads that a table was asked for some rows again.
  ///
  /// One command tells of a row once, and then of what is lost by all of its rows.
  private mutating func reloadRows(in table: String, from start: Int) -> ImportedAct {
    var rows: [IndexPath] = []
    var seen = Set<IndexPath>()
    while let row = event(in: table)?.reloadedRow, seen.insert(row).inserted {
      rows.append(row)
      go(to: index + 1)
    }
    skip { $0.table == table && $0.isSilent }
    if case .didEndEditingRowAt(let path) = event(in: table), path.map(seen.contains) ?? true {
      _ = takeEndOfSwipe(in: table)
    }
    return act(
      "reload \(table) \(rows.map(\.description).joined(separator: " "))", from: start)
  }
}

extension TraceEvent.Call {
  fileprivate var indexTitle: (String, Int)? {
    if case .sectionForSectionIndexTitle(let title, _, let answer) = self {
      (title, answer)
    } else {
      nil
    }
  }

  /// What `scroll` takes for where a table was scrolled to.
  fileprivate var scrolledPlace: String? {
    switch self {
    case .scrollToRowAt(let path, let position): "\(path)\(position.option)"
    case .scrollToSection(let section, let position): "section \(section)\(position.option)"
    default: nil
    }
  }

  fileprivate var reloadedRow: IndexPath? {
    if case .told(.reloadRow(let path)) = self { path } else { nil }
  }

  fileprivate var reloadedSection: Int? {
    if case .told(.reloadSection(let section)) = self { section } else { nil }
  }
}

extension ScrollPosition {
  /// The option of `scroll`, left out for the least movement.
  fileprivate var option: String { self == .none ? "" : " --at \(rawValue)" }
}
