/// A controller whose headers and footers can be set from outside.
///
/// Adopt it to let a script say `section 0 --header Gryffindor` to a controller of your own, and
/// answer `titleForHeaderInSection` and `titleForFooterInSection` from what was set.
public protocol SectionTitlesController: TableController {
  /// Sets the header and footer of a section that is there, each where it is given.
  ///
  /// - Throws: ``ModelFault`` for a section that takes no titles.
  mutating func setTitles(
    header: String?, footer: String?, ofSection section: Int, inTable tableName: String
  ) throws(ModelFault)
}
