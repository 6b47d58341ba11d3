package import CommandKit

/// The text of a prompt with places in it, `{table}`, that are filled in each time it is shown.
package struct PromptTemplate: Hashable, Sendable {
  /// What can be filled in.
  package enum Placeholder: String, CaseIterable, Sendable {
    /// The table in use.
    case table
    /// The selected row of that table, or how many there are.
    case selection
    /// The four below, in brackets with commas between them.
    case state
    /// The row in the air.
    case lifted
    /// The faults that are on.
    case faults
    /// The tables that show something else than their model holds.
    case drift
    /// Whether a recording is on.
    case recording
  }

  enum Piece: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// The template as it is written.
  package let text: String
  let pieces: [Piece]

  /// The prompt of a session that was not told another: short where nothing is special.
  package static let standard: PromptTemplate = {
    let pieces: [Piece] = [
      .text("hpsh "), .placeholder(.table), .text(" "), .placeholder(.selection), .text(" "),
      .placeholder(.state), .text("> "),
    ]
    return PromptTemplate(text: "hpsh {table} {selection} {state}> ", pieces: pieces)
  }()

  private init(text: String, pieces: [Piece]) {
    (self.text, self.pieces) = (text, pieces)
  }

  /// Reads a template; `{{` stands for a brace.
  ///
  /// - Throws: `usage` at the word for a name in braces that nothing has, and for a brace that is not closed.
  package init(_ word: Word) throws(Diagnostic) {
    var pieces: [Piece] = []
    var literal = ""
    var rest = word.text[...]
    while let character = rest.popFirst() {
      guard character == "{" else {
        literal.append(character)
        continue
      }
      if rest.first == "{" {
        rest.removeFirst()
        literal.append("{")
        continue
      }
      guard let end = rest.firstIndex(of: "}") else {
        throw Diagnostic(
          .usage, "a { without its } in the prompt", at: word.range, hint: "{{ stands for a brace")
      }
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = ""
      pieces.append(.placeholder(try Self.placeholder(String(rest[..<end]), at: word.range)))
      rest = rest[rest.index(after: end)...]
    }
    if !literal.isEmpty { pieces.append(.text(literal)) }
    self.init(text: word.text, pieces: pieces)
  }

  private static func placeholder(
    _ name: String, at range: SourceRange
  ) throws(Diagnostic) -> Placeholder {
    if let placeholder = Placeholder(rawValue: name) { return placeholder }
    let names = Placeholder.allCases.map(\.rawValue)
    let near = Suggestion.nearest(to: name, among: names).map { "did you mean {\($0)}?" }
    throw Diagnostic(
      .usage, "a prompt has no {\(name)}", at: range,
      hint: near ?? "it has \(names.map { "{\($0)}" }.joinedAsChoices); {{ stands for a brace")
  }
}
