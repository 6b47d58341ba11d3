import HPSession
import SessionSupport
import Testing

@Suite struct DumpClaimTests {
  /// A session with a row selected, and the folder its files are looked for in.
  private static func trial() throws -> (TrialSession, TemporaryFolder) {
    var trial = try TrialSession.loaded()
    let folder = try TemporaryFolder()
    trial.session.files.scriptFolder = folder.path
    trial.run(
      "select 0:0; dump > wide.json; dump --compact > narrow.json; dump --records > all.json")
    return (trial, folder)
  }

  @Test func `a dump is the one it was written as, whatever its layout`() throws {
    var (trial, folder) = try Self.trial()
    let narrow = trial.dump()
    try folder.write("  " + narrow.replacing(",", with: " ,\n\t") + "\r\n", to: "loose.json")
    let card = #""card":{"bottom":812,"top":612.0,"row":"aa1","y":812,"position":"closed"}"#
    try folder.write(
      String(narrow.prefix(while: { $0 != "\n" }).dropLast()).components(cutAt: #","card":{"#)
        + ",\(card)}", to: "other.json")
    for name in ["wide", "narrow", "all", "loose", "other"] {
      #expect(trial.run("expect dump = \(name).json") == "", "\(name)")
      #expect(
        trial.run("expect dump != \(name).json") == """
          trial:1:8: error: the dump is the one in \(name).json [expectation]
            expect dump != \(name).json
                   ^~~~~~~~~\(String(repeating: "~", count: name.count + 4))

          """)
    }
  }

  @Test func `what differs is told by its path, the first place with both sides`() throws {
    var (trial, folder) = try Self.trial()
    defer { withExtendedLifetime(folder) {} }
    trial.run("move 0:0 -> 0:1")
    #expect(
      trial.run("expect dump = wide.json") == """
        trial:1:8: error: the dump is not the one in wide.json [expectation]
          expect dump = wide.json
                 ^~~~~~~~~~~~~~~~
          at .tables[0].sections[0].rows[0].id
          wanted: "aa1"
          got:    "aa10"
                      ^
          and 4 more places

        """)
    trial.run("undo; update 0:1 actor=Nobody")
    #expect(trial.run("expect dump = wide.json") == "")
    #expect(
      trial.run("expect dump = all.json") == """
        trial:1:8: error: the dump is not the one in all.json [expectation]
          expect dump = all.json
                 ^~~~~~~~~~~~~~~
          at .tables[0].sections[0].rows[1].record.actor
          wanted: "Emma Watson"
          got:    "Nobody"
                   ^

        """)
    trial.run("undo; section 0 --footer x")
    #expect(
      trial.run("expect dump = wide.json").contains(
        "\n  at .tables[0].sections[0].footer\n  wanted: nothing\n  got:    \"x\"\n"))
  }

  @Test func `a file that is not there, or no dump, is an error of its own`() throws {
    var (trial, folder) = try Self.trial()
    try folder.write("{\n  \"hpsh\": 1,\n  \"tables\": [,]\n}\n", to: "bad.json")
    try folder.write("[1]", to: "other.json")
    #expect(
      trial.run("expect dump = bad.json") == """
        trial:1:15: error: bad.json:3:14: a value is missing [bad-data]
          expect dump = bad.json
                        ^~~~~~~~

        """)
    #expect(
      trial.run("expect dump = nope.json").hasPrefix(
        "trial:1:15: error: nope.json: no such file or directory [io]\n"))
    #expect(trial.run("expect dump = other.json").contains("\n  at .\n  wanted: [1]\n"))
    #expect(
      trial.run("expect dump wide.json") == """
        trial:1:13: error: = or != is missing [usage]
          expect dump wide.json
                      ^~~~~~~~~
          hint: expect dump = FILE

        """)
    #expect(trial.run("expect dump =").contains("error: a file is missing [usage]"))
  }
}

extension String {
  /// Returns what stands before a text.
  fileprivate func components(cutAt text: String) -> String {
    firstRange(of: text).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
