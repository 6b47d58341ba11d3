/// Reads a pattern.
struct PatternReader {
  private let signs: [Character]
  private var index = 0
  private var depth = 0
  /// Whether capitals and small letters are the same.
  private(set) var ignoresCase = false

  /// The characters that a pattern may have.
  static let longest = 10_000
  /// How deep groups may stand in one another.
  static let deepest = 100
  /// How often a part may be counted to stand.
  private static let mostTimes = 1_000

  init(_ text: String) {
    signs = Array(text)
  }

  /// Reads the whole pattern.
  ///
  /// - Throws: ``PatternFault`` at the sign that does not fit.
  mutating func pattern() throws(PatternFault) -> PatternNode {
    guard signs.count <= PatternReader.longest else {
      throw fault("it has more than \(PatternReader.longest) characters")
    }
    if signs.starts(with: "(?i)") {
      ignoresCase = true
      index = 4
    }
    let node = try choice()
    guard index == signs.count else { throw fault("no group is open that this closes") }
    return node
  }

  /// The sign to be read.
  var next: Character? { index < signs.count ? signs[index] : nil }

  /// Takes the next sign if it is a certain one; returns whether it was.
  mutating func take(_ sign: Character) -> Bool {
    guard next == sign else { return false }
    index += 1
    return true
  }

  /// Takes the next sign.
  ///
  /// - Throws: ``PatternFault`` at the end.
  mutating func take(orFail reason: String) throws(PatternFault) -> Character {
    guard let sign = next else { throw fault(reason, from: max(0, index - 1)) }
    index += 1
    return sign
  }

  /// Returns the fault of the signs from a place up to the next one.
  func fault(_ reason: String, from start: Int? = nil) -> PatternFault {
    let start = start ?? index
    let end = min(max(index, start + 1), signs.count)
    let offset = { (count: Int) in
      signs[..<min(count, signs.count)].reduce(0) { $0 + $1.utf8.count }
    }
    return PatternFault(reason: reason, place: offset(start)..<offset(max(start, end)))
  }

  /// The place of the sign to be read.
  var place: Int { index }

  private mutating func choice() throws(PatternFault) -> PatternNode {
    var choices = [try sequence()]
    while take("|") { choices.append(try sequence()) }
    return choices.count == 1 ? choices[0] : .choice(choices)
  }

  private mutating func sequence() throws(PatternFault) -> PatternNode {
    var parts: [PatternNode] = []
    while let sign = next, sign != "|", sign != ")" { parts.append(try repetition()) }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func repetition() throws(PatternFault) -> PatternNode {
    let part = try part()
    guard let bounds = try bounds() else { return part }
    // How much is taken makes no difference to whether anything is found.
    _ = take("?")
    if next == "*" || next == "+" || next == "{" {
      throw fault("what is repeated already cannot be repeated again")
    }
    return .repeated(part, from: bounds.0, through: bounds.1)
  }

  private mutating func bounds() throws(PatternFault) -> (Int, Int?)? {
    if take("*") { return (0, nil) }
    if take("+") { return (1, nil) }
    if take("?") { return (0, 1) }
    let start = index
    guard take("{") else { return nil }
    let low = number()
    let high = take(",") ? number() : low
    let isOpen = signs[index - 1] == ","
    guard let low, take("}"), isOpen || high != nil else {
      throw fault("a count is {2}, {2,} or {2,5}; \\{ is the sign itself", from: start)
    }
    guard max(low, high ?? 0) <= PatternReader.mostTimes else {
      throw fault("nothing is counted beyond \(PatternReader.mostTimes)", from: start)
    }
    guard low <= high ?? low else { throw fault("the count ends before it begins", from: start) }
    return (low, isOpen ? nil : high)
  }

  private mutating func number() -> Int? {
    var digits = ""
    while let sign = next, sign.isASCII, sign.isWholeNumber, digits.count < 9 {
      digits.append(sign)
      index += 1
    }
    return Int(digits)
  }

  private mutating func part() throws(PatternFault) -> PatternNode {
    let start = index
    let sign = try take(orFail: "a part is missing")
    switch sign {
    case "(": return try group(from: start)
    case "[": return .step(.oneOf(try set(from: start)))
    case "\\": return .step(try escape(from: start))
    case ".": return .step(.anyCharacter)
    case "^": return .step(.start)
    case "$": return .step(.end)
    case "*", "+", "?", "{":
      throw fault("nothing stands before it that could be repeated", from: start)
    default: return .step(step(for: sign))
    }
  }

  /// Returns the step that takes a character.
  func step(for character: Character) -> PatternStep {
    guard ignoresCase else { return .character(character) }
    var set = PatternSet()
    set.ignoresCase = true
    set.ranges = [character...character]
    return .oneOf(set)
  }

  private mutating func group(from start: Int) throws(PatternFault) -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= PatternReader.deepest else {
      throw fault("its groups nest deeper than \(PatternReader.deepest)", from: start)
    }
    if take("?"), !take(":") {
      if next != nil { index += 1 }
      throw fault("a group begins with ( or (?:, and (?i) stands first", from: start)
    }
    let node = try choice()
    guard take(")") else {
      index = start
      throw fault("the group is not closed")
    }
    return node
  }
}
