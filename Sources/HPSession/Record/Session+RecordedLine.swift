import CommandKit
import TableModel

/// A command as a recording writes it.
extension Session {
  /// Keeps what a reference turned out to mean, while somebody wants to know.
  mutating func keepMeaning(of range: SourceRange, rows paths: [IndexPath], in table: TableView) {
    guard recorder.isOn, frame.meanings[range] == nil else { return }
    let rows = paths.map { recordedRow(at: $0, in: table) }
    frame.meanings[range] = .rows(rows)
  }

  /// Keeps where a file was found, while somebody wants to know.
  mutating func keepMeaning(ofFile word: Word) {
    guard recorder.isOn, let path = try? FileSystem.realPath(files.readable(word.text)) else {
      return
    }
    frame.meanings[word.range] = .file(path)
  }

  private func recordedRow(at path: IndexPath, in table: TableView) -> RecordedRow {
    let name = name(ofRowAt: path, in: table)
    guard let identity = name.identity, isOnly(identity, in: table) else {
      return RecordedRow(reference: path.description, title: name.title)
    }
    return RecordedRow(reference: .reference(toID: identity), title: name.title)
  }

  /// Returns whether an identity that a row of a table has is no other row's.
  ///
  /// - Complexity: O(1) for records that have never been copied, else O(*n*) in the number of rows.
  private func isOnly(_ identity: String, in table: TableView) -> Bool {
    if identity.isEmpty { return false }
    if let data = screen.data(of: table), !data.hasCopies { return true }
    return rows(of: table).indexPaths.lazy
      .filter { name(ofRowAt: $0, in: table).identity == identity }.prefix(2).count == 1
  }

  /// Returns a command that has run as a line that does the same whatever else is set.
  func recordedLine(of bound: BoundItem) -> RecordedLine {
    var writer = RecordedWords(frame: frame)
    writer.append(bound.form.command, as: frame.recordedName)
    for word in frame.arguments?[...] ?? bound.form.arguments { writer.append(word) }
    return writer.line
  }
}
