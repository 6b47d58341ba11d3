/// A typed parameter of a command: how it is given, how it is read, what it means.
package struct Parameter<Value: Sendable>: Sendable {
  package let spec: ParameterSpec
  private let take: @Sendable (inout BoundWords, ParameterSpec) throws(Diagnostic) -> Value

  private init(
    _ spec: ParameterSpec,
    take: @escaping @Sendable (inout BoundWords, ParameterSpec) throws(Diagnostic) -> Value
  ) {
    self.spec = spec
    self.take = take
  }

  /// Takes the parameter's value from the words of a command.
  func value(from words: inout BoundWords) throws(Diagnostic) -> Value {
    try take(&words, spec)
  }
}

extension Parameter {
  /// Returns a parameter that must stand at its place.
  package static func operand(
    _ name: String, _ format: Format<Value>, _ help: String
  ) -> Parameter {
    Parameter(.operand(name, .once, format, help)) { words, spec throws(Diagnostic) in
      guard !words.operands.isAtEnd else { throw words.operands.missing(spec.name) }
      return try format.parse(&words.operands)
    }
  }

  /// Returns a parameter that may stand at its place.
  package static func optionalOperand<Wrapped: Sendable>(
    _ name: String, _ format: Format<Wrapped>, _ help: String
  ) -> Parameter where Value == Wrapped? {
    Parameter(.operand(name, .optional, format, help)) { words, _ throws(Diagnostic) in
      words.operands.isAtEnd ? nil : try format.parse(&words.operands)
    }
  }

  /// Returns a parameter that takes all operands that are left, and at least one.
  package static func operands<Element: Sendable>(
    _ name: String, _ format: Format<Element>, _ help: String
  ) -> Parameter where Value == [Element] {
    Parameter(.operand(name, .oneOrMore, format, help)) { words, spec throws(Diagnostic) in
      guard !words.operands.isAtEnd else { throw words.operands.missing(spec.name) }
      return try words.readOperands(format)
    }
  }

  /// Returns a parameter that takes all operands that are left, if there are any.
  package static func anyOperands<Element: Sendable>(
    _ name: String, _ format: Format<Element>, _ help: String
  ) -> Parameter where Value == [Element] {
    Parameter(.operand(name, .any, format, help)) { words, _ throws(Diagnostic) in
      try words.readOperands(format)
    }
  }
}

extension Parameter {
  /// Returns a parameter given as `--name VALUE` or `--name=VALUE`, once or not at all.
  package static func option<Wrapped: Sendable>(
    _ name: String, short: String? = nil, _ format: Format<Wrapped>, _ help: String
  ) -> Parameter where Value == Wrapped? {
    let spec = ParameterSpec.option(name, short: short, .optional, format, help)
    return Parameter(spec) { words, spec throws(Diagnostic) in
      try words.readOptions(spec.name, format).last
    }
  }

  /// Returns a parameter given as `--name VALUE` any number of times.
  package static func repeatedOption<Element: Sendable>(
    _ name: String, short: String? = nil, _ format: Format<Element>, _ help: String
  ) -> Parameter where Value == [Element] {
    let spec = ParameterSpec.option(name, short: short, .any, format, help)
    return Parameter(spec) { words, spec throws(Diagnostic) in
      try words.readOptions(spec.name, format)
    }
  }
}

extension Parameter<Bool> {
  /// Returns a parameter that is given by its name alone, or not.
  package static func flag(_ name: String, short: String? = nil, _ help: String) -> Parameter {
    let spec = ParameterSpec(
      kind: .flag, occurrence: .optional, name: name, short: short, valueName: "",
      completion: .none, help: help)
    return Parameter(spec) { words, spec throws(Diagnostic) in words.has(spec.name) }
  }
}

extension ParameterSpec {
  /// Returns the spec of an operand.
  fileprivate static func operand<Value>(
    _ name: String, _ occurrence: Occurrence, _ format: Format<Value>, _ help: String
  ) -> ParameterSpec {
    ParameterSpec(
      kind: .operand, occurrence: occurrence, name: name, short: nil,
      valueName: format.valueName, completion: format.completion, help: help)
  }

  /// Returns the spec of an option.
  fileprivate static func option<Value>(
    _ name: String, short: String?, _ occurrence: Occurrence, _ format: Format<Value>,
    _ help: String
  ) -> ParameterSpec {
    ParameterSpec(
      kind: .option, occurrence: occurrence, name: name, short: short,
      valueName: format.valueName, completion: format.completion, help: help)
  }
}
