/// The text of a command's help, computed from its declaration.
package struct HelpPage {
  private let spec: CommandSpec
  /// What is run before each example, none where it is empty.
  private let setUp: String
  /// What stands before each form.
  private let prefix: String

  /// Makes the page of a declaration; `setUp` is a command that its examples stand behind, unless one
  /// of them runs that command itself, `prefix` what stands before each form that has it not.
  package init(_ spec: CommandSpec, setUp: String = "", prefix: String = "") {
    self.spec = spec
    self.prefix = prefix
    self.setUp = HelpPage.needs(setUp, spec) ? setUp : ""
  }

  /// Returns whether the examples of a command stand behind a set-up.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the examples.
  package static func needs(_ setUp: String, _ spec: CommandSpec) -> Bool {
    guard let command = setUp.split(separator: " ").first else { return false }
    return !spec.examples.contains { $0.runs(String(command)) }
  }

  /// The whole page, each line ended.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the page.
  package var text: String {
    var sections = [spec.abstract]
    let forms = spec.synopses.map { $0.hasPrefix(prefix) ? $0 : prefix + $0 }
    sections.append(forms.map(HelpPage.wrapped).joined(separator: "\n"))
    let parameters = spec.parameters.map { ($0.title, $0.help) }
    if !parameters.isEmpty { sections.append(HelpPage.aligned(parameters)) }
    if !spec.aliases.isEmpty {
      sections.append("Also: \(spec.aliases.joined(separator: ", "))")
    }
    if !spec.discussion.isEmpty { sections.append(spec.discussion) }
    if !spec.calls.isEmpty {
      sections.append("May lead to, in this order:\n" + HelpPage.filled(spec.calls))
    }
    if !spec.examples.isEmpty { sections.append(examples) }
    if !spec.seeAlso.isEmpty { sections.append("See also:\n" + HelpPage.filled(spec.seeAlso)) }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// Returns a form, indented, over as many lines as it takes; an option stays whole.
  private static func wrapped(_ form: String) -> String {
    var lines = ["  "]
    for (index, piece) in form.split(separator: " [").enumerated() {
      let piece = index == 0 ? String(piece) : " [\(piece)"
      if lines[lines.count - 1].displayWidth + piece.displayWidth > 96 { lines.append("     ") }
      lines[lines.count - 1] += piece
    }
    return lines.joined(separator: "\n")
  }

  /// The examples, each as it can be typed, with what it prints.
  private var examples: String {
    let head = setUp.isEmpty ? "Examples:" : "Examples, each after \(setUp):"
    let scripts = spec.examples.map { example in
      example.script.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    }
    return ([head] + scripts).joined(separator: "\n\n")
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
