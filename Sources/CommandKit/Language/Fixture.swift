/// A file that a script carries at its end, under a line `-- name --`.
package struct Fixture: Sendable, Hashable {
  package let name: String
  /// What the file holds; ends of lines are LF, all else is as it stands.
  package let bytes: [UInt8]
  /// The line that names it.
  package let range: SourceRange

  package init(name: String, bytes: [UInt8], range: SourceRange) {
    self.name = name
    self.bytes = bytes
    self.range = range
  }
}
