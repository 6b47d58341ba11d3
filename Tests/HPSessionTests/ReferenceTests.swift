import HPSession
import SessionSupport
import Testing

@Suite struct ReferenceTests {
  /// The paths that a reference names, with Lily Potter's row 0:2 selected.
  private static let forms: [(String, String)] = [
    ("0:2", "0:2"),
    ("Slytherin:2", "1:2"),
    ("\"Slytherin\":2", "1:2"),
    ("Sly\"therin\":2", "1:2"),
    ("'Slytherin':*", "1:0 1:1 1:2"),
    ("\"\":0", "4:0"),
    ("3", "0:3"),
    ("11", "4:0"),
    ("Tonks", "3:1"),
    ("\"Tonks\"", "3:1"),
    ("\"Luna Lovegood\"", "2:0"),
    ("Luna\" \"Lovegood", "2:0"),
    ("@dd", "2:0"),
    ("@\"dd4\"", "2:0"),
    ("@aa1", "0:0"),
    ("@aa10", "0:1"),
    ("last", "4:0"),
    ("1:last", "1:2"),
    ("Ravenclaw:last", "2:1"),
    ("selected", "0:2"),
    ("0:1..0:2", "0:1 0:2"),
    ("0:1 .. 0:2", "0:1 0:2"),
    ("0:3..2:0", "0:3 1:0 1:1 1:2 2:0"),
    ("2..4", "0:2 0:3 1:0"),
    ("\"Harry Potter\"..\"Hermione Granger\"", "0:0 0:1"),
    ("@bb..@cc", "1:0 1:1"),
    ("3:last..last", "3:1 4:0"),
    ("selected..3", "0:2 0:3"),
    ("1:1..1:1", "1:1"),
    ("1:*", "1:0 1:1 1:2"),
    ("Hufflepuff:*", "3:0 3:1"),
    ("main 1:0", "1:0"),
    ("main", "0:0 0:1 0:2 0:3 1:0 1:1 1:2 2:0 2:1 3:0 3:1 4:0"),
    ("*", "0:0 0:1 0:2 0:3 1:0 1:1 1:2 2:0 2:1 3:0 3:1 4:0"),
    ("1:0 0:0 1:*", "1:0 0:0 1:1 1:2"),
    ("card", "0:0 0:1 0:2 0:3"),
    ("card 1..2", "0:1 0:2"),
    ("card @act", "0:2"),
    ("card \"House: Gryffindor\"", "0:1"),
  ]

  @Test(arguments: forms)
  func `a reference names its rows in the order asked for`(words: String, paths: String) throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:2")
    let text = trial.run("ls \(words) --format csv")
    let columns = text.split(separator: "\n").dropFirst().map { $0.split(separator: ",")[1] }
    #expect(columns.joined(separator: " ") == paths, "\(text)")
  }

  @Test func `a table in use is meant where none is named`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0; use card")
    #expect(trial.run("ls 0 --columns gender") != "")
    #expect(trial.run("expect title 1 = \"House: Gryffindor\"") == "")
    #expect(trial.run("expect title main 1 = \"Hermione Granger\"") == "")
    #expect(trial.run("expect count = 4 and count main = 12") == "")
  }

  @Test func `a title that is a table's name needs quotes`() throws {
    var trial = try TrialSession.loaded()
    #expect(
      trial.run("select \"card\"") == """
        trial:1:8: error: no row of main has the title "card" [no-row]
          select "card"
                 ^~~~~~

        """)
  }

  @Test func `rows are looked for by their names after a move and in new sections`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select \"Tonks\"; move \"Tonks\" -> 3:0")
    #expect(trial.run("expect selection = 3:0 and selection = Tonks") == "")
    trial.run("ungroup")
    #expect(trial.run("select Tonks; selection") == "0:9  Tonks\n")
  }
}
