import SeededRandom

/// A script that is right as it stands, made at random: nested blocks, quotes, variables, redirects.
struct RandomScript {
  var random: SeededGenerator

  /// Returns a script of a few units with golden lines, and fixtures at its end.
  mutating func text() -> String {
    var text = Bool.random(using: &random) ? "# a comment\n" : ""
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      text += items(depth: 0) + pick(["\n", "  # why\n", "\n\n", " ;\n"])
      if pick([true, false, false]) { text += pick(["#> a\n", "#>\n#>  b\n", "  #> [..]\n"]) }
    }
    if pick([true, false, false]) { text += "-- a/b.txt --\nx\n\ny\n-- c --\n" }
    return text
  }

  private mutating func items(depth: Int) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in item(depth: depth) }
      .joined(separator: pick([";", " ; ", "; "]))
  }

  private mutating func item(depth: Int) -> String {
    var words = [pick(["", "! "]) + pick(["move", "echo", "if", "expect", "x-1"])]
    for _ in 0..<Int.random(in: 0...4, using: &random) { words.append(word()) }
    while depth < 4, pick([true, false, false]) { words.append(block(depth: depth)) }
    if pick([true, false, false, false]) { words += [pick([">", ">>"]), word()] }
    return words.joined(separator: pick([" ", "  ", "\t", " \\\n "]))
  }

  private mutating func block(depth: Int) -> String {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "{ }"
    case 1: return "{ \(items(depth: depth + 1)) }"
    default:
      let lines = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        items(depth: depth + 1) + pick(["\n", " # inside\n"])
      }
      return "{\n\(lines.joined())}"
    }
  }

  private mutating func word() -> String {
    let piece = (0..<Int.random(in: 1...3, using: &random)).map { _ in part() }.joined()
    // Alone it would open or close a block, or begin a comment.
    return ["{", "}"].contains(piece) || piece.hasPrefix("#") ? "x" + piece : piece
  }

  private mutating func part() -> String {
    pick([
      "a", "1:2", "->", "$", "é", "日本", "#", "x{", "x}", "@id", "=", "--opt=", "\\x", "*",
      "$x", "${x}", "${x-y}", "$1", "$@", "$x-", "$( a + $b )", "$(\"(\" = ')')", "\"\"", "''",
      "\"a b\"", "\"\\n\\t\\\\\\$\\u{1F989}\"", "'$x \"q\"'", "\"$x\"", "\"a $x-b ${y}c $(1)\"",
      "\"over\ntwo lines\"", "'single\nover'", "\"#>\"", "\"$\"", "\u{A0}", "|",
    ])
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
