extension Block {
  /// Whether any word in it, also in blocks inside, has a variable or an expression.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  package var needsExpansion: Bool {
    units.contains { unit in
      unit.items.contains { item in
        item.words.contains { $0.needsExpansion || $0.block?.needsExpansion == true }
      }
    }
  }

  /// Returns the block with each of its words, also in blocks inside, replaced by what a function makes of it.
  ///
  /// - Throws: What the function throws.
  /// - Complexity: O(*n*), where *n* is the number of words.
  package func expanded(
    by expand: (Word) throws(Diagnostic) -> [Word]
  ) throws(Diagnostic) -> Block {
    var result: [Unit] = []
    for unit in units {
      var items: [Item] = []
      for item in unit.items {
        var words: [Word] = []
        for word in item.words { words += try word.expandingBlock(by: expand) }
        if !words.isEmpty { items.append(Item(words: words, range: item.range)) }
      }
      result.append(Unit(items: items, golden: unit.golden, range: unit.range, line: unit.line))
    }
    return Block(units: result, range: range)
  }
}

extension Word {
  /// Returns what a function makes of the word or, for a block, of each word in it.
  ///
  /// - Throws: What the function throws.
  package func expandingBlock(
    by expand: (Word) throws(Diagnostic) -> [Word]
  ) throws(Diagnostic) -> [Word] {
    guard let block else { return try expand(self) }
    let part = Part(kind: .block(try block.expanded(by: expand)), isQuoted: false, range: range)
    return [Word(parts: [part], range: range, spelling: text)]
  }
}
