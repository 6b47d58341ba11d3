/// A regular expression that is found, or not, in time that grows with the text and no faster.
///
/// It goes through the text once and keeps every way to read the pattern that is still open, instead
/// of trying one after another. That leaves out what needs trying: references back to a group, and
/// looking ahead or behind. A character is what a reader takes for one, whatever its scalars.
///
///     try Pattern("^H.*r$").isFound(in: "Harry Potter")   // true
package struct Pattern: Sendable {
  /// The steps of the pattern as a machine takes them: plain values, since each is looked at for every character.
  enum Instruction: Sendable {
    case ascii(UInt8)
    /// One of the characters that are none of ASCII, by its place among them.
    case character(Int)
    case anyCharacter
    /// One of the sets, by its place among them.
    case oneOf(Int)
    case start
    case end
    case wordEdge(Bool)
    /// Goes on at both places.
    case fork(Int, Int)
    case jump(Int)
    /// All of the pattern was found.
    case found
  }

  private(set) var instructions: [Instruction] = []
  private(set) var characters: [Character] = []
  private(set) var sets: [PatternSet] = []

  /// The instructions that a pattern may come to, counted parts written out.
  private static let mostInstructions = 5_000

  /// Reads a pattern.
  ///
  /// - Throws: ``PatternFault`` for a text that is none, or too large.
  /// - Complexity: O(*n*), where *n* is the size of the pattern with its counted parts written out.
  package init(_ text: String) throws(PatternFault) {
    var reader = PatternReader(text)
    let node = try reader.pattern()
    guard append(node) else {
      throw PatternFault(
        reason: "with its counts written out it is too large", place: 0..<text.utf8.count)
    }
    instructions.append(.found)
  }

  private mutating func append(_ step: PatternStep) {
    switch step {
    case .character(let character):
      if let byte = character.asciiByte { return instructions.append(.ascii(byte)) }
      instructions.append(.character(characters.count))
      characters.append(character)
    case .anyCharacter: instructions.append(.anyCharacter)
    case .oneOf(let set):
      instructions.append(.oneOf(sets.count))
      sets.append(set.withTable)
    case .start: instructions.append(.start)
    case .end: instructions.append(.end)
    case .wordEdge(let isEdge): instructions.append(.wordEdge(isEdge))
    }
  }

  /// Appends the instructions of a part; returns false where they are too many.
  private mutating func append(_ node: PatternNode) -> Bool {
    guard instructions.count <= Pattern.mostInstructions else { return false }
    switch node {
    case .step(let step): append(step)
    case .sequence(let parts): for part in parts where !append(part) { return false }
    case .choice(let choices): return append(choices[...])
    case .repeated(let part, let low, let high):
      for _ in 0..<low where !append(part) { return false }
      guard let high else { return appendLoop(part) }
      for _ in low..<high where !appendOptional(part) { return false }
    }
    return instructions.count <= Pattern.mostInstructions
  }

  private mutating func append(_ choices: ArraySlice<PatternNode>) -> Bool {
    var ends: [Int] = []
    for choice in choices.dropLast() {
      let fork = instructions.count
      instructions.append(.jump(0))
      guard append(choice) else { return false }
      ends.append(instructions.count)
      instructions.append(.jump(0))
      instructions[fork] = .fork(fork + 1, instructions.count)
    }
    guard let last = choices.last, append(last) else { return false }
    for end in ends { instructions[end] = .jump(instructions.count) }
    return true
  }

  private mutating func appendLoop(_ part: PatternNode) -> Bool {
    let fork = instructions.count
    instructions.append(.jump(0))
    guard append(part) else { return false }
    instructions.append(.jump(fork))
    instructions[fork] = .fork(fork + 1, instructions.count)
    return true
  }

  private mutating func appendOptional(_ part: PatternNode) -> Bool {
    let fork = instructions.count
    instructions.append(.jump(0))
    guard append(part) else { return false }
    instructions[fork] = .fork(fork + 1, instructions.count)
    return true
  }
}
