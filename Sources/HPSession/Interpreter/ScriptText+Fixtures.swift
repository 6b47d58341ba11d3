package import CommandKit

extension ScriptText {
  /// Puts the files that the script carries into a fresh folder and returns it, nil where it carries none.
  ///
  /// - Throws: `io` at the fixture that could not be written.
  package func unpackFixtures() throws(Diagnostic) -> String? {
    guard !fixtures.isEmpty else { return nil }
    let folder: String
    do {
      folder = try FileSystem.makeTemporaryFolder()
    } catch {
      throw Diagnostic(error).with(source: source)
    }
    do {
      try unpackFixtures(into: folder)
    } catch {
      // What could not be written is the error, whatever becomes of the rest.
      try? FileSystem.remove(folder)
      throw error
    }
    return folder
  }

  /// Puts the files that the script carries into a folder.
  ///
  /// - Throws: `io` at the fixture that could not be written.
  package func unpackFixtures(into folder: String) throws(Diagnostic) {
    for fixture in fixtures {
      let path = Path.join(folder, fixture.name)
      do {
        if let parent = Path.folder(of: path) { try FileSystem.makeFolder(parent) }
        try FileSystem.store(fixture.bytes, in: path)
      } catch {
        throw Diagnostic(error, at: fixture.range).with(source: source)
      }
    }
  }
}
