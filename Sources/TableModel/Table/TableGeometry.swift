/// Where the sections and rows of a table lie, in points from the top of its content.
///
/// A section with a header or footer has it above or below its rows, whether it has rows or not
/// (grade A); without a title it takes no room (grade R). Where no row has a height of its own, the
/// places are computed from the numbers of rows alone.
struct TableGeometry {
  let shown: RowOrder
  var contentOffset: Double
  /// The height of the table's frame.
  private(set) var height: Double
  private let rowHeight: Double
  let headerHeights: [Double]
  let footerHeights: [Double]
  /// The distance of each row's bottom from the top of its section's rows, nil where all are equally high.
  private let rowEnds: [[Double]]?

  /// Makes the geometry of a table, whose frame is as high as its content where no height is given.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  init(state: TableState, metrics: Metrics, height: Double?) {
    shown = state.shown
    contentOffset = state.contentOffset
    rowHeight = metrics.rowHeight
    // A callback may look while a table has rows already and is still to ask for titles.
    let sections = 0..<state.shown.numberOfSections
    headerHeights = sections.map { state.sectionTitles.has($0) ? metrics.headerHeight : 0 }
    footerHeights = sections.map { state.sectionFooters.has($0) ? metrics.footerHeight : 0 }
    rowEnds = state.rowEnds?.ends
    self.height = height ?? 0
    if height == nil { self.height = contentHeight }
  }

  /// Makes the frame no higher than something.
  mutating func limitHeight(to greatest: Double) { height = min(height, greatest) }

  /// The height of all rows, headers and footers.
  var contentHeight: Double { top(ofSection: shown.numberOfSections) }

  /// The greatest offset, 0 where all content is in the frame.
  var maximumOffset: Double { max(0, contentHeight - height) }

  /// Returns an offset held within the content: 0 … content height − frame height.
  func clamped(_ offset: Double) -> Double { max(0, min(offset, maximumOffset)) }

  /// Returns where a row lies.
  func span(ofRowAt path: IndexPath) -> VerticalSpan {
    let top = rowsTop(ofSection: path.section)
    return VerticalSpan(
      top: top + rowsHeight(inSection: path.section, upTo: path.row),
      bottom: top + rowsHeight(inSection: path.section, upTo: path.row + 1))
  }

  /// Returns where a section lies, from its header to its footer.
  func span(ofSection section: Int) -> VerticalSpan {
    VerticalSpan(top: top(ofSection: section), bottom: top(ofSection: section + 1))
  }

  /// The index paths of the rows of which some part is inside the frame, in order.
  ///
  /// - Complexity: O(*v* + *s*) for *v* visible rows and *s* sections, and a logarithm where rows
  ///   have heights of their own.
  var visiblePaths: [IndexPath] {
    var paths: [IndexPath] = []
    var sectionTop = 0.0
    let end = contentOffset + height
    for section in 0..<shown.numberOfSections where sectionTop < end {
      let rowsTop = sectionTop + headerHeights[section]
      let count = shown.numberOfRows(inSection: section)
      sectionTop =
        rowsTop + rowsHeight(inSection: section, upTo: count) + footerHeights[section]
      guard sectionTop > contentOffset else { continue }
      let rows = visibleRows(
        inSection: section, from: contentOffset - rowsTop, to: end - rowsTop)
      paths += rows.map { IndexPath(row: $0, section: section) }
    }
    return paths
  }

  /// Returns the row that lies at a distance from the top of the content, nil between rows (grade A).
  ///
  /// - Complexity: O(*s*) for *s* sections, and a logarithm where rows have heights of their own.
  func path(at distance: Double) -> IndexPath? {
    var top = 0.0
    for (section, count) in shown.rowCounts.enumerated() where distance >= top {
      let rowsTop = top + headerHeights[section]
      top = rowsTop + rowsHeight(inSection: section, upTo: count) + footerHeights[section]
      guard distance < top else { continue }
      let row = row(inSection: section, at: distance - rowsTop)
      return row.map { IndexPath(row: $0, section: section) }
    }
    return nil
  }

  private func top(ofSection section: Int) -> Double {
    (0..<section).reduce(0) {
      $0 + headerHeights[$1] + footerHeights[$1]
        + rowsHeight(inSection: $1, upTo: shown.numberOfRows(inSection: $1))
    }
  }

  private func rowsTop(ofSection section: Int) -> Double {
    top(ofSection: section) + headerHeights[section]
  }

  /// Returns the height of the first rows of a section.
  func rowsHeight(inSection section: Int, upTo row: Int) -> Double {
    guard let rowEnds else { return Double(row) * rowHeight }
    return row == 0 ? 0 : rowEnds[section][row - 1]
  }
}

extension TableGeometry {
  /// Returns the rows of a section that reach between two distances from the top of its rows.
  private func visibleRows(
    inSection section: Int, from start: Double, to end: Double
  ) -> [Int] {
    let count = shown.numberOfRows(inSection: section)
    if let ends = rowEnds?[section] {
      let first = (0..<count).partitioningIndex { ends[$0] > start }
      let past = (0..<count).partitioningIndex { $0 > 0 && ends[$0 - 1] >= end }
      guard end > 0, first < past else { return [] }
      // A row without height has no part that could be seen.
      return (first..<past).filter { ends[$0] > ($0 == 0 ? 0 : ends[$0 - 1]) }
    }
    guard rowHeight > 0 else { return [] }
    let first = wholeRows(in: start / rowHeight, atMost: count)
    let past = begunRows(in: end / rowHeight, atMost: count)
    return first < past ? Array(first..<past) : []
  }

  /// Returns the row of a section that lies at a distance from the top of its rows.
  private func row(inSection section: Int, at place: Double) -> Int? {
    let count = shown.numberOfRows(inSection: section)
    guard place >= 0 else { return nil }
    let row =
      rowEnds.map { ends in (0..<count).partitioningIndex { ends[section][$0] > place } }
      ?? wholeRows(in: place / rowHeight, atMost: count)
    return row < count ? row : nil
  }

  // Not `rounded`, which without optimization needs the C library's mathematics, and no conversion
  // before the comparison: with odd measures the number may be huge or none.

  private func wholeRows(in number: Double, atMost count: Int) -> Int {
    number > 0 ? number < Double(count) ? Int(number) : count : 0
  }

  private func begunRows(in number: Double, atMost count: Int) -> Int {
    let whole = wholeRows(in: number, atMost: count)
    return whole < count && Double(whole) < number ? whole + 1 : whole
  }
}

extension TableGeometry {
  /// Returns the offset that brings something to a position in the frame, held within the content.
  ///
  /// The least movement shows the whole of it or, where it is higher than the frame, fills the frame with it.
  func offset(showing span: VerticalSpan, at position: ScrollPosition) -> Double {
    let (top, bottom) = (span.top, span.bottom - height)
    return switch position {
    case .top: clamped(top)
    case .middle: clamped((top + bottom) / 2)
    case .bottom: clamped(bottom)
    case .none: offset(showing: span, in: VerticalSpan(top: 0, bottom: height))
    }
  }

  /// Returns the offset that brings something into a part of the frame by the least movement, held within the content.
  func offset(showing span: VerticalSpan, in part: VerticalSpan) -> Double {
    let (top, bottom) = (span.top - part.top, span.bottom - part.bottom)
    return clamped(max(min(top, bottom), min(contentOffset, max(top, bottom))))
  }
}

extension [String] {
  /// Whether there is a title at an index, and not an empty one.
  fileprivate func has(_ index: Int) -> Bool { indices.contains(index) && !self[index].isEmpty }
}
