import CEditline

extension LineEditor {
  /// The number of bad lines that are told of one by one.
  private static let mostNotes = 5

  /// Does what the user's editrc file says, and returns what is wrong with it.
  ///
  /// A bad line is passed over, as is a line for another program.
  package func readSettings() -> [String] {
    guard let file = SettingsFile.standard else { return [] }
    let (lines, problem) = file.load()
    if let problem { return ["\(file.path) is not read: \(problem)"] }
    var notes: [String] = []
    for (index, line) in lines.enumerated() {
      guard let problem = obey(line) else { continue }
      notes.append("\(file.path):\(index + 1): \(problem)")
    }
    guard notes.count > Self.mostNotes else { return notes }
    return notes.prefix(Self.mostNotes) + [
      "\(file.path) has \(notes.count - Self.mostNotes) more lines that are not understood"
    ]
  }

  /// Does what a line says; returns what is wrong with it.
  private func obey(_ line: String) -> String? {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r\n" || $0 == "\r" }
    guard let first = words.first, !first.hasPrefix("#") else { return nil }
    let answer = answer(to: line.hasSuffix("\r") ? String(line.dropLast()) : line)
    if choosesKeys(words) { bindKeys() }
    bindPrivateKeys()
    return answer.map { $0.isEmpty ? "\(first) is not understood" : $0 }
  }

  /// Has libedit do what a line says; returns the first line of what it has against it, nil for nothing.
  private func answer(to line: String) -> String? {
    var words = [CChar](repeating: 0, count: 200)
    guard !hp_el_obey(handle, line, &words, words.count) else { return nil }
    let first = words.prefix { $0 != 0 && $0 != 0x0A }
    return String(decoding: first.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether a line has put libedit's own bindings back, for this program.
  private func choosesKeys(_ words: [Substring]) -> Bool {
    guard let command = words.first, words.contains("-e") || words.contains("-v") else {
      return false
    }
    guard let colon = command.firstIndex(of: ":") else { return command == "bind" }
    // libedit finds a line to be another program's good whatever its command is.
    return command[colon...] == ":bind" && answer(to: "\(command[...colon])no-command") != nil
  }
}
