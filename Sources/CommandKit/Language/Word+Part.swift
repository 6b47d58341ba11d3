extension Word {
  /// A piece of a word that is quoted or not as a whole: `"Great Hall":2` has two.
  package struct Part: Sendable {
    /// What a part holds.
    package enum Kind: Sendable {
      case text(String)
      /// `$name` or `${name}`.
      case variable(String)
      /// `$( EXPR )`, as written between the parentheses.
      case expression(String)
      case block(Block)
    }

    package fileprivate(set) var kind: Kind
    package let isQuoted: Bool
    package fileprivate(set) var range: SourceRange

    package init(kind: Kind, isQuoted: Bool, range: SourceRange) {
      self.kind = kind
      self.isQuoted = isQuoted
      self.range = range
    }

    /// The text of a literal part; empty for others.
    package var text: String {
      guard case .text(let text) = kind else { return "" }
      return text
    }

    /// Whether the part is text as it stands.
    package var isLiteral: Bool {
      guard case .text = kind else { return false }
      return true
    }

    /// Whether the part is a variable or an expression.
    package var needsExpansion: Bool {
      switch kind {
      case .variable, .expression: true
      case .text, .block: false
      }
    }
  }
}

extension [Word.Part] {
  /// Appends a part, joined to the one before if both are text and quoted alike.
  mutating func appendJoining(_ part: Word.Part) {
    let index = count - 1
    guard index >= 0, part.isLiteral, self[index].isQuoted == part.isQuoted,
      case .text(var text) = self[index].kind
    else {
      append(part)
      return
    }
    // The text must have one owner to grow in place: a line may be a million small parts.
    self[index].kind = .text("")
    text += part.text
    self[index].kind = .text(text)
    self[index].range = self[index].range.union(part.range)
  }
}
