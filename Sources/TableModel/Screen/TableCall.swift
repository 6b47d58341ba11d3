/// Something a callback told a table or the card, kept until the callback returns.
enum TableCall: Hashable {
  case reloadData(table: String)
  case update(BatchUpdate, table: String)
  case setEditing(Bool, table: String)
  case scroll(IndexPath, at: ScrollPosition, table: String)
  case nudgeCard(points: Double)
}
