import CommandKit
import HPSession
import SeededRandom
import SessionSupport
import TableModel
import Testing

@Suite struct CompletionTests {
  private static let awkward = [
    "main", "card", "last", "selected", "all", "none", "where", "to", "top", "0:1", "3", "@id1",
    "-x",
    "--", "#a", "a..b", "*", "0:*", "{", "}", "->", "→", "$x", "a$b", "a;b", "it's", "\"q\"", "\\n",
    "Ann Lee", "ann lee", "ANN", "", " ", "a  b", "tab\tbed", "two\nlines", "é", "e\u{301}", "日本",
    "👩‍👩‍👧‍👦",
    "\u{1B}[31m", "\u{202E}x", "Twin", "Twin", "S:2", "a=b", "x,y", "!", ">", "Red", "Blue:0",
  ]

  /// Returns a session with rows of these titles, one of which may be selected.
  private static func session(titled titles: [String]) throws -> TrialSession {
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: titles, teams: ["Red", "Blue"]))
    _ = trial.sink.take()
    return trial
  }

  /// Selects what a text with a candidate says, and returns the identity of the one row that is selected then.
  private static func selected(by text: String, _ trial: inout TrialSession) -> String? {
    let output = trial.run(text)
    guard output == "" else { return output }
    return trial.run("row selected").split(separator: "\n").dropFirst().first.map { $0.trimmed }
  }

  @Test func `every row is among what select offers, and what is inserted means that row`() throws {
    var trial = try Self.session(titled: Self.awkward)
    let completions = trial.session.completions(of: "select ")
    var found: Set<String> = []
    for candidate in completions.candidates
    where !["last", "selected", "where", "main", "card"].contains(candidate.text) {
      let row = Self.selected(by: "select \(candidate.text)", &trial)
      #expect(row?.hasPrefix("@id") == true, "\(candidate.text): \(row ?? "nothing")")
      if let row { #expect(found.insert(row).inserted, "\(candidate.text)") }
    }
    #expect(found.count == Self.awkward.count)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `the begin of a title in quotes, and bare, leads to that title`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let titles = Set(
      (0..<40).map { _ in HostileText.random(using: &generator) } + HostileText.known
    )
    .sorted()
    var trial = try Self.session(titled: titles)
    for (index, title) in titles.enumerated() where !title.isEmpty {
      let begin = String(title.prefix(Int.random(in: 1...title.count, using: &generator)))
      let typed = "select " + Word.quoted(begin).dropLast()
      let texts = trial.session.completions(of: typed).candidates.map(\.text)
      let meant = texts.first { Self.selected(by: "select \($0)", &trial) == "@id\(index)" }
      #expect(
        meant != nil,
        "seed \(seed): \(typed.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()) gives \(texts)"
      )
    }
  }

  @Test(arguments: ["filter note = ", "select where note = ", "expect field 0:0 note = "])
  func `the values of a field are offered where it is compared, once each`(text: String) throws {
    var trial = try Self.session(titled: ["Red", "red hat", "none", "Red", "12", "", "true"])
    let offered = trial.session.completions(of: text).candidates.map(\.text)
    #expect(offered == ["none", "\"12\"", "\"none\"", "Red", "\"red hat\"", "\"true\""])
    #expect(
      trial.session.completions(of: text + "RE").candidates.map(\.text) == ["Red", "\"red hat\""])
  }

  @Test func `a value that is offered for a field sets and finds just that value`() throws {
    var trial = try Self.session(titled: Self.awkward)
    // Of texts that are equal, however their accents are written, one is offered.
    var seen: Set<String> = [""]
    for (index, title) in Self.awkward.enumerated() where seen.insert(title).inserted {
      let begin = Word.quoted(title).dropLast()
      let filters = trial.session.completions(of: "filter note = \(begin)").candidates
      let filter = try #require(filters.first { trial.means($0.text, title) }, "\(title)")
      trial.run("filter note = \(filter.text)")
      #expect(
        trial.run("expect count >= 1; expect field 0 note = \(filter.text)") == "", "\(title)")
      trial.run("unfilter")
      let settings = trial.session.completions(of: "update @id0 note=\(begin)").candidates
      let setting = try #require(
        settings.first { trial.means(String($0.text.dropFirst(5)), title) }, "\(title)")
      #expect(trial.run("update @id0 \(setting.text)") == "", "\(index)")
      #expect(trial.run("expect field @id0 note = \(filter.text)") == "", "\(title)")
      trial.run("undo")
    }
  }

  @Test func `of very many rows a few are looked at for values, and two hundred are offered`()
    throws
  {
    let titles = (0..<20_000).map { "v\($0 < 10_000 ? $0 % 600 : $0)" }
    var trial = try Self.session(titled: titles)
    let found = trial.session.completions(of: "filter note = v")
    #expect(found.candidates.count == 200 && found.count == 300)
  }

  @Test
  func `whatever is typed, completing changes nothing and every candidate stands where it should`()
    throws
  {
    var generator = SeededGenerator(seed: 7)
    var trial = try TrialSession.loaded()
    trial.run("let hero = 0; mark before; fault mover-empty on")
    let before = trial.dump()
    let scraps = [
      "select", "move", " ", "  ", "\"", "'", "$", "$he", "0:0", "->", "to", "{", "}", ";", "#",
      "\n",
      "--", "--at=", "where", "=", "house", "load", "/", "./", "reorder", "Sly", "card", "expect",
      "!", ">",
      "if", "time", "batch", "\\", "\\u{", "日", "\u{1B}",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...6, using: &generator))
        .map { _ in scraps.randomElement(using: &generator) ?? "" }.joined()
      let completions = trial.session.completions(of: text)
      #expect(
        completions.start <= text.utf8.count && completions.count >= completions.candidates.count)
    }
    #expect(trial.dump() == before)
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

extension TrialSession {
  /// Returns whether a spelling reads back as a text.
  fileprivate func means(_ spelling: String, _ text: String) -> Bool {
    let source = SourceText(name: "", "echo \(spelling)")
    let words = try? ScriptParser.parse(source).units.first?.items.first?.words
    return words?.count == 2 && words?.last?.text == text
  }
}
