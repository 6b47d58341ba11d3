extension TableController {
  /// Returns this controller as something it can do beyond a delegate's and data source's answers or,
  /// for a wrapper, the controller inside that can; nil where none can.
  ///
  /// - Complexity: O(*w*), where *w* is the number of wrappers.
  public func capability<Capability>(_ type: Capability.Type) -> Capability? {
    guard type != Self.self, let wrapper = self as? any TableControllerWrapper else {
      return self as? Capability
    }
    guard let inner = wrapper.base.capability(type) else { return nil }
    return self as? Capability ?? inner
  }

  /// Changes the controller that has a capability, this one or one inside, and returns what the change
  /// returns; nil where none has it.
  ///
  /// - Complexity: O(*w*), where *w* is the number of wrappers.
  public mutating func changeCapability<Capability, Result, Failure: Error>(
    _ type: Capability.Type, _ body: (inout Capability) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard capability(type) != nil else { return nil }
    if var capable = self as? Capability {
      let result = try body(&capable)
      if let changed = capable as? Self { self = changed }
      return result
    }
    guard var wrapper = self as? any TableControllerWrapper else { return nil }
    let result = try wrapper.base.changeCapability(type, body)
    if let changed = wrapper as? Self { self = changed }
    return result
  }

  /// Whether the controller, and each one inside, is a value, so that a copy holds it as it is.
  package var isValue: Bool {
    guard !(type(of: self) is any AnyObject.Type) else { return false }
    return (self as? any TableControllerWrapper)?.base.isValue ?? true
  }
}
