package import CommandKit

/// A script's file, read.
package struct Include {
  /// The path as it was given.
  package let path: String
  /// The path with all links resolved.
  package let realPath: String
  /// The text.
  package let source: SourceText

  /// Reads a script's file.
  package init(_ path: String) throws(FileFault) {
    self.path = path
    source = SourceText(name: path, bytes: try FileSystem.contents(ofFile: path))
    realPath = try FileSystem.realPath(path)
  }

  /// Reads a script's file that a command names.
  ///
  /// - Throws: ``FileFault``, `denied` for one that may not be read.
  init(_ name: String, in places: FilePlaces) throws(FileFault) {
    path = places.readable(name)
    source = SourceText(name: path, bytes: try places.contents(ofFile: name))
    realPath = try FileSystem.realPath(path)
  }

  /// The folder the script stands in, where its files are looked for: for a link, that of what it leads to.
  package var folder: String {
    Path.folder(of: FileSystem.isLink(path) ? realPath : path) ?? ""
  }
}
