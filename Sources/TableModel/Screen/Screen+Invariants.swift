extension Screen {
  /// Returns the first invariant that does not hold and the table it concerns, nil where all hold.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  package func checkInvariants() -> (broken: ScreenInvariant, table: TableView)? {
    for table in tables {
      if let broken = ScreenInvariant.allCases.first(where: { !holds($0, of: table) }) {
        return (broken, table)
      }
    }
    return nil
  }

  private func holds(_ invariant: ScreenInvariant, of table: TableView) -> Bool {
    let state = state.tables[table.index]
    return switch invariant {
    case .rowsStandOnce: state.shown.checkInvariants()
    case .selectionIsShown:
      state.selection.allSatisfy(state.shown.contains)
    case .cellsAreShown:
      Set(state.cells.keys) == Set(visiblePaths(in: table).map(state.shown.row(at:)))
    case .offsetIsInside: (0...maximumOffset(of: table)).contains(state.contentOffset)
    }
  }
}
