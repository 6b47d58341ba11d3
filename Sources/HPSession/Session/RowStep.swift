import TableModel

/// Changes of single rows in few bytes, since a journal may hold a million of them.
enum RowStep {
  /// A row that was moved.
  struct Move {
    private let sourceSection, sourceRow, targetSection, targetRow: UInt32

    /// Packs a move; nil for one whose numbers are too large.
    init?(_ move: StepTrail.Move) {
      guard let sourceSection = UInt32(exactly: move.source.section),
        let sourceRow = UInt32(exactly: move.source.row),
        let targetSection = UInt32(exactly: move.target.section),
        let targetRow = UInt32(exactly: move.target.row)
      else { return nil }
      (self.sourceSection, self.sourceRow) = (sourceSection, sourceRow)
      (self.targetSection, self.targetRow) = (targetSection, targetRow)
    }

    /// Returns the move in a table.
    func move(inTable table: UInt16) -> StepTrail.Move {
      StepTrail.Move(
        table: Int(table), source: IndexPath(row: Int(sourceRow), section: Int(sourceSection)),
        target: IndexPath(row: Int(targetRow), section: Int(targetSection)))
    }
  }

  /// A row that came into a selection, one that left it, and the row on the card before and after.
  struct Selection {
    /// No row has this number.
    private static let none = UInt32.max
    private let added, removed, cardBefore, cardAfter: UInt32

    /// Packs the rows.
    init(added: RowID?, removed: RowID?, cardBefore: RowID?, cardAfter: RowID?) {
      self.added = added?.rawValue ?? Selection.none
      self.removed = removed?.rawValue ?? Selection.none
      self.cardBefore = cardBefore?.rawValue ?? Selection.none
      self.cardAfter = cardAfter?.rawValue ?? Selection.none
    }

    /// The row that came, nil where none did.
    var addedRow: RowID? { Selection.row(added) }
    /// The row that left, nil where none did.
    var removedRow: RowID? { Selection.row(removed) }
    /// The row that was on the card.
    var cardRowBefore: RowID? { Selection.row(cardBefore) }
    /// The row that is on the card.
    var cardRowAfter: RowID? { Selection.row(cardAfter) }

    private static func row(_ number: UInt32) -> RowID? {
      number == none ? nil : RowID(rawValue: number)
    }
  }
}
