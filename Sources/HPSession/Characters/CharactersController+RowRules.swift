package import TableModel

/// The answers about single rows, from the rules.
extension CharactersController {
  package func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    !refuses(.highlight, at: indexPath, in: tableView)
  }

  package func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if refuses(.select, at: indexPath, in: tableView) { return nil }
    let redirects = rowRules(of: tableView.name).redirects
    guard !redirects.isEmpty,
      let target = redirects[identity(ofRowAt: indexPath, in: tableView)]
    else { return indexPath }
    let order = rowOrder(ofTable: tableView.name)
    return order.indexPaths.first { identity(ofRowAt: $0, in: tableView) == target } ?? indexPath
  }

  package func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    refuses(.deselect, at: indexPath, in: tableView) ? nil : indexPath
  }

  package func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> EditingStyle {
    let styles = rowRules(of: tableView.name).editingStyles
    return styles[identity(ofRowAt: indexPath, in: tableView)] ?? .delete
  }

  private func identity(ofRowAt indexPath: IndexPath, in tableView: TableView) -> String {
    identity(of: rowOrder(ofTable: tableView.name).row(at: indexPath), inTable: tableView.name)
  }

  private func refuses(
    _ veto: RowRules.Veto, at indexPath: IndexPath, in tableView: TableView
  ) -> Bool {
    guard let rows = rowRules(of: tableView.name).vetoes[veto] else { return false }
    return contains(rows, indexPath, in: tableView)
  }

  /// Returns whether a row is pinned; a path without a row in the model is not.
  func isPinned(_ indexPath: IndexPath, in tableView: TableView) -> Bool {
    if let index = index(ofTable: tableView.name), tables[index].rules.pins.isEmpty {
      return false
    }
    return contains(reorderRules(of: tableView.name).pins, indexPath, in: tableView)
  }

  private func contains(
    _ rows: RowSet, _ indexPath: IndexPath, in tableView: TableView
  ) -> Bool {
    let order = rowOrder(ofTable: tableView.name)
    guard !rows.isEmpty, order.contains(indexPath) else { return false }
    let row = order.row(at: indexPath)
    let identity = identity(of: row, inTable: tableView.name)
    if let table = records(ofTable: tableView.name) {
      return rows.contains(identity: identity) { table.text(ofField: $0, of: row) }
    }
    return rows.contains(identity: identity) { name in
      switch name {
      case "title": return title(of: row, inTable: tableView.name)
      case "id": return identity
      default: return nil
      }
    }
  }
}

/// What a row's editing control does.
extension CharactersController {
  package func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
    index(ofTable: tableView.name) != nil
  }

  package mutating func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) {
    switch editingStyle {
    case .none: return
    case .delete:
      deleteRow(at: indexPath, inTable: tableView.name)
      tableView.deleteRows(at: [indexPath])
    case .insert:
      let place = IndexPath(row: indexPath.row + 1, section: indexPath.section)
      let before = rowOrder(ofTable: tableView.name).count
      guard (try? insertRow([], at: place, inTable: tableView.name)) != nil else { return }
      // A filter may hide the new row.
      guard rowOrder(ofTable: tableView.name).count > before else { return }
      tableView.insertRows(at: [place])
    }
    let hadRow = character != nil
    settleCard()
    if hadRow, character == nil { tableView.table(named: card)?.reloadData() }
  }
}
