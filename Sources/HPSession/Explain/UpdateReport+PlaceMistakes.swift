import TableModel

extension UpdateReport {
  /// What apps do that names a place which is not there before the update.
  func beforeMistakes(_ calls: ViewCalls) -> [UsualMistake] {
    guard case .missing(_, let extent, _) = claim else { return [] }
    if case .sections = extent {
      return [
        UsualMistake(
          cause: "the view has not loaded yet, or was told of fewer sections",
          code: calls.rows("delete", "[path]") + "  // before reloadData() has run"),
        UsualMistake(
          cause: "a reload names the section by its place after the update",
          code: "sections.insert(s, at: 0); " + calls.sections("reload", "[1]") + "  // it was 0"),
      ]
    }
    return [
      UsualMistake(
        cause: "the index path was kept while rows went",
        code: "let path = \(calls.name).indexPath(for: cell)  // used after an await"),
      UsualMistake(
        cause: "a reload or delete names the row by its place after the update",
        code: "items.insert(a, at: 0); " + calls.rows("reload", "[pathInItems]")),
      UsualMistake(
        cause: "one change is told twice, by two observers or two notifications",
        code: calls.rows("delete", "[path]") + "  // again"),
    ]
  }

  /// What apps do that names a place which is not there after the update.
  func afterMistakes(_ calls: ViewCalls) -> [UsualMistake] {
    if case .missing(_, .sections, _) = claim {
      return [
        UsualMistake(
          cause: "the first row of a section is told, and the section is not in the model",
          code: calls.rows("insert", "[path]") + "  // numberOfSections is still the old one"),
        UsualMistake(
          cause: "the number of sections does not come from the model",
          code: "func numberOfSections(…) -> Int { 1 }  // sections.count"),
      ]
    }
    return [
      UsualMistake(
        cause: "the model is changed after the call, or not at all",
        code: calls.rows("insert", "[path]") + "; items.append(item)"),
      UsualMistake(
        cause: "the path is one past the end, or counted before the deletes of the same update",
        code: "IndexPath(row: items.count, section: 0)  // items.count - 1"),
    ]
  }
}
