import CommandKit
import TableModel

extension Session {
  /// The names of the faults that are on, in the order of ``Fault/all``.
  package var faultsOn: [String] { screen.controller.wrapperNames }

  /// Builds a fault into the controller or takes it out; the tables are not told.
  ///
  /// - Throws: `denied` for a fault that this controller cannot have.
  mutating func setFault(_ fault: Fault, isOn: Bool) throws(Diagnostic) {
    let controller = screen.controller
    guard isOn != faultsOn.contains(fault.name) else { return }
    if isOn, let reason = fault.refusal(round: controller.unwrapped) {
      throw Diagnostic(.denied, "\(fault.name) cannot be made here: \(reason)")
    }
    var wrappers = Dictionary(
      uniqueKeysWithValues: controller.namedWrappers.map { ($0.wrapperName, $0) })
    wrappers[fault.name] = isOn ? fault.wrap(controller.unwrapped) : nil
    var chain = controller.unwrapped
    for known in Fault.all {
      // One that was on already is kept as it is, with what it remembers.
      guard var wrapper = wrappers[known.name] else { continue }
      wrapper.base = chain
      chain = wrapper
    }
    try act { screen throws(ScreenFault) in
      try screen.replaceController(
        by: chain, reloading: fault.tablesToReload(of: controller.unwrapped))
    }
    forgetNames()
  }
}
