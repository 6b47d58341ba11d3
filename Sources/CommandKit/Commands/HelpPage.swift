/// The text of a command's help, computed from its declaration.
package struct HelpPage {
  private let spec: CommandSpec

  package init(_ spec: CommandSpec) { self.spec = spec }

  /// The whole page, each line ended.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the page.
  package var text: String {
    var sections = [spec.abstract]
    sections.append(spec.synopses.map { "  " + $0 }.joined(separator: "\n"))
    let parameters = spec.parameters.map { ($0.title, $0.help) }
    if !parameters.isEmpty { sections.append(HelpPage.aligned(parameters)) }
    if !spec.aliases.isEmpty {
      sections.append("Also: \(spec.aliases.joined(separator: ", "))")
    }
    if !spec.discussion.isEmpty { sections.append(spec.discussion) }
    if !spec.calls.isEmpty {
      sections.append("May lead to, in this order:\n" + HelpPage.filled(spec.calls))
    }
    if !spec.examples.isEmpty {
      let examples = spec.examples.map { ($0.text, $0.explanation) }
      sections.append("Examples:\n" + HelpPage.aligned(examples))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Returns words with commas between them, indented, in lines of a readable length.
  package static func filled(_ words: [String]) -> String {
    var lines = [""]
    for (index, word) in words.enumerated() {
      let piece = index == words.count - 1 ? word : word + ","
      if lines[lines.count - 1].count + piece.count > 76 { lines.append("") }
      lines[lines.count - 1] += lines[lines.count - 1].isEmpty ? piece : " " + piece
    }
    return lines.map { "  " + $0 }.joined(separator: "\n")
  }

  /// Returns the names and abstracts of commands by category, in the order they first appear.
  ///
  /// - Complexity: O(*n* · *c*), where *n* is the number of commands and *c* that of categories.
  package static func listing(_ specs: [CommandSpec]) -> String {
    var categories: [String] = []
    for spec in specs where !categories.contains(spec.category) { categories.append(spec.category) }
    let width = specs.map(\.name.displayWidth).max() ?? 0
    let sections = categories.map { category in
      let rows = specs.filter { $0.category == category }.map { ($0.name, $0.abstract) }
      return (category.isEmpty ? "" : category + "\n") + aligned(rows, width: width)
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Returns pairs in two columns, indented.
  ///
  /// A left side that is much wider than the others stands on a line of its own.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the pairs.
  package static func aligned(_ rows: [(String, String)], width: Int = 0) -> String {
    let widest = 32
    let widths = rows.map(\.0.displayWidth).filter { $0 <= widest }
    let column = max(width, widths.max() ?? 0)
    let lines = rows.map { left, right in
      guard !right.isEmpty else { return "  " + left }
      guard left.displayWidth <= column else {
        return "  \(left)\n" + String(repeating: " ", count: column + 4) + right
      }
      return "  \(left.padded(to: column))  \(right)"
    }
    return lines.joined(separator: "\n")
  }
}
