/// Escapes and sets.
extension PatternReader {
  /// Reads what stands behind `\`.
  mutating func escape(from start: Int) throws(PatternFault) -> PatternStep {
    let sign = try take(orFail: "nothing stands behind the \\")
    switch sign {
    case "b": return .wordEdge(true)
    case "B": return .wordEdge(false)
    case _ where sign.setKind != nil:
      var set = PatternSet()
      set.add(sign)
      return .oneOf(set)
    default: return step(for: try literal(sign, from: start))
    }
  }

  /// Reads what stands behind `[`.
  mutating func set(from start: Int) throws(PatternFault) -> PatternSet {
    var set = PatternSet()
    set.isInverted = take("^")
    set.ignoresCase = ignoresCase
    var isEmpty = true
    while !take("]") {
      guard next != nil else { throw fault("the set is not closed", from: start) }
      isEmpty = false
      let place = place
      guard let low = try member(of: &set) else { continue }
      var high = low
      if next == "-", take("-") {
        if next == "]" {
          set.ranges.append("-"..."-")
        } else {
          guard let sign = try member(of: &set) else {
            throw fault("a range has two ends", from: place)
          }
          high = sign
        }
      }
      guard low <= high else { throw fault("the range ends before it begins", from: place) }
      set.ranges.append(low...high)
    }
    if isEmpty { throw fault("the set is empty; \\] is the sign itself", from: start) }
    return set
  }

  /// Reads a character of a set; nil for a kind, which is added to the set.
  private mutating func member(of set: inout PatternSet) throws(PatternFault) -> Character? {
    let start = place
    let sign = try take(orFail: "the set is not closed")
    if sign == "[" { throw fault("no set stands in a set; \\[ is the sign itself", from: start) }
    guard sign == "\\" else { return sign }
    let escaped = try take(orFail: "nothing stands behind the \\")
    guard escaped.setKind != nil else { return try literal(escaped, from: start) }
    set.add(escaped)
    return nil
  }

  /// Returns the character that an escaped sign stands for.
  private func literal(_ sign: Character, from start: Int) throws(PatternFault) -> Character {
    switch sign {
    case "t": return "\t"
    case "n": return "\n"
    case "r": return "\r"
    case _ where sign.isASCII && (sign.isLetter || sign.isNumber):
      throw fault("nothing is written \\\(sign)", from: start)
    default: return sign
    }
  }
}

extension PatternSet {
  /// Adds the kind of characters that a letter behind `\` stands for; a capital means all others.
  fileprivate mutating func add(_ sign: Character) {
    guard let kind = sign.setKind else { return }
    kinds.append((kind, sign.isUppercase))
  }
}

extension Character {
  /// The kind of characters that the letter stands for behind `\`.
  fileprivate var setKind: PatternSet.Kind? {
    let lower = lowercased()
    return lower.count == 1 ? lower.first.flatMap(PatternSet.Kind.init(rawValue:)) : nil
  }
}
