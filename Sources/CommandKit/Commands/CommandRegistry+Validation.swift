extension CommandRegistry {
  /// Returns what is wrong with the declarations, for a test to find empty.
  ///
  /// - Complexity: O(*n*), where *n* is the number of parameters of all commands.
  package func validation() -> [String] {
    var faults: [String] = []
    var names: Set<String> = []
    for spec in commands.map(\.spec) {
      for name in [spec.name] + spec.aliases where !names.insert(name).inserted {
        faults.append("\(name): the name is given twice")
      }
      faults += spec.faults.map { "\(spec.name): \($0)" }
    }
    return faults
  }
}

extension CommandSpec {
  /// What is wrong with the declaration.
  fileprivate var faults: [String] {
    var faults: [String] = []
    let isSentence = abstract.hasSuffix(".") && abstract.first?.isUppercase == true
    if !isSentence { faults.append("the abstract is no sentence") }
    var names: Set<String> = []
    for parameter in parameters {
      for name in [parameter.name, parameter.short].compactMap(\.self)
      where !names.insert(name).inserted {
        faults.append("\(name) is declared twice")
      }
      let isLong = parameter.name.hasPrefix("--")
      if isLong != (parameter.kind != .operand) && parameter.name.utf8.count != 2 {
        faults.append("\(parameter.name) has the wrong hyphens")
      }
      if parameter.help.isEmpty { faults.append("\(parameter.name) has no help") }
    }
    let operands = parameters.filter { $0.kind == .operand }
    for (left, right) in zip(operands, operands.dropFirst()) {
      if left.repeats { faults.append("\(right.name) stands behind all operands") }
      if left.isOptional && !right.isOptional {
        faults.append("\(right.name) must be given behind one that need not")
      }
    }
    return faults
  }
}
