extension TableView {
  /// The cells that a table has on screen, by index path.
  public struct Cells {
    let screen: Screen?
    let table: Int

    /// The cell of a row, nil where the row is off screen.
    ///
    /// - Complexity: O(1) beside the look-up of the row.
    public subscript(indexPath: IndexPath) -> TableCell? {
      get { row(at: indexPath).flatMap { screen?.state.tables[table].cells[$0] } }
      nonmutating set {
        guard let screen, let row = row(at: indexPath), let newValue,
          screen.state.tables[table].cells[row] != nil
        else { return }
        screen.state.tables[table].cells[row] = newValue
      }
    }

    private func row(at indexPath: IndexPath) -> RowID? {
      guard let shown = screen?.state.tables[table].shown else { return nil }
      return shown.contains(indexPath) ? shown.row(at: indexPath) : nil
    }
  }
}
