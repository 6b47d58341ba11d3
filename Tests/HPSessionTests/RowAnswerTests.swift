import HPSession
import SessionSupport
import TableModel
import Testing

/// What can be answered for a controller of somebody else's.
@Suite struct RowAnswerTests {
  @Test func `a controller that answers itself takes no answers about rows`() throws {
    var trial = try TrialSession(OwnAnswers())
    let before = trial.dump()
    for (command, method) in [
      ("veto select 0:0", "willSelectRowAt"),
      ("veto deselect where title = A", "willDeselectRowAt"),
      ("veto highlight none", "shouldHighlightRowAt"),
      ("redirect select 0:0 -> 0:1", "willSelectRowAt"), ("redirect none", "willSelectRowAt"),
      ("allow editing insert 0:0", "editingStyleForRowAt"),
    ] {
      let text = trial.run(command)
      #expect(
        text.contains("error: this controller answers \(method) itself [denied]"), "\(text)")
    }
    #expect(trial.dump() == before)
  }

  @Test func `its rows are selected, edited and swiped all the same`() throws {
    var trial = try TrialSession(OwnAnswers())
    #expect(
      trial.run(
        """
        allow selection multiple; select *; expect selection = A B
        edit on; commit delete 0:0; edit off; swipe 0:0; commit delete 0:0; expect count = 0
        """) == "")
  }

  @Test func `an answer needs rows that have an identity`() throws {
    var trial = try TrialSession(TakingAnswers())
    #expect(
      trial.run("veto select 0:1").contains(
        "the rows of main have no identities, which an answer could follow [denied]"))
    #expect(trial.run("veto select where title = B") == "")
    #expect(trial.run("select 0:1").contains("[not-selectable]"))
    #expect(trial.run("select 0:0") == "")
  }
}

/// A controller with answers of its own.
private struct OwnAnswers: TableController {
  var titles = ["A", "B"]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: titles[indexPath.row])
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> String? {
    titles[indexPath.row]
  }

  mutating func tableView(
    _ tableView: TableView, commit editingStyle: EditingStyle, forRowAt indexPath: IndexPath
  ) {
    titles.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
  }
}

/// A controller without identities that takes answers.
private struct TakingAnswers: RowRulesController {
  var rules = RowRules()

  func rowRules(of tableName: String) -> RowRules { rules }

  mutating func setRowRules(_ rules: RowRules, of tableName: String) { self.rules = rules }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: ["A", "B"][indexPath.row])
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    let title = ["A", "B"][indexPath.row]
    return rules.refuses(.select, identity: nil) { $0 == "title" ? title : nil }
      ? nil : indexPath
  }
}
