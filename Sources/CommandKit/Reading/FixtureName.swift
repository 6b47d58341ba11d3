/// The rules for the name of a fixture, which is unpacked into a folder and must stay in it.
enum FixtureName {
  /// Throws if a name is empty, leads out of its folder, or stands there twice.
  ///
  /// - Throws: A `syntax` diagnostic at the line that names the fixture.
  static func check(_ name: String, at range: SourceRange, isNew: Bool) throws(Diagnostic) {
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    let message: String
    if name.isEmpty {
      message = "the fixture has no name"
    } else if steps.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      message = "the fixture \"\(name)\" must be a path inside its folder"
    } else if name.unicodeScalars.contains(where: \.drivesTerminal) {
      message = "the fixture \"\(name)\" has control characters in its name"
    } else if !isNew {
      message = "the fixture \"\(name)\" stands here twice"
    } else {
      return
    }
    throw Diagnostic(.syntax, message, at: range, hint: "-- NAME -- begins a file of that name")
  }
}
