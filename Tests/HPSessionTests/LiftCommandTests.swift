import HPSession
import SessionSupport
import Testing

@Suite struct LiftCommandTests {
  @Test func `a text that ends with a row in the air puts it back, with a note`() throws {
    var trial = try TrialSession.loaded()
    #expect(trial.run("lift 0:1; hover 0:0") == "0:1 -> 0:0\n")
    #expect(trial.session.liftedRow != nil)
    trial.session.putBackLiftedRow()
    trial.session.putBackLiftedRow()
    #expect(trial.sink.take() == "note: row 0:1 of main was lifted to the end, and is put back\n")
    #expect(trial.session.liftedRow == nil)
  }

  @Test(arguments: [
    ("lift 0:0 0:1", "trial:1:10: error: \"0:1\" is more than the command takes [usage]"),
    ("move -> 0:0", "trial:1:6: error: the row to move is missing [usage]"),
    ("lift", "trial:1:5: error: the row to lift is missing [usage]"),
    ("hover", "trial:1:6: error: a place or none is missing [usage]"),
    ("hover 0:0 none", "trial:1:11: error: \"none\" is more than the command takes [usage]"),
    ("drop 0:0", "trial:1:6: error: \"0:0\" is more than the command takes [usage]"),
    ("cancel all", "trial:1:8: error: \"all\" is more than the command takes [usage]"),
    ("pin", "trial:1:4: error: rows or none is missing [usage]"),
    ("reorder --api touch", "trial:1:15: error: \"touch\" is not control or drag [usage]"),
    ("reorder main", "trial:1:1: error: sections, a policy or an interface are missing [usage]"),
  ])
  func `what is wrong with the words is told`(line: String, message: String) throws {
    var trial = try TrialSession.loaded()
    #expect(trial.run(line).split(separator: "\n").first.map(String.init) == message)
  }

  @Test func `a place is looked for in the lifted row's table, whichever is in use`() throws {
    var trial = try TrialSession.loaded()
    trial.run("lift 0:0; use card")
    #expect(trial.run("hover 0:2") == "0:0 -> 0:2\n")
    #expect(
      trial.run("hover card 0") == """
        trial:1:7: error: row 0:0 was lifted in main [wrong-state]
          hover card 0
                ^~~~
          hint: hover none is a finger that has left its table

        """)
    #expect(trial.run("drop") == "0:0 -> 0:2\n")
  }

  @Test func `a command that fails leaves the row in the air where it was`() throws {
    var trial = try TrialSession.loaded()
    trial.run("lift 0:0; hover 0:2")
    #expect(trial.run("hover 9:0").contains("[no-row]"))
    #expect(trial.run("drop > /nonexistent/a").contains("[io]"))
    #expect(trial.run("drop") == "0:0 -> 0:2\n")
    #expect(trial.run("undo") == "undone: drop\n")
    #expect(trial.session.liftedRow == nil)
  }
}
