import CommandKit

/// A line of a recording whose files are still to be named as seen from where the script stands.
struct RecordedLine {
  /// A piece of the line.
  enum Piece {
    case text(String)
    /// The path of a file, without links.
    case file(String)
  }

  var pieces: [Piece] = []
  /// The rows that it names by their ids.
  var rows: [RecordedRow] = []

  /// The files that it names.
  var files: [String] {
    pieces.compactMap { piece in
      if case .file(let path) = piece { path } else { nil }
    }
  }

  /// Returns the line as a script in a folder has it, with its end.
  func text(in folder: String) -> String {
    let line = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .file(let path): RecordedLine.word(forFile: Path.relative(path, to: folder))
      }
    }.joined()
    let comment = rows.comment
    return comment.isEmpty ? "\(line)\n" : "\(line)  # \(comment)\n"
  }

  /// Returns a path as a word that is no option.
  private static func word(forFile path: String) -> String {
    let path = path.hasPrefix("-") ? "./\(path)" : path
    return path.contains("$")
      ? Word.quoted(path) : Word(path, range: SourceRange(0, 0)).spelled
  }
}
