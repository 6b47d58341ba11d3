extension Format where Value == Int {
  /// A whole number in a range.
  package static func integer(_ range: ClosedRange<Int>, _ valueName: String = "N") -> Format {
    Format(valueName) { words throws(Diagnostic) in
      let word = try words.need(valueName)
      let isBare = word.quoting == .bare && word.isLiteral
      guard isBare, let number = Int(word.text), range.contains(number) else {
        throw Diagnostic(
          .usage, "\(word.shown) is not a number\(range.described)", at: word.range,
          hint: word.quoting == .quoted ? "a word in quotes is text, never a number" : nil)
      }
      return number
    }
  }
}

extension ClosedRange<Int> {
  /// The bounds that say something, for a message.
  fileprivate var described: String {
    if lowerBound == .min && upperBound == .max { return "" }
    if upperBound == .max { return " from \(lowerBound)" }
    if lowerBound == .min { return " up to \(upperBound)" }
    return " from \(lowerBound) to \(upperBound)"
  }
}

extension Format where Value == String {
  /// One of a few keywords.
  package static func choice(_ choices: [String], _ valueName: String? = nil) -> Format {
    let name = valueName ?? choices.joined(separator: "|")
    return Format(name, completion: .choices(choices)) { words throws(Diagnostic) in
      let word = try words.need(name)
      guard let choice = choices.first(where: word.isBare) else {
        throw Diagnostic(
          .usage, "\(word.shown) is not \(choices.joinedAsChoices)", at: word.range,
          hint: Suggestion.hint(for: word.text, among: choices))
      }
      return choice
    }
  }
}

extension Format where Value == Bool {
  /// `on` or `off`.
  package static var onOff: Format {
    Format<String>.choice(["on", "off"]).map { choice throws(Diagnostic) in choice == "on" }
  }
}

extension Format where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of a type, by its raw value.
  package static func choice(_ valueName: String? = nil) -> Format {
    let cases = Array(Value.allCases)
    let names = cases.map(\.rawValue)
    return Format(
      valueName ?? names.joined(separator: "|"), completion: .choices(names)
    ) { words throws(Diagnostic) in
      let place = words.place
      let name = try Format<String>.choice(names, valueName).parse(&words)
      guard let value = Value(rawValue: name) else {
        throw Diagnostic(.usage, "\"\(name)\" is not \(names.joinedAsChoices)", at: place)
      }
      return value
    }
  }
}

extension [String] {
  /// The words as an enumeration in a sentence: `a, b or c`.
  package var joinedAsChoices: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
