extension UpdateCheck {
  /// Checks that no place is named twice.
  ///
  /// - Complexity: O(*k*), where *k* is the number of operations.
  func checkPlacesAreNamedOnce() throws(UpdateFault) {
    if let (first, second) = clash(\.oldSection) ?? clash(\.oldRow) {
      throw .conflict(Self.conflictBefore(first.verb, second.verb), first, second)
    }
    if let (first, second) = clash(\.newSection) ?? clash(\.newRow) {
      throw .conflict(Self.conflictAfter(first.verb, second.verb), first, second)
    }
  }

  /// Checks that no operation on a row excludes what becomes of its section.
  ///
  /// - Complexity: O(*k*), where *k* is the number of operations.
  func checkRows(in sections: SectionMap) throws(UpdateFault) {
    for operation in operations {
      let there = operation.oldRow.flatMap { sections.operation(onOld: $0.section) }
      if let there, let conflict = Self.conflict(leaving: there.verb, operation.verb) {
        throw .conflict(conflict, there, operation)
      }
      let here = operation.newRow.flatMap { sections.operation(onNew: $0.section) }
      if let here, let conflict = Self.conflict(entering: here.verb, operation.verb) {
        throw .conflict(conflict, here, operation)
      }
    }
  }

  /// Returns the first two operations that name one place, in their own order.
  private func clash<Place: Hashable>(
    _ place: (UpdateOperation) -> Place?
  ) -> (UpdateOperation, UpdateOperation)? {
    var claims: [Place: UpdateOperation] = [:]
    for operation in operations {
      guard let place = place(operation) else { continue }
      if let first = claims.updateValue(operation, forKey: place) { return (first, operation) }
    }
    return nil
  }

  private static func conflictBefore(
    _ first: UpdateOperation.Verb,
    _ second: UpdateOperation.Verb
  ) -> UpdateFault.Conflict {
    switch (first, second) {
    case (.delete, .delete): .deletedTwice
    case (.delete, .reload): .deletedAndReloaded
    case (.delete, _): .deletedAndMoved
    case (.reload, .reload): .reloadedTwice
    case (.reload, _): .reloadedAndMoved
    default: .movedTwice
    }
  }

  private static func conflictAfter(
    _ first: UpdateOperation.Verb,
    _ second: UpdateOperation.Verb
  ) -> UpdateFault.Conflict {
    switch (first, second) {
    case (.insert, .insert): .insertedTwice
    case (.move, .move): .movedToTwice
    default: .insertedAndMovedTo
    }
  }

  private static func conflict(
    leaving section: UpdateOperation.Verb,
    _ row: UpdateOperation.Verb
  ) -> UpdateFault.Conflict? {
    switch (section, row) {
    case (.move, .delete): .deleteInMovedSection
    case (.move, .reload): .reloadInMovedSection
    case (.move, .move): .moveInMovedSection
    case (.delete, .move): .moveOutOfDeletedSection
    case (.reload, .move): .moveOutOfReloadedSection
    default: nil
    }
  }

  private static func conflict(
    entering section: UpdateOperation.Verb,
    _ row: UpdateOperation.Verb
  ) -> UpdateFault.Conflict? {
    switch (section, row) {
    case (.move, .insert): .insertInMovedSection
    case (.move, .move): .moveInMovedSection
    case (.insert, .move): .moveIntoInsertedSection
    case (.reload, .move): .moveIntoReloadedSection
    default: nil
    }
  }
}
