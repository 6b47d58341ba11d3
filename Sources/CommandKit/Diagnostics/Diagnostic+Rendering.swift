extension Diagnostic {
  /// The error in one line, without its place, as `#>` lines hold it.
  package var summary: String { "error: \(message.visible) [\(code.rawValue)]" }

  /// The error as a person sees it, its lines joined by newlines, without one at the end.
  ///
  ///     tour.hpsh:7:6: error: section 2 has no row 20 (2:0 to 2:18) [no-row]
  ///       move 2:20 -> 2:0
  ///            ^~~~
  ///       hint: ls main 2:* lists section 2
  ///
  /// Without a range there is no line, column and caret; without a source no place at all.
  ///
  /// - Complexity: O(*n*), where *n* is the offset of the range in the source.
  package var rendered: String {
    var lines = [place + summary]
    if let source, let range {
      let excerpt = Excerpt(of: range, in: source)
      lines += [excerpt.text, excerpt.caret]
    }
    lines += notes.map(\.visible)
    if let hint { lines.append("hint: \(hint.visible)") }
    return lines.enumerated().map { $0.offset == 0 ? $0.element : "  " + $0.element }
      .joined(separator: "\n")
  }

  /// The place in front of the message: `FILE:LINE:COLUMN: `.
  private var place: String {
    guard let source else { return "" }
    guard let range else { return "\(source.name.visible): " }
    let position = source.position(of: range.lowerBound)
    return "\(source.name.visible):\(position.line):\(position.column): "
  }
}
