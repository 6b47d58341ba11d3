import CommandKit

/// What is known of variables at a place of a text, before anything runs.
struct BindScope {
  /// What was set before the text.
  private let variables: [String: Variable]
  /// The names that something in the text may have set by now.
  private var names: Set<String> = []
  /// The number of arguments that the script was given, nil where nobody knows it yet.
  private let argumentCount: Int?
  /// Whether another script ran before, which may have set any name.
  private var isOpen = false

  /// Where the stack was, and how much of it may be taken.
  private let stackStart: StackMark
  private let stackBudget: Int

  /// Makes the scope that a session's text begins with.
  init(_ session: Session) {
    stackStart = session.commandDepth == 0 ? StackMark() : session.stackStart
    stackBudget = session.stackBudget
    variables = session.variables
    argumentCount = session.arguments?.count
  }

  /// Finds that blocks stand deeper in one another than the stack holds.
  ///
  /// - Throws: `limit`.
  func checkRoom(at range: SourceRange) throws(Diagnostic) {
    guard stackStart.taken < stackBudget else { throw .stackTaken(at: range) }
  }

  /// Notes that a name may be set from here on.
  mutating func set(_ name: String) { names.insert(name) }

  /// Notes that any name may be set from here on.
  mutating func open() { isOpen = true }

  /// Notes the names that may be set when a block runs again.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words in the block.
  mutating func setNames(in block: Block) {
    var pending = [block]
    while let block = pending.popLast() {
      for item in block.units.flatMap(\.items) {
        let words = item.commandWords
        if words.first?.isBare("let") == true, let name = words.dropFirst().first {
          set(name.text)
        }
        if words.first?.isBare("source") == true { open() }
        pending += words.compactMap(\.block)
      }
    }
  }

  /// Returns the scope inside a loop, in which its own variable is set.
  func inside(_ name: String?) -> BindScope {
    var scope = self
    if let name { scope.set(name) }
    return scope
  }

  /// Notes what was set inside a block, of which a loop's own variable is gone behind it.
  mutating func leave(_ inner: BindScope, of name: String?) {
    let wasKnown = name.map(names.contains) ?? true
    names = inner.names
    if let name, !wasKnown { names.remove(name) }
    isOpen = inner.isOpen
  }

  /// Finds names that nothing before can have set, and faults of the expressions in words.
  ///
  /// - Throws: `usage` at the name, the fault of an expression, or `limit` where they nest too deep.
  /// - Complexity: O(*n*), where *n* is the length of the words.
  func check(_ words: some Sequence<Word>, depth: Int = 0) throws(Diagnostic) {
    for word in words where word.needsExpansion {
      for part in word.parts { try check(part, depth) }
    }
  }

  /// Finds them in the words of a block and of the blocks inside.
  func check(_ block: Block) throws(Diagnostic) {
    for item in block.units.flatMap(\.items) {
      try check(item.words)
      for block in item.words.compactMap(\.block) { try check(block) }
    }
  }

  private func check(_ part: Word.Part, _ depth: Int) throws(Diagnostic) {
    if case .variable(let name) = part.kind { try check(name, at: part.range) }
    guard let words = try part.expressionWords() else { return }
    guard depth < Limits.expressions else { throw .expressionsTooDeep(at: part.range) }
    try check(words, depth: depth + 1)
    _ = try ValueOperand(words, end: part.range.end)
  }

  private func check(_ name: String, at range: SourceRange) throws(Diagnostic) {
    if name == "@" { return }
    if name.isAllDigits {
      guard let argumentCount else { return }
      guard let number = Int(name), 1...max(1, argumentCount) ~= number, argumentCount > 0 else {
        throw .noArgument(name, count: argumentCount, at: range)
      }
    } else if !isOpen, !names.contains(name), variables[name] == nil {
      throw .unset(name, known: names.union(variables.keys).sorted(), at: range)
    }
  }
}
