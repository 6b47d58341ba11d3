import HPSession
import SessionSupport
import Testing

@Suite struct ExpectationTests {
  @Test(arguments: [
    "selection = 0:0", "selection = \"Harry Potter\"", "selection = @aa1", "selection != none",
    "selection = selected", "selection contains 0:0", "selection contains none",
    "selection card = none", "selection main = main 0:0", "selection = card.row",
    "white = selected", "white = 0:0", "white card = none",
    "count = 12", "count 1:* = 3", "count card = 4", "count main = 12", "count 0:0..1:1 > 5",
    "count 0:0 0:0 = 1", "count != 9", "count >= 12 and count <= 12 and count < 13",
    "count matches \"^1.$\"", "count contains 2",
    "title 0 = \"Harry Potter\"", "title 0 contains Pott", "title 0 matches \"^H.*r$\"",
    "title 0 < \"I\"", "title card 1 = \"House: Gryffindor\"", "title 0:2 = title 0:3",
    "rows 0:0..0:1 = 0:0 0:1", "rows 0:0..0:1 = @aa1 @aa10", "rows 0:0..0:1 != 0:1 0:0",
    "rows * contains \"Draco Malfoy\" \"Viktor Krum\"", "rows 0:0 = selection",
    "card = \"Gender: male\" \"House: Gryffindor\" \"Actor: Daniel Radcliffe\" \"Patronus: stag\"",
    "card contains \"Patronus: stag\"", "card != none",
    "card.row = 0:0", "card.row = selected", "card.row != none",
    "card.position = closed", "card.y = 812", "card.y = 812.0", "card.y > 99",
    "\"a\" = a", "1.50 = 1.5", "2 < 10", "\"b\" > \"a\"", "\"10\" > \"9\"", "\"x\" != none",
  ])
  func `what is so holds`(statement: String) throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0")
    #expect(trial.run("expect \(statement)") == "")
    #expect(trial.run("expect not \(statement)").contains("it holds, and was not to"))
    #expect(trial.run("expect (\(statement))") == "")
    #expect(trial.run("expect (\(statement) and 1 = 1) or 1 = 2") == "")
  }

  /// `T` and `F` stand for statements that hold and do not.
  @Test(arguments: [
    ("T or F and F", true), ("F and F or T", true), ("F and (F or T)", false),
    ("(T or F) and F", false), ("not F and F", false), ("not (F and F)", true),
    ("not F or F", true), ("not not T", true), ("T and not F and T", true),
    ("F or F or T", true), ("F or not T", false), ("(((T)))", true),
  ])
  func `not binds closer than and, and closer than or`(text: String, holds: Bool) throws {
    var trial = try TrialSession()
    let statement =
      text.replacing("T", with: "1 = 1").replacing("F", with: "1 = 2")
    #expect((trial.run("expect \(statement)") == "") == holds)
  }

  @Test func `the first of several that do not hold is shown`() throws {
    var trial = try TrialSession.loaded()
    #expect(trial.run("expect count = 1 or count = 2").contains("expected count = 1 ["))
    #expect(trial.run("expect count = 12 and count = 2").contains("expected count = 2 ["))
    #expect(trial.run("expect count = 2 and count = nope").contains("expected count = 2 ["))
  }

  @Test func `the selection is compared by identity, and none is no row`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:2")
    #expect(trial.run("expect selection = 0:2 and selection != 0:3") == "")
    trial.run("move 0:2 -> 0:0")
    #expect(trial.run("expect selection = 0:0 and selection = @ff6") == "")
    trial.run("deselect selected")
    #expect(trial.run("expect selection = none and none = none") == "")
    #expect(trial.run("expect card.row = 0:0 and white = 0:0") == "")
  }

  @Test func `expect changes nothing and makes no step`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:0")
    let (before, steps) = (trial.dump(), trial.session.journal.undoCount)
    trial.run("expect selection = none")
    trial.run("! expect selection = none")
    #expect(trial.dump() == before)
    #expect(trial.session.journal.undoCount == steps)
  }
}
