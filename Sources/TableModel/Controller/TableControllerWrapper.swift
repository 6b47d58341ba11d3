/// A controller round another one, which answers some calls itself and passes all others on.
///
/// Each known mistake that can be switched on is one. A wrapper implements the calls it answers; what
/// it does not implement goes to ``base``. What the controller inside can do beyond a delegate's and
/// data source's answers, the whole can do: see ``TableController/capability(_:)``. A wrapper that
/// answers for such an ability conforms to its protocol, and has the ability only where the
/// controller inside has it.
public protocol TableControllerWrapper: TableController {
  /// The controller inside.
  var base: any TableController { get set }

  /// The name by which the wrapper is put on and taken off, nil where it belongs to the controller for good.
  var wrapperName: String? { get }

  /// Returns the name of the table that the controller inside is asked about in the place of one, the same where nothing is said.
  func nameInside(ofTable tableName: String) -> String
}
