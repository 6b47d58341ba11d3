/// A controller whose rows can be given heights from outside.
///
/// Adopt it to let a script say `metrics row-height 80 of 0:2` to a controller of your own.
public protocol SettableHeightsController: RowHeightsController {
  /// Sets the height of the row at an index path in points, nil for the one that all others have.
  ///
  /// - Throws: ``ModelFault`` for a row that takes no height.
  mutating func setHeight(
    _ height: Double?, ofRowAt indexPath: IndexPath, inTable tableName: String
  ) throws(ModelFault)
}
