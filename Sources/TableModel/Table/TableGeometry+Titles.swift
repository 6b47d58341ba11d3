extension TableGeometry {
  /// The headers and footers of which some part is inside the frame, in order, where they float.
  ///
  /// In a plain table they float (grade A): the header of a section that is scrolled stays at the top
  /// of the frame, a footer at its bottom. Neither leaves its section, so that the next header pushes
  /// it away (grade I).
  ///
  /// - Complexity: O(*s*), where *s* is the number of sections.
  var visibleTitles: [SectionTitle] {
    var titles: [SectionTitle] = []
    var sectionTop = 0.0
    let end = contentOffset + height
    for section in shown.sectionIndices where sectionTop < end {
      let (header, footer) = (headerHeights[section], footerHeights[section])
      let rows = rowsHeight(inSection: section, upTo: shown.numberOfRows(inSection: section))
      let top = sectionTop
      sectionTop += header + rows + footer
      guard sectionTop > contentOffset else { continue }
      let headerTop = min(max(top, contentOffset), top + rows)
      let footerTop = max(min(top + header + rows, end - footer), top + header)
      if header > 0 { titles.append(.header(of: section, at: headerTop, height: header)) }
      if footer > 0, footerTop < end {
        titles.append(.footer(of: section, at: footerTop, height: footer))
      }
    }
    return titles
  }
}

extension SectionTitle {
  fileprivate static func header(of section: Int, at top: Double, height: Double) -> SectionTitle {
    SectionTitle(
      kind: .header, section: section, span: VerticalSpan(top: top, bottom: top + height))
  }

  fileprivate static func footer(of section: Int, at top: Double, height: Double) -> SectionTitle {
    SectionTitle(
      kind: .footer, section: section, span: VerticalSpan(top: top, bottom: top + height))
  }
}
