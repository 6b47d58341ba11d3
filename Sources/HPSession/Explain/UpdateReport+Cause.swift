import TableModel

extension UpdateReport {
  /// Which number should be which, and what must have happened.
  var cause: String {
    switch claim {
    case .rows(_, let numbers):
      "\(numbers.after) should be \(numbers.expected): \(cause(numbers, noun: view.noun))"
    case .sections(let numbers):
      "\(numbers.after) should be \(numbers.expected): \(cause(numbers, noun: "section"))"
    case .missing(let operation, let extent, let isBefore):
      isBefore ? missingBefore(operation, extent) : missingAfter(operation, extent)
    case .conflict(let conflict, _, _, _):
      conflict == .deletedAndMoved
        ? "\(conflict.cause); a reload counts as a delete, so the delete may be a reload"
        : conflict.cause
    }
  }

  private func cause(_ numbers: UpdateNumbers, noun: String) -> String {
    guard numbers.isTold else { return numbers.cause }
    guard numbers.after == numbers.before else {
      let (did, told) = (numbers.after - numbers.before, numbers.change)
      return "\(numbers.cause) (the model has \(difference(did, noun)), "
        + "the table was told of \(difference(told, noun)))"
    }
    let (into, outOf) = (numbers.moved?.into ?? 0, numbers.moved?.outOf ?? 0)
    let a = noun == "item" ? "an" : "a"
    switch (numbers.inserted, numbers.deleted, into + outOf) {
    case (0, 1, 0): return "the table was told to delete \(a) \(noun) that the model still has"
    case (0, let count, 0):
      return "the table was told to delete \(counted(count, noun)) that the model still has"
    case (1, 0, 0): return "the table was told to insert \(a) \(noun) that the model does not have"
    case (let count, 0, 0):
      return "the table was told to insert \(counted(count, noun)) that the model does not have"
    case (0, 0, _):
      let way = outOf > into ? "out of the section" : "into the section"
      return "the table was told that \(a) \(noun) moves \(way), and the model has not moved it"
    default: return numbers.cause
    }
  }

  /// A number of rows more, less, or as before.
  private func difference(_ change: Int, _ noun: String) -> String {
    if change == 0 { return "as many as before" }
    return counted(Int(clamping: change.magnitude), noun) + (change > 0 ? " more" : " less")
  }

  private func missingBefore(
    _ operation: UpdateOperation, _ extent: UpdateFault.Extent
  ) -> String {
    switch extent {
    case .rows(let count):
      let row = operation.oldRow?.row ?? 0
      return mustBeBelow(row, count, noun: view.noun)
        + ": the index path is of another time than the \(view.noun)s, or of another model"
    case .sections(let count):
      let section = operation.oldSection ?? operation.oldRow?.section ?? 0
      return mustBeBelow(section, count, noun: "section")
        + ": the index is of another time than the sections, or of another model"
    }
  }

  private func missingAfter(
    _ operation: UpdateOperation, _ extent: UpdateFault.Extent
  ) -> String {
    let (index, count, noun) =
      switch extent {
      case .rows(let count): (operation.newRow?.row ?? 0, count, view.noun)
      case .sections(let count):
        (operation.newSection ?? operation.newRow?.section ?? 0, count, "section")
      }
    guard index == count else {
      return mustBeBelow(index, count, noun: noun)
        + ": places after the update count from 0 with all deletes and inserts made"
    }
    return "\(counted(count, noun)) should be \(Int.max == count ? count : count + 1): "
      + "the table was told of \(noun == "item" ? "an" : "a") \(noun) that the model does not have"
  }

  private func mustBeBelow(_ index: Int, _ count: Int, noun: String) -> String {
    count <= 0 ? "there is no \(noun)" : "\(index) should be at most \(count - 1)"
  }
}
