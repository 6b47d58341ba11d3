/// What can stand at the cursor, by what the command declares.
package enum CompletionPlace: Sendable {
  /// A value of an option, with what was typed in front of it in the same word: `--at=`.
  case value(ParameterSpec, prefix: String)
  /// Operands, and the options that can still be given.
  case operands([FormPiece], options: [String])
}

extension CommandSpec {
  /// Returns what can stand behind words of the command, its own name not among them.
  ///
  /// - Complexity: O(*w* · *n*), where *w* is the number of words and *n* the length of the forms.
  package func place(behind words: [Word], typed: TypedWord) -> CompletionPlace {
    var operands: [Word] = []
    var given: [String] = []
    var pending: ParameterSpec?
    var isBehindOptions = false
    for word in words {
      if pending != nil {
        pending = nil
      } else if !isBehindOptions, word.isBare("--") {
        isBehindOptions = true
      } else if !isBehindOptions, word.quoting == .bare, let option = option(word.text) {
        given.append(option.spec.name)
        if option.spec.kind == .option, !option.hasValue { pending = option.spec }
      } else {
        operands.append(word)
      }
    }
    if let pending { return .value(pending, prefix: "") }
    if !isBehindOptions, !typed.isQuoted, let option = option(typed.text), option.hasValue {
      return .value(option.spec, prefix: option.spec.name + "=")
    }
    let machines = synopses.map { FormMachine($0, of: self) }
    let pieces = machines.flatMap { $0.pieces(after: operands) }
    let left = options.filter { $0.repeats || !given.contains($0.name) }.map(\.name)
    return .operands(pieces.uniqued, options: isBehindOptions ? [] : left)
  }

  /// Returns the option that a word names, and whether a value stands in the same word.
  private func option(_ text: String) -> (spec: ParameterSpec, hasValue: Bool)? {
    guard text.hasPrefix("-") else { return nil }
    let name = text.prefix { $0 != "=" }
    return parameter(named: String(name)).map { ($0, name.count < text.count) }
  }
}

extension [FormPiece] {
  /// The pieces, each once, in their order.
  fileprivate var uniqued: [FormPiece] {
    var seen = Set<FormPiece>()
    return filter { seen.insert($0).inserted }
  }
}
