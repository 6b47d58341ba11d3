import TableModel

/// A controller that paints some cells and never paints one back, so that a used cell looks like the row it had before.
struct NoCellReset: FaultyController {
  static let faultName = "no-cell-reset"
  static let code = "if item == selected { cell.textColor = .white }  // and no else"
  static let remedy = "cell.textColor = item == selected ? .white : .black"

  var base: any TableController

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    var cell = base.tableView(tableView, cellForRowAt: indexPath)
    guard cell.textColor == .black else { return cell }
    // For one row the table gives one cell, however often it is asked.
    cell.textColor =
      tableView.dequeueReusableCell(withIdentifier: cell.reuseIdentifier).textColor
    return cell
  }
}
