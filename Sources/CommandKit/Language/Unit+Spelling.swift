extension Item {
  /// The command as a script writes it, read back as the same words.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the words.
  package var spelled: String { words.map(\.spelled).joined(separator: " ") }
}

extension Block {
  /// The block as a script writes it, with its braces: one line, or a line for each of several units.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the words.
  package var spelled: String {
    guard units.count != 1 else { return "{ \(units[0].line(isInBlock: true)) }" }
    guard !units.isEmpty else { return "{ }" }
    let lines = units.map { unit in unit.line(isInBlock: true) + "\n" }
    return "{\n\(lines.joined())}"
  }
}

extension Unit {
  /// The unit as a script writes it, with its `#>` lines and the end of its last line.
  ///
  /// A unit without commands is an empty line.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the words.
  package var spelled: String {
    let lines = golden.map { golden in
      let text = golden.text
      // A carriage return before the end of a line belongs to that end.
      return (text.isEmpty ? "#>" : "#> \(text)")
        + (text.utf8.last == Byte.carriageReturn ? "\r" : "") + "\n"
    }
    return line(isInBlock: false) + "\n" + lines.joined()
  }

  /// Returns the line of the commands, without its end.
  fileprivate func line(isInBlock: Bool) -> String {
    var line = items.map(\.spelled).joined(separator: "; ")
    if !isInBlock, line.hasPrefix("-- ") { line = " " + line }
    // At the end of a line these would belong to it.
    let last = line.utf8.last
    if last == Byte.backslash || last == Byte.carriageReturn { line += " " }
    return line
  }
}
