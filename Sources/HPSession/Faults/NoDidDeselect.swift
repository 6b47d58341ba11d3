import TableModel

/// A controller without `didDeselectRowAt`, so that what `didSelectRowAt` painted stays painted.
///
/// The trace has the call all the same: it says what the table tells, not who listens.
struct NoDidDeselect: FaultyController {
  static let faultName = "no-didDeselect"
  static let code = "// no func tableView(_:didDeselectRowAt:)"
  static let remedy = "take back in didDeselectRowAt what didSelectRowAt did to the cell"

  var base: any TableController

  mutating func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
