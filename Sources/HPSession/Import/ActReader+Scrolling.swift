import CommandKit
import TableModel

/// Scrolling, and asking again.
extension ActReader {
  /// Reads that a table was scrolled.
  ///
  /// A tap scrolls a row into view that has no cell. Where it fails all goes back, so the scrolling must
  /// be a part of it; where it does not, it comes to the same.
  mutating func scroll(_ table: String, from start: Int) -> ImportedAct {
    if let (title, answer) = take(in: table, \.indexTitle) {
      let hasScrolled = take(in: table) { call in
        if case .scrollToSection(answer, .top) = call { true } else { nil }
      }
      return act(
        "scroll \(table) --index \(Word.quoted(title))", from: start, fails: hasScrolled == nil)
    }
    let scrolled = take(in: table, \.scrolling)
    if scrolled?.isLeast ?? false, case .shouldHighlightRowAt(let path, _) = event(in: table),
      scrolled?.place == "\(path)"
    {
      let end = index
      let tap = tap(in: table, from: start)
      if tap.fails { return tap }
      go(to: end)
    }
    return act("scroll \(table) \(scrolled?.words ?? "")", from: start)
  }

  /// Reads that a table was asked for everything again, or for some rows or a section.
  ///
  /// What a swipe brought out is put away with its row.
  mutating func reload(_ table: String, from start: Int) -> ImportedAct {
    var rows: [IndexPath] = []
    // One command tells of a row once.
    var seen = Set<IndexPath>()
    while let row = event(in: table)?.reloadedRow, seen.insert(row).inserted {
      rows.append(row)
      go(to: index + 1)
    }
    let section = rows.isEmpty ? take(in: table, \.reloadedSection) : nil
    var command = "reload \(table)"
    if !rows.isEmpty {
      command += " " + rows.map(\.description).joined(separator: " ")
    } else if let section {
      command += " section \(section)"
    } else {
      go(to: start + 1)
      _ = takeEndOfSwipe(in: table)
    }
    skip { $0.table == table && $0.isSilent }
    if case .didEndEditingRowAt(let path) = event(in: table),
      path.map({ rows.contains($0) || $0.section == section }) ?? true
    {
      _ = takeEndOfSwipe(in: table)
    }
    return act(command, from: start)
  }
}

/// Where a table was scrolled to.
private struct Scrolling {
  /// The row or section.
  let place: String
  let position: ScrollPosition

  /// Whether it was the least that shows the place.
  var isLeast: Bool { position == .none }

  /// What `scroll` takes.
  var words: String { isLeast ? place : "\(place) --at \(position.rawValue)" }
}

extension TraceEvent.Call {
  fileprivate var indexTitle: (String, Int)? {
    if case .sectionForSectionIndexTitle(let title, _, let answer) = self {
      (title, answer)
    } else {
      nil
    }
  }

  fileprivate var scrolling: Scrolling? {
    switch self {
    case .scrollToRowAt(let path, let position):
      Scrolling(place: "\(path)", position: position)
    case .scrollToSection(let section, let position):
      Scrolling(place: "section \(section)", position: position)
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
