import TableModel

extension UpdateReport {
  /// What apps do that ends so, the most frequent first.
  var usualMistakes: [UsualMistake] {
    let calls = ViewCalls(view)
    return switch claim {
    case .rows(_, let numbers): rowMistakes(numbers, calls)
    case .sections(let numbers): sectionMistakes(numbers, calls)
    case .missing(_, _, let isBefore): isBefore ? beforeMistakes(calls) : afterMistakes(calls)
    case .conflict(let conflict, _, _, _): conflictMistakes(conflict, calls)
    }
  }

  private func rowMistakes(_ numbers: UpdateNumbers, _ calls: ViewCalls) -> [UsualMistake] {
    guard numbers.isTold else {
      return [
        UsualMistake(
          cause: "the model is set anew and the view only asked to look again",
          code: "items = all.filter(isShown); \(calls.name).performBatchUpdates(nil)"),
        UsualMistake(
          cause:
            "the model is changed where the view is not told: another thread, a fetch, a setter",
          code: "queue.async { self.items.append(item) }"),
        UsualMistake(
          cause: "another section is told than the one that changed",
          code: calls.rows("insert", "[IndexPath(row: 0, section: 1)]") + "  // sections[0] grew"),
      ]
    }
    guard numbers.after == numbers.before else { return unequalMistakes(numbers, calls) }
    if numbers.deleted > 0 && numbers.inserted == 0 { return undeletedMistakes(calls) }
    if numbers.inserted > 0 { return uninsertedMistakes(calls) }
    return [
      UsualMistake(
        cause: "the row is moved and the model is not",
        code: calls.move("from", "to") + "  // and no sections[…].insert(sections[…].remove(…))"),
      UsualMistake(
        cause: "the model moves inside the section that the row leaves",
        code: "sections[from.section].insert(item, at: to.row)  // to.section is meant"),
    ]
  }

  private func undeletedMistakes(_ calls: ViewCalls) -> [UsualMistake] {
    [
      UsualMistake(
        cause: "the model is changed after the call",
        code: calls.rows("delete", "[path]") + "; items.remove(at: path.row)"),
      UsualMistake(
        cause: "the model is changed on another copy than the one that is counted",
        code: "found.remove(at: path.row)  // numberOfRows: items.count"),
      UsualMistake(
        cause: "a move is written as delete and insert, and the insert is missing",
        code: calls.rows("delete", "[from]") + "  // and no insert at [to]"),
    ]
  }

  private func uninsertedMistakes(_ calls: ViewCalls) -> [UsualMistake] {
    [
      UsualMistake(
        cause: "the model is changed after the call",
        code: calls.rows("insert", "[path]") + "; items.append(item)"),
      UsualMistake(
        cause: "the view counts for the first time after the model has grown",
        code: "items.append(item); " + calls.rows("insert", "[path]")
          + "  // in performBatchUpdates, both"),
      UsualMistake(
        cause: "the model is changed on another copy than the one that is counted",
        code: "all.append(item)  // numberOfRows: found.count"),
    ]
  }

  private func unequalMistakes(_ numbers: UpdateNumbers, _ calls: ViewCalls) -> [UsualMistake] {
    let reload = UsualMistake(
      cause: "rows are reloaded where their number changes: a reload is a delete and an insert",
      code: "items = new; " + calls.rows("reload", "[path]"))
    let isLess = numbers.after < numbers.before
    let several = UsualMistake(
      cause: "the model changes by several, the view is told of fewer",
      code: isLess
        ? "items.removeAll(); " + calls.rows("delete", "selected")
        : "items.append(contentsOf: page); " + calls.rows("insert", "[last]"))
    let twice = UsualMistake(
      cause: "a second change comes before the view is told of the first",
      code: isLess
        ? "items.remove(at: a); await save(); items.remove(at: b); "
          + calls.rows("delete", "[pathOfA]")
        : "items.append(a); await save(); items.append(b); " + calls.rows("insert", "[pathOfA]"))
    return numbers.inserted == numbers.deleted && numbers.inserted > 0
      ? [reload, several, twice] : [several, twice, reload]
  }

  private func sectionMistakes(_ numbers: UpdateNumbers, _ calls: ViewCalls) -> [UsualMistake] {
    let emptied = UsualMistake(
      cause: "a section goes with its last row, and only the row is told",
      code: "if items.isEmpty { sections.remove(at: s) }; " + calls.rows("delete", "[path]"))
    let first = UsualMistake(
      cause: "a section comes with its first row, and only the row is told",
      code: "sections.append([item]); " + calls.rows("insert", "[path]"))
    let constant = UsualMistake(
      cause: "the number of sections does not come from the model",
      code: "func numberOfSections(…) -> Int { 1 }  // sections.count")
    let late = UsualMistake(
      cause: "the model is changed after the call",
      code: calls.sections("delete", "[s]") + "; sections.remove(at: s)")
    let anew = UsualMistake(
      cause:
        "the model is set anew, from nothing or to nothing, before an update that speaks of less",
      code: "sections = fetched; \(calls.name).performBatchUpdates(nil)  // reloadData()")
    if numbers.isTold { return numbers.after == numbers.before ? [late, constant] : [anew, late] }
    return numbers.after < numbers.before ? [emptied, anew] : [first, anew]
  }
}
