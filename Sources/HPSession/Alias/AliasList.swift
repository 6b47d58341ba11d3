package import CommandKit

/// Words that stand for the begin of a command where commands are typed.
package struct AliasList: Sendable {
  private var texts: [String: String] = [:]

  /// The bytes that a text may have once aliases are replaced.
  static let longest = 1 << 20

  /// The names, from A to Z.
  package var names: [String] { texts.keys.sorted() }

  /// Whether there is none.
  package var isEmpty: Bool { texts.isEmpty }

  /// What a name stands for, nil where it is no alias.
  package internal(set) subscript(name: String) -> String? {
    get { texts[name] }
    set { texts[name] = newValue }
  }

  /// Returns a text with what its aliases stand for in their places, in blocks too; what cannot be read
  /// stays as it is, for whoever reads it next.
  ///
  /// - Throws: `limit` where that is too long.
  /// - Complexity: O(*n*), where *n* is the length of what comes of it and the number of aliases.
  package func expanded(
    _ source: SourceText, _ registry: CommandRegistry<Session>
  ) throws(Diagnostic) -> SourceText {
    guard !isEmpty else { return source }
    var source = source
    // None stands for itself, so that each round leaves fewer of them to come.
    for _ in 0...texts.count {
      let heads = AliasList.heads(of: source, registry).filter { texts[$0.text] != nil }
      if heads.isEmpty { break }
      source = try replacing(heads, in: source)
    }
    return source
  }

  private func replacing(
    _ heads: [Word], in source: SourceText
  ) throws(Diagnostic) -> SourceText {
    var bytes: [UInt8] = []
    var at = 0
    for head in heads {
      bytes += source.bytes[at..<head.range.lowerBound]
      bytes += texts[head.text, default: ""].utf8
      at = head.range.upperBound
      guard bytes.count <= AliasList.longest else {
        throw Diagnostic(
          .limit, "what \(head.shown) stands for is longer than a line may be", at: head.range
        )
        .with(source: source)
      }
    }
    bytes += source.bytes[at...]
    return SourceText(name: source.name, bytes: bytes, firstLine: source.firstLine)
  }

  /// Returns the words of a text that name commands, in their order; none where it cannot be read.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func heads(of source: SourceText, _ registry: CommandRegistry<Session>) -> [Word] {
    guard let text = try? ScriptParser.parse(source) else { return [] }
    var heads: [Word] = []
    for unit in text.units { add(unit, registry, to: &heads) }
    return heads
  }

  private static func add(
    _ unit: Unit, _ registry: CommandRegistry<Session>, to heads: inout [Word]
  ) {
    for item in unit.items {
      let words = item.commandWords
      guard let head = words.first else { continue }
      if head.quoting == .bare, head.isLiteral { heads.append(head) }
      let command = registry.command(named: head.text)
      guard command?.holdsCommands(in: words.dropFirst()) ?? true else { continue }
      for block in words.compactMap(\.block) {
        for unit in block.units { add(unit, registry, to: &heads) }
      }
    }
  }
}
