extension TableController {
  /// The names of the wrappers that were put round the controller, innermost first.
  ///
  /// - Complexity: O(*w*), where *w* is the number of wrappers.
  public var wrapperNames: [String] { namedWrappers.compactMap(\.wrapperName) }

  /// The wrappers that were put round the controller, innermost first.
  ///
  /// - Complexity: O(*w*), where *w* is the number of wrappers.
  package var namedWrappers: [any TableControllerWrapper] {
    guard let wrapper = self as? any TableControllerWrapper, wrapper.wrapperName != nil else {
      return []
    }
    return wrapper.base.namedWrappers + [wrapper]
  }

  /// The controller as it is without the wrappers that were put round it.
  ///
  /// - Complexity: O(*w*), where *w* is the number of wrappers.
  package var unwrapped: any TableController {
    guard let wrapper = self as? any TableControllerWrapper, wrapper.wrapperName != nil else {
      return self
    }
    return wrapper.base.unwrapped
  }
}
