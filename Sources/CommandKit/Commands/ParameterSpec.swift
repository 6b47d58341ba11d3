/// What is known of a parameter without its type: enough for usage, help and completion.
package struct ParameterSpec: Sendable {
  /// How a parameter is given.
  package enum Kind: Sendable {
    /// By its place.
    case operand
    /// By name, with a value.
    case option
    /// By name alone.
    case flag
  }

  /// How often a parameter may be given.
  package enum Occurrence: Sendable {
    case once
    case optional
    case oneOrMore
    case any
  }

  package let kind: Kind
  package let occurrence: Occurrence
  /// An operand's name in messages; an option's or flag's with its hyphens, `--as`.
  package let name: String
  /// A short name with its hyphen, `-k`.
  package let short: String?
  /// The value's name in the synopsis; empty for a flag.
  package let valueName: String
  package let completion: Completion
  package let help: String

  /// Whether the parameter may be given more than once.
  package var repeats: Bool { occurrence == .oneOrMore || occurrence == .any }

  /// Whether the parameter may be left out.
  package var isOptional: Bool { occurrence == .optional || occurrence == .any }
}

extension ParameterSpec {
  /// The parameter as the synopsis shows it: `REF…`, `[--as TABLE]`.
  package var synopsis: String {
    let value = repeats && !valueName.hasSuffix("…") ? valueName + "…" : valueName
    let form: String =
      switch kind {
      case .operand: value
      case .option: "\(name) \(valueName)"
      case .flag: name
      }
    return isOptional ? "[\(form)]" + (kind == .option && repeats ? "…" : "") : form
  }

  /// The parameter as the list of parameters names it: `REF`, `-k, --keep-going`.
  package var title: String {
    guard kind != .operand else { return valueName }
    let names = [short, name].compactMap(\.self).joined(separator: ", ")
    return kind == .option ? "\(names) \(valueName)" : names
  }
}
