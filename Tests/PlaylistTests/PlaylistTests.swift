import HPScript
import Testing

/// The playlist screen, tested as an app tests its own: by scripts, with the public API alone.
struct PlaylistTests {
  @Test func `the playlist does what its script says`() throws {
    try Script("Behaviours/green.hpsh").run(on: PlaylistController.sample)
  }

  @Test func `a failing line is an issue at the script's file and line`() throws {
    try withKnownIssue {
      try Script("Behaviours/red.hpsh").run(on: PlaylistController.sample)
    } matching: { issue in
      issue.sourceLocation?.fileName == "red.hpsh"
        && issue.sourceLocation?.line == 4
        && issue.sourceLocation?.column == 8
        && issue.comments.map(\.rawValue).joined().contains(
          "expected card contains \"Artist: Clair\" [expectation]")
    }
  }

  @Test func `a failure says what was wanted and what was found`() throws {
    let script = Script("Behaviours/red.hpsh")
    let failure = try #require(try script.failure(on: PlaylistController.sample))
    #expect(failure.line == 4)
    #expect(failure.column == 8)
    #expect(
      failure.message == """
        \(script.path):4:8: error: expected card contains "Artist: Clair" [expectation]
          expect card contains "Artist: Clair"
                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          wanted: contains "Artist: Clair"
          got:    "Artist: Gilbert O'Sullivan", "Length: 3:01"
        """)
  }

  @Test func `a script that passes has no failure`() throws {
    #expect(try Script("Behaviours/green.hpsh").failure(on: PlaylistController.sample) == nil)
  }

  @Test func `the scripts of a folder are found in order`() throws {
    let names = try Script.all(in: "Behaviours").map(\.description)
    #expect(
      names == [
        "a-class-has-no-undo.hpsh", "a-model-that-is-forgotten.hpsh", "green.hpsh", "red.hpsh",
        "rows-that-nobody-moves.hpsh", "rows-without-identities.hpsh",
      ])
  }

  @Test func `a folder that is not there cannot be run`() throws {
    let fault = try #require(throws: ScriptFault.self) { try Script.all(in: "Nowhere") }
    #expect(fault.description.hasSuffix("Nowhere: no such file or directory"))
  }

  @Test func `a script that is not there cannot be run`() throws {
    let fault = try #require(throws: ScriptFault.self) {
      try Script("Behaviours/nowhere.hpsh").run(on: PlaylistController.sample)
    }
    #expect(fault.description.hasSuffix("Behaviours/nowhere.hpsh: no such file or directory"))
  }
}
