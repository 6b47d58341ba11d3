import TableModel

extension Shelf {
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    say(.canEditRow, to: tableView)
    return !uneditable.contains(indexPath)
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> EditingStyle {
    say(.editingStyle, to: tableView)
    return editingStyles[indexPath] ?? .delete
  }

  mutating func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) {
    act(.commit, in: tableView)
    let place = IndexPath(row: indexPath.row + 1, section: indexPath.section)
    if editingStyle == .delete {
      if !forgetsCommits { sections[indexPath.section].remove(at: indexPath.row) }
      tableView.deleteRows(at: [indexPath])
    } else {
      if !forgetsCommits { sections[place.section].insert("New", at: place.row) }
      tableView.insertRows(at: [place])
    }
  }

  mutating func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
    act(.willBeginEditing, in: tableView)
  }

  mutating func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
    act(.didEndEditing, in: tableView)
  }
}
