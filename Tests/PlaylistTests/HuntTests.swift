import Foundation
import HPScript
import Testing

/// The hunt for mistakes on an app's own screen, with the public API alone.
struct HuntTests {
  /// Writes a script to a file of its own and hands it over.
  private func withScript<Result>(
    _ text: String, _ body: (Script) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("hunt-\(UUID().uuidString).hpsh")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(Script(file.path))
  }

  @Test func `the mistake that an app shows is named`() throws {
    let suspects = try withScript("move 0:1 -> 0:2\nreload\nexpect title 0:1 = \"Clair\"\n") {
      try $0.suspects(on: PlaylistController.sample)
    }
    #expect(suspects.names == ["mover-empty"] && !suspects.holdsWithoutFault)
    #expect(suspects.report.contains("delete-loop cannot be made here: "))
  }

  @Test func `random commands find a broken promise, and the same seed the same`() throws {
    try withScript("fault mover-empty on\nalways drift = none\n") { script in
      let found = try script.fuzz(on: PlaylistController.sample, seed: 5)
      #expect(found.summary.hasPrefix("seed 5: "))
      #expect(found.message?.hasPrefix("always drift = none ") == true)
      let lines = (found.script ?? "").split(separator: "\n")
      #expect(lines.count == 3, "\(lines)")
      #expect(try script.fuzz(on: PlaylistController.sample, seed: 5).script == found.script)
    }
  }

  @Test func `on a screen that keeps its promises nothing is found`() throws {
    let found = try withScript("always drift = none\n") {
      try $0.fuzz(on: PlaylistController.sample, seed: 1, runs: 10)
    }
    #expect(found.message == nil && found.script == nil, "\(found.script ?? "")")
  }

  @Test func `a failing script shrinks`() throws {
    let left = try withScript("select 0:1\nmove 0:2 -> 0:1\nexpect title 0:1 = \"Clair\"\n") {
      try $0.shrunk(on: PlaylistController.sample)
    }
    #expect(left == "move 0:2 -> 0:0\nexpect title 0:1 = \"Clair\"\n")
  }

  @Test func `a class cannot be put back, so nothing is tried on it`() throws {
    let fault = try #require(throws: ScriptFault.self) {
      try withScript("always drift = none\n") {
        try $0.fuzz(on: SharedPlaylistController([]), seed: 1)
      }
    }
    #expect(fault.description.hasPrefix("error: this controller is a class"))
  }
}
