import CommandKit
import TableModel

/// A controller that makes a mistake for good: `faults` and `dump` say nothing of it, as an app would not.
struct BuiltInFault: TableControllerWrapper {
  var base: any TableController
}

extension Session {
  /// Builds a fault into the controller for good.
  ///
  /// - Throws: `denied` for a fault that this controller cannot have.
  mutating func build(in fault: Fault) throws(Diagnostic) {
    let controller = screen.controller
    if let reason = fault.refusal(round: controller) {
      throw Diagnostic(.denied, "\(fault.name) cannot be made here: \(reason)")
    }
    try act { screen throws(ScreenFault) in
      try screen.replaceController(
        by: BuiltInFault(base: fault.wrap(controller)),
        reloading: fault.tablesToReload(of: controller))
    }
    _ = screen.takeEvents()
  }
}
