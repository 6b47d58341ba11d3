import CommandKit
import Records

extension Session {
  /// Writes a text to a file that a command names.
  ///
  /// - Throws: `denied` for a file outside of what the script may write to, `io` for one that cannot be
  ///   written.
  func store(_ text: String, in file: Word, appending: Bool = false) throws(Diagnostic) {
    let path = try writablePath(file)
    do {
      try FileSystem.store(Array(text.utf8), in: path, appending: appending)
    } catch {
      throw Diagnostic(error, at: file)
    }
  }

  /// Puts rows in place of what a file holds, whole or not at all.
  ///
  /// - Throws: `denied` for a file outside of what the script may write to, `io` for one that cannot be
  ///   written, `interrupted`; the file is then as it was.
  func save(_ rows: SavedRows, as format: TextFormat, to file: Word) throws(Diagnostic) {
    do {
      if file.text == "/dev/stdout" {
        return try rows.write(as: format) { sink.write(String(decoding: $0, as: UTF8.self)) }
      }
      let path = try files.writable(file.text)
      try FileSystem.replace(path) { descriptor throws(FileFault) in
        try rows.write(as: format) { piece throws(FileFault) in
          // The draft goes, and the door says that it was interrupted.
          if isInterrupted() { throw FileFault(path: path, reason: "interrupted") }
          try FileSystem.send(piece, to: descriptor, named: path)
        }
      }
    } catch {
      if isInterrupted() { throw Diagnostic(.interrupted, "interrupted", at: file.range) }
      throw Diagnostic(error, at: file)
    }
  }

  /// Returns the path of a file to write.
  ///
  /// - Throws: `denied` for one outside of the folder that is all that the script writes to.
  func writablePath(_ file: Word) throws(Diagnostic) -> String {
    do {
      return try files.writable(file.text)
    } catch {
      throw Diagnostic(error, at: file)
    }
  }
}
