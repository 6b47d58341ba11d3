/// What completes a value at the prompt.
package enum Completion: Hashable, Sendable {
  /// Nothing does.
  case none
  /// One of a few words.
  case choices([String])
  /// Something that a front end knows how to find, by a name such as `file`.
  case kind(String)

  /// A file's path.
  package static let file = Completion.kind("file")
}
