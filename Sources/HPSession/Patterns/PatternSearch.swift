/// The search for a pattern in one text.
struct PatternSearch {
  private let pattern: Pattern
  /// The steps that the next character must fit, each once.
  private var open: [Int] = []
  /// For each instruction, the last place at which it was reached.
  private var reached: [Int]
  private var pending: [Int] = []
  private var place = 0
  private var work = 0
  private let mostWork: Int

  /// Makes a search that may go through a number of instructions: a second's work, more than any title needs.
  init(_ pattern: Pattern, mostWork: Int = 50_000_000) {
    self.pattern = pattern
    self.mostWork = mostWork
    reached = Array(repeating: -1, count: pattern.instructions.count)
  }

  /// Returns whether the pattern is found anywhere in a text.
  ///
  /// - Throws: ``PatternFault`` for a text so long that it would take too much time.
  /// - Complexity: O(*n* · *m*), where *n* is the length of the text and *m* the size of the pattern.
  mutating func isFound(in text: String) throws(PatternFault) -> Bool {
    var before: Character?
    for character in text {
      if enter(after: before, character) { return true }
      let byte = character.asciiByte
      place += 1
      for step in open where fits(character, byte, step) { pending.append(step + 1) }
      open.removeAll(keepingCapacity: true)
      guard work <= mostWork else {
        throw PatternFault(reason: "the text is too long for it", place: 0..<0)
      }
      before = character
    }
    return enter(after: before, nil)
  }

  /// Follows all ways that are open at a place, the start of the pattern among them; returns whether one has found all.
  private mutating func enter(after before: Character?, _ next: Character?) -> Bool {
    pending.append(0)
    while let index = pending.popLast() {
      guard reached[index] < place else { continue }
      reached[index] = place
      work += 1
      switch pattern.instructions[index] {
      case .found: return true
      case .jump(let target): pending.append(target)
      case .fork(let first, let second):
        pending.append(first)
        pending.append(second)
      case .start: if before == nil { pending.append(index + 1) }
      case .end: if next == nil { pending.append(index + 1) }
      case .wordEdge(let isEdge):
        let sides = (before?.isOf(.word) ?? false, next?.isOf(.word) ?? false)
        if (sides.0 != sides.1) == isEdge { pending.append(index + 1) }
      case .ascii, .character, .anyCharacter, .oneOf: open.append(index)
      }
    }
    return false
  }

  /// Returns whether a character, which is a byte if it is one of ASCII, is what a step asks for.
  private mutating func fits(_ character: Character, _ byte: UInt8?, _ index: Int) -> Bool {
    switch pattern.instructions[index] {
    // Some characters beyond ASCII mean the same as one of it, such as the sign for Kelvin.
    case .ascii(let wanted):
      return byte.map { $0 == wanted } ?? (character == Character(Unicode.Scalar(wanted)))
    case .character(let wanted): return byte == nil && pattern.characters[wanted] == character
    case .anyCharacter: return true
    case .oneOf(let index):
      if let byte { return pattern.sets[index].contains(ascii: byte) }
      work += pattern.sets[index].cost
      return pattern.sets[index].contains(character)
    default: return false
    }
  }
}

extension Pattern {
  /// Returns whether the pattern is found anywhere in a text.
  ///
  /// - Throws: ``PatternFault`` for a text so long that it would take too much time.
  /// - Complexity: O(*n* · *m*), where *n* is the length of the text and *m* the size of the pattern.
  package func isFound(in text: String) throws(PatternFault) -> Bool {
    var search = PatternSearch(self)
    return try search.isFound(in: text)
  }
}
