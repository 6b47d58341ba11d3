import CommandKit
import HPSession
import SessionSupport
import Testing

@Suite struct StoryboardTests {
  /// Runs a script and returns the page of it.
  private static func page(
    of script: String, keepsGoing: Bool = false, _ trial: TrialSession? = nil
  ) throws -> String {
    var trial = try trial ?? TrialSession.loaded()
    let recorder = StoryRecorder(outer: trial.sink)
    (trial.session.sink, trial.session.story) = (recorder, recorder)
    trial.session.keepsGoing = keepsGoing
    trial.run(script)
    return StoryPage(of: recorder, title: "a.hpsh", status: trial.session.status).text
  }

  /// The text of the elements of a class, in order.
  private static func texts(_ kind: String, in page: String) -> [String] {
    StrictXML(page).elements.filter { $0.attributes["class"] == kind }.map(\.text)
  }

  @Test func `each command has its output, its calls and the screen after it`() throws {
    let page = try Self.page(
      of: """
        # Harry is tapped.
        # His title turns white.
        select 0:0; card open
        ls 0:0
        select 0:1
        card
        """)
    let xml = StrictXML(page)
    #expect(xml.fault == nil && xml.references == [])
    #expect(
      Self.texts("command", in: page) == [
        "select 0:0", "card open", "ls 0:0", "select 0:1", "card",
      ])
    #expect(Self.texts("caption", in: page) == ["Harry is tapped.", "His title turns white."])
    #expect(
      Self.texts("output", in: page).map { $0.split(separator: "\n").first } == [
        "card: open, y 612", "main: 12 rows in 5 sections", "card: open, y 612",
      ])
    #expect(xml.elements("summary").map(\.text) == ["5 calls", "7 calls"])
    #expect(xml.elements("figure").count == 3)
    #expect(Self.texts("unchanged", in: page) == ["screen unchanged", "screen unchanged"])
    #expect(xml.elements("h1").map(\.text) == ["a.hpsh"])
    #expect(page.contains("<strong>passed</strong> · 5 steps, 0 failures, status 0"))
  }

  @Test func `a failure is marked with the whole diagnostic, and the page tells what came before`()
    throws
  {
    let page = try Self.page(of: "select 0:0\n! select 9:9\nexpect selection = 0:1\nselect 0:2")
    #expect(
      Self.texts("failure", in: page) == [
        """
        trial:3:8: error: expected selection = 0:1 [expectation]
          expect selection = 0:1
                 ^~~~~~~~~~~~~~~
          wanted: 0:1 "Hermione Granger"
          got:    0:0 "Harry Potter"
                    ^
        """
      ])
    #expect(Self.texts("step failed", in: page).count == 1)
    #expect(Self.texts("step refused", in: page).count == 1)
    #expect(Self.texts("label", in: page) == ["failed, as it was to", "FAILED"])
    #expect(Self.texts("output", in: page) == ["error: main has no section 9 (0 to 4) [no-row]"])
    #expect(page.contains("<strong>failed</strong> · 3 steps, 1 failure, status 3"))
    #expect(page.contains("<a href=\"#step-3\">step 3</a>: expected selection = 0:1"))
  }

  @Test func `a text with a fault has a page with the fault alone`() throws {
    let page = try Self.page(of: "select 0:0\nslect 0:1")
    #expect(StrictXML(page).fault == nil)
    #expect(Self.texts("command", in: page) == [])
    #expect(Self.texts("failure", in: page).count == 1)
    #expect(page.contains("1 step, 1 failure, status 4"))
  }

  @Test func `errors that are passed over are marked each`() throws {
    let page = try Self.page(
      of: "select 9:9\nrepeat 2 { select 9:8; select 0:0 }\nselect 7:7\ncard", keepsGoing: true)
    #expect(Self.texts("failure", in: page).count == 4)
    #expect(
      Self.texts("command", in: page) == [
        "select 9:9", "repeat 2 { select 9:8; select 0:0 }", "select 9:8", "select 0:0",
        "select 9:8", "select 0:0", "select 7:7", "card",
      ])
    #expect(page.contains("8 steps, 4 failures"))
  }

  @Test func `commands in blocks and files are steps of their own, under what holds them`() throws {
    var trial = try TrialSession.loaded()
    let folder = try TemporaryFolder()
    try folder.write("# inside\nselect 0:1\n", to: "in.hpsh")
    trial.session.files.scriptFolder = folder.path
    let page = try Self.page(
      of:
        "repeat 2 {\n  select 0:0\n  repeat 1 { card open }\n}\nsource in.hpsh\n! repeat 1 { select 99 }\necho x > out",
      trial)
    #expect(
      Self.texts("command", in: page) == [
        "repeat 2 { …", "select 0:0", "repeat 1 { card open }", "card open", "select 0:0",
        "repeat 1 { card open }", "card open", "source in.hpsh", "select 0:1",
        "! repeat 1 { select 99 }", "select 99", "echo x > out",
      ])
    #expect(Self.texts("caption", in: page) == ["inside"])
    #expect(Self.texts("step holder", in: page).count == 5)
    #expect(
      Self.texts("output", in: page) == [
        "card: open, y 612\n", "card: open, y 612\n",
        "error: main has no row at position 99 (0 to 11) [no-row]",
      ])
  }

  @Test func `a screen that was drawn before is drawn once`() throws {
    let page = try Self.page(of: "repeat 20 { card open; card close }")
    let xml = StrictXML(page)
    #expect(xml.elements("figure").count == 40)
    #expect(xml.elements("use").count == 38)
    #expect(
      Set(xml.elements("use").compactMap { $0.attributes["href"] }) == ["#screen-2", "#screen-3"])
    let ids = xml.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count && Set(ids).isSuperset(of: ["screen-2", "screen-3"]))
  }

  @Test func `thousands of commands stay within bounds, and the end is told`() throws {
    var lines = (0..<6_000).map { "move \($0 % 12) -> 0:0" }
    lines.append("ls; repeat 300 { ls }")
    lines.append("select 9:9")
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: (0..<30).map { "row \($0)" }))
    let page = try Self.page(of: lines.joined(separator: "\n"), trial)
    print("6,303 steps: \(page.utf8.count / 1_000) kB")
    #expect(page.utf8.count < 8_000_000)
    #expect(StrictXML(page).fault == nil)
    #expect(page.contains("4303 steps left out here"))
    #expect(Self.texts("step failed", in: page).count == 1)
    #expect(page.contains("<a href=\"#step-6303\">step 6303</a>"))
  }

  @Test func `screens of thousands of rows stay within bounds`() throws {
    var lines = ["metrics row-height 0.01"]
    lines += (0..<30).map { "select \($0)" }
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: (0..<3_000).map { "row \($0)" }))
    let page = try Self.page(of: lines.joined(separator: "\n"), trial)
    #expect(page.utf8.count < 9_000_000)
    #expect(StrictXML(page).fault == nil)
    #expect(page.contains(" (not drawn: the page has no more room)</p>"))
  }

  @Test func `much output and many calls are cut`() throws {
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: (0..<3_000).map { "row \($0)" }))
    let page = try Self.page(of: "ls; allow selection multiple; select *", trial)
    #expect(StrictXML(page).fault == nil && page.utf8.count < 60_000)
    #expect(page.contains(" lines more\n</pre>"))
  }

  @Test func `hostile titles, commands and names leave the page well-formed`() throws {
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: HostileText.known, teams: HostileText.known))
    let script = HostileText.known.indices.map { row in
      "# <b>&amp;</b> ]]> \(row)\nselect \(row); ls \(row); why \(row); echo '</pre><script>' \"\\u{1B}\"; ! row '<i>'"
    }
    let page = try Self.page(of: script.joined(separator: "\n"), trial)
    let xml = StrictXML(page)
    #expect(xml.fault == nil && xml.references == [])
    #expect(xml.elements("b").isEmpty && xml.elements("i").isEmpty)
  }
}
