import Foundation

/// The articles of the documentation and the files that they quote.
enum Documentation {
  /// Returns an article of a library.
  static func article(_ name: String, of module: String) throws -> String {
    try text(of: "../../Sources/\(module)/\(module).docc/\(name).md")
  }

  /// Returns the text of a file whose path is seen from this target's folder.
  static func text(of path: String) throws -> String {
    let target = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: target.appendingPathComponent(path), encoding: .utf8)
  }
}
