import CommandKit

extension Style {
  /// Returns a line of a batch: what comes as what is good, what goes marked, what changes its place or itself odd.
  func change(_ line: String) -> String {
    guard isOn else { return line }
    let words = line.split(separator: " ").prefix(2)
    if words.contains("insert") { return self(line, .good) }
    if words.contains("delete") { return self(line, .mark) }
    return self(line, .odd)
  }
}
