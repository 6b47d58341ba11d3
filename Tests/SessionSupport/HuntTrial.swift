import CommandKit
package import HPSession
package import TableModel

/// A script in a folder of its own, and the screen to hunt for mistakes on.
package struct HuntTrial {
  package let folder: TemporaryFolder
  package let script: Include
  package let maker: SessionMaker

  /// Writes a script that runs on a controller's screen.
  ///
  /// - Throws: What the system said.
  package init(_ text: String, on controller: any TableController) throws {
    try self.init(
      text,
      SessionMaker { sink throws(Diagnostic) in
        try Session(controller: controller, registry: .standard, sink: sink)
      })
  }

  /// Writes a script that runs on hpsh's own screen, with twelve characters by house.
  ///
  /// - Throws: What the system said.
  package init(_ text: String) throws {
    let data = try RecordTable.characters
    try self.init(
      text,
      SessionMaker { sink throws(Diagnostic) in
        var session = try Session(
          controller: CharactersController(), registry: .standard, sink: sink)
        try session.show(data)
        session.run(SourceText(name: "set-up", "group house"))
        return session
      })
  }

  private init(_ text: String, _ maker: SessionMaker) throws {
    folder = try TemporaryFolder()
    script = try Include(folder.write(text, to: "script.hpsh"))
    self.maker = maker
  }
}
