import CommandKit

extension ScriptText {
  /// The number of units that state something: what they print, what must fail or what must hold.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  var statementCount: Int { units.count(where: \.statesAnything) }

  /// Whether running the text may leave other files than it found.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  var mayWriteFiles: Bool { units.contains(where: \.mayWriteFiles) }

  /// Returns what a unit is known by from one text to the next: its words and its `#>` lines.
  ///
  /// In a text with `#>` lines one without them says that nothing is printed.
  func key(ofUnit index: Int) -> String { units[index].key(in: source) + (hasGolden ? "#" : "") }
}

extension BoundUnit {
  /// What the unit is known by.
  func key(compares: Bool) -> String { unit.key(in: source) + (compares ? "#" : "") }
}

extension Unit {
  /// Whether the unit says what it prints, what must fail or what must hold.
  var statesAnything: Bool { !golden.isEmpty || assertsAnything }

  /// Whether a command of the unit may write a file: its output goes to one, or it is made for that.
  fileprivate var mayWriteFiles: Bool {
    items.contains { item in
      item.words.contains { word in
        [">", ">>", "save", "record", "screen", "source"].contains(where: word.isBare)
          || word.block?.units.contains(where: \.mayWriteFiles) ?? false
      }
    }
  }

  fileprivate func key(in source: SourceText) -> String {
    source.text(in: range) + golden.map { "\n#> \($0.text)" }.joined()
  }
}
