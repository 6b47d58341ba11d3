package import TableModel

/// A controller with a known mistake built in: a wrapper that answers wrongly what the mistake is about.
///
/// Each mistake is a type of its own, so that it reads like the line of code it stands for and none
/// is a special case elsewhere.
package protocol FaultyController: TableControllerWrapper, SendableMetatype {
  /// The name by which the mistake is switched on and off.
  static var faultName: String { get }
  /// The line of Swift that makes it.
  static var code: String { get }
  /// What to write instead.
  static var remedy: String { get }

  /// Makes the controller from one without the mistake.
  init(base: any TableController)

  /// Returns why the mistake cannot be made by a controller, nil where it can.
  static func refusal(round controller: any TableController) -> String?

  /// Returns the tables that get other rows with the mistake, and so have to ask again.
  static func tablesToReload(of controller: any TableController) -> [String]
}

extension FaultyController {
  package var wrapperName: String? { Self.faultName }

  package static func refusal(round controller: any TableController) -> String? { nil }

  package static func tablesToReload(of controller: any TableController) -> [String] { [] }

  /// Returns why a mistake about the card's table cannot be made, nil where there is such a table.
  static func refusalWithoutCard(_ controller: any TableController) -> String? {
    guard let card = controller.cardTableName, card != controller.tableNames.first else {
      return "the controller has no second table for a card"
    }
    return nil
  }

  /// Returns why a mistake in changing the model cannot be made, nil where the model can be changed.
  static func refusal(_ reason: String, unlessEditable controller: any TableController) -> String? {
    controller.capability((any EditableTableController).self) == nil
      ? "\(reason), which takes EditableTableController" : nil
  }
}
