import CommandKit

/// A word that is being typed, and what was found for it.
struct CompletionSearch {
  let typed: TypedWord
  /// What stands in the word before what is looked for: `--at=`.
  var prefix = ""
  private(set) var found: Completions

  init(_ typed: TypedWord) {
    self.typed = typed
    found = Completions(from: typed.start)
  }

  /// What was typed of what is looked for.
  var text: String { String(typed.text.dropFirst(prefix.count)) }

  /// Adds a candidate.
  mutating func add(_ candidate: Candidate) {
    found.add(Candidate(prefix + candidate.text, isWhole: candidate.isWhole))
  }

  /// Adds the words that begin as typed; in quotes none is a keyword.
  mutating func add(keywords words: [String]) {
    guard !typed.isQuoted else { return }
    for word in words where word.hasPrefix(text) { add(Candidate(word)) }
  }

  /// Adds the texts that begin as typed, whatever their case, quoted as they need it.
  mutating func add(texts: [String]) {
    let begin = text.folded
    for text in texts where text.folded.starts(with: begin) {
      add(.value(text, quoted: typed.isQuoted))
    }
  }

  /// Counts candidates that are not shown.
  mutating func addUnshown(_ more: Int) { found.addUnshown(more) }

  /// Adds the files and folders whose paths begin as typed; hidden ones only behind a dot.
  ///
  /// - Complexity: O(*n*), where *n* is the number of names in the folder.
  mutating func add(files places: FilePlaces) {
    let slash = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<slash]), String(text[slash...]))
    guard let (path, names) = places.names(inFolder: folder.isEmpty ? "." : folder) else { return }
    for name in names where name.hasPrefix(start) && !name.contains("\u{FFFD}") {
      guard !name.hasPrefix(".") || start.hasPrefix(".") else { continue }
      let isFolder = FileSystem.kind(of: Path.join(path, name)) == .folder
      let whole = folder + name + (isFolder ? "/" : "")
      let isOption = whole.hasPrefix("-")
      add(
        .value(isOption ? "./" + whole : whole, quoted: typed.isQuoted, isWhole: !isFolder))
    }
  }
}
