/// A script that was found for a suite.
package struct TestFile: Hashable, Sendable {
  /// The path, from the current folder as the suite's paths were.
  package let path: String
  /// The path as seen from the folder it was found in; of a script that was named, its name.
  package let relativePath: String

  package init(path: String, relativePath: String) {
    (self.path, self.relativePath) = (path, relativePath)
  }
}
