extension TableGeometry {
  /// Returns the room that opens for a row of the table which is to land at a place.
  ///
  /// - Precondition: A row stands at the source, and the place is one that it can land at.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  func openSlot(for source: IndexPath, at target: IndexPath) -> OpenSlot {
    let span = span(ofRowAt: source)
    if source.section == target.section, target >= source, shown.contains(target) {
      return OpenSlot(source: span, edge: self.span(ofRowAt: target).bottom)
    }
    return OpenSlot(source: span, edge: top(ofPlace: target))
  }

  /// Returns the distance of a place from the top of the content, also of the one behind a section's rows.
  func top(ofPlace place: IndexPath) -> Double {
    let section = span(ofSection: place.section)
    return shown.contains(place)
      ? span(ofRowAt: place).top : section.bottom - footerHeights[place.section]
  }
}
