package import TableModel

/// A known mistake that can be built into a controller.
package struct Fault: Sendable {
  private let controller: any FaultyController.Type

  /// The mistakes there are, innermost first where several are on.
  package static let all: [Fault] = controllers.map(Fault.init)

  private static let controllers: [any FaultyController.Type] = [
    EmptyMover.self, SwappingMover.self, InsertingFirstMover.self, EchoingMover.self,
    AbsentMover.self, SectionBlindMover.self, CountingClamp.self, PinBlindClamp.self,
    FilterBlind.self, DeletingLoop.self, NoDidDeselect.self,
    NoCellReset.self, CardByName.self, CardByIndex.self,
    ElseRouting.self, WrongTableReloaded.self,
  ]

  /// The name by which it is switched on and off.
  package var name: String { controller.faultName }

  /// The line of Swift that makes it.
  package var code: String { controller.code }

  /// What to write instead.
  package var remedy: String { controller.remedy }

  /// Returns whether a controller can make the mistake.
  package func canStand(round controller: any TableController) -> Bool {
    refusal(round: controller) == nil
  }

  /// Returns why a controller cannot make the mistake, nil where it can.
  func refusal(round controller: any TableController) -> String? {
    self.controller.refusal(round: controller)
  }

  /// Returns the tables that get other rows with the mistake, and so have to ask again.
  func tablesToReload(of controller: any TableController) -> [String] {
    self.controller.tablesToReload(of: controller)
  }

  /// Returns a controller with the mistake built in.
  package func wrap(_ controller: any TableController) -> any TableControllerWrapper {
    self.controller.init(base: controller)
  }
}
