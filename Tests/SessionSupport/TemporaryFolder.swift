import HPSession

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The fault of a link that could not be made.
private struct NoLink: Error {}

/// A fresh folder for the files of a test, removed with all in it when the test lets go of it.
package final class TemporaryFolder {
  /// The path, without links in it.
  package let path: String

  /// Makes the folder.
  ///
  /// - Throws: What the system said.
  package init() throws {
    path = try FileSystem.realPath(FileSystem.makeTemporaryFolder())
  }

  deinit { try? FileSystem.remove(path) }

  /// Writes a file, making the folders it stands in, and returns its path.
  ///
  /// - Throws: What the system said.
  @discardableResult package func write(_ text: String, to name: String) throws -> String {
    try write(bytes: Array(text.utf8), to: name)
  }

  /// Writes a file of bytes and returns its path.
  ///
  /// - Throws: What the system said.
  @discardableResult package func write(bytes: [UInt8], to name: String) throws -> String {
    let file = Path.join(path, name)
    if let folder = Path.folder(of: file) { try FileSystem.makeFolder(folder) }
    try FileSystem.store(bytes, in: file)
    return file
  }

  /// Makes a link, and the folders it stands in.
  ///
  /// - Throws: What the system said.
  package func link(_ name: String, to target: String) throws {
    let link = Path.join(path, name)
    if let folder = Path.folder(of: link) { try FileSystem.makeFolder(folder) }
    guard unsafe symlink(target, link) == 0 else {
      throw NoLink()
    }
  }

  /// Returns the text of a file.
  ///
  /// - Throws: What the system said.
  package func read(_ name: String) throws -> String {
    String(decoding: try FileSystem.contents(ofFile: Path.join(path, name)), as: UTF8.self)
  }

  /// Returns the names in the folder, or in one inside it.
  ///
  /// - Throws: What the system said.
  package func names(in name: String = ".") throws -> [String] {
    try FileSystem.names(inFolder: Path.join(path, name))
  }
}
