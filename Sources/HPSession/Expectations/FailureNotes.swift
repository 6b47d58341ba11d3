import CommandKit

/// The lines under a failure that set what was wanted against what was found.
enum FailureNotes {
  /// The columns that the lines of the two sides may have.
  private static let width = 90
  /// The columns that may stand before the first difference in a line that is cut.
  private static let lead = 40
  /// The differences of lists that are shown at most.
  private static let mostLines = 20

  /// Returns the lines for two texts; where they were to be equal, with a mark under the first difference.
  ///
  /// Long ones are cut around that place.
  static func lines(wanted: String, got: String, _ comparison: Comparison = .equal) -> [String] {
    var (wanted, got) = (wanted.visible, got.visible)
    guard comparison == .equal else {
      return [
        "wanted: \(comparison.rawValue) \(wanted.clipped(to: width))",
        "got:    \(got.clipped(to: width))",
      ]
    }
    var same = String(zip(wanted, got).prefix { $0 == $1 }.map(\.0))
    if max(wanted.displayWidth, got.displayWidth) > width, same.displayWidth > lead {
      let kept = same.suffix(lead - 1)
      let dropped = same.count - kept.count
      wanted = "…" + wanted.dropFirst(dropped)
      got = "…" + got.dropFirst(dropped)
      same = "…" + kept
    }
    return [
      "wanted: \(wanted.clipped(to: width))", "got:    \(got.clipped(to: width))",
      "        \(String(repeating: " ", count: same.displayWidth))^",
    ]
  }

  /// Returns the lines for two lists: each in a line where both fit, else the elements that differ, one a line.
  static func lines<Element: Hashable>(
    wanted: [Element], got: [Element], _ comparison: Comparison = .equal,
    _ piece: (Element) -> String
  ) -> [String] {
    if let wanted = line(wanted, piece), let got = line(got, piece) {
      return lines(wanted: wanted, got: got, comparison)
    }
    switch comparison {
    case .equal:
      let difference = ListDifference(wanted: wanted, got: got)
      return [difference.summary(wanted.count, got.count)]
        + lines(for: difference.entries, piece)
    case .contains:
      let known = Set(got)
      let missing = wanted.filter { !known.contains($0) }
      return ["missing: \(missing.count) of \(wanted.count)"]
        + lines(for: missing.map { ListDifference.Entry.missing($0) }, piece)
    default: return ["got:    the same \(got.count)"]
    }
  }

  /// Returns a list as one line, nil where it does not fit.
  private static func line<Element>(
    _ elements: [Element], _ piece: (Element) -> String
  ) -> String? {
    guard elements.count <= mostLines else { return nil }
    let line =
      elements.isEmpty ? "none" : elements.map { piece($0).visible }.joined(separator: ", ")
    return elements.count < 2 || line.displayWidth <= width ? line : nil
  }

  private static func lines<Element>(
    for entries: [ListDifference<Element>.Entry], _ piece: (Element) -> String
  ) -> [String] {
    let lines = entries.prefix(mostLines).map { entry in
      switch entry {
      case .missing(let element): "- \(piece(element).visible.clipped(to: width))"
      case .extra(let element): "+ \(piece(element).visible.clipped(to: width))"
      case .moved(let element, let wanted, let got):
        "~ \(piece(element).visible.clipped(to: width))  (wanted as number \(wanted + 1), got as \(got + 1))"
      }
    }
    return entries.count > lines.count ? lines + ["and \(entries.count - lines.count) more"] : lines
  }
}

extension ListDifference {
  /// The numbers of both lists and of what differs, with the signs that mark it.
  fileprivate func summary(_ wanted: Int, _ got: Int) -> String {
    var counts = (missing: 0, extra: 0, moved: 0)
    for entry in entries {
      switch entry {
      case .missing: counts.missing += 1
      case .extra: counts.extra += 1
      case .moved: counts.moved += 1
      }
    }
    var parts: [String] = []
    if counts.missing > 0 { parts.append("\(counts.missing) missing (-)") }
    if counts.extra > 0 { parts.append("\(counts.extra) not wanted (+)") }
    if counts.moved > 0 { parts.append("\(counts.moved) in another place (~)") }
    return "wanted \(wanted), got \(got): \(parts.joined(separator: ", "))"
  }
}
