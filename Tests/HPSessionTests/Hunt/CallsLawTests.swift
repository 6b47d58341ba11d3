import SessionSupport
import Testing

@testable import HPSession
@testable import TableModel

@Suite struct CallsLawTests {
  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private func event(_ call: TraceEvent.Call) -> TraceEvent {
    TraceEvent(table: "main", call: call)
  }

  /// Calls that are said to have been made, and what fails of the screen that made none.
  static let cases: [([TraceEvent.Call], String?)] = {
    func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }
    return [
      ([], nil),
      ([.moveRowAt(path(0, 0), to: path(0, 2))], "expect rows main 0:0 = @aa10"),
      ([.moveRowAt(path(0, 0), to: path(1, 0))], "expect rows main 0:0 = @aa10"),
      ([.moveRowAt(path(0, 1), to: path(0, 1))], nil),
      ([.told(.deleteRow(path(0, 0)))], "expect rows main 0:0 = @aa10"),
      ([.told(.deleteRow(path(0, 3)))], "expect count main = 11"),
      ([.told(.insertRow(path(0, 1)))], "expect rows main 0:2 = @aa10"),
      ([.told(.insertRow(path(0, 4)))], "expect count main = 13"),
      ([.told(.deleteRow(path(0, 3))), .told(.deleteRow(path(0, 2)))], "expect count main = 10"),
      ([.reloadData], nil),
      ([.told(.deleteRow(path(0, 0))), .told(.insertRow(path(0, 0)))], nil),
      ([.moveRowAt(path(9, 0), to: path(0, 0))], nil),
    ]
  }()

  @Test(arguments: cases)
  func `a table that does not show what its calls say is told of`(
    calls: [TraceEvent.Call], statement: String?
  ) throws {
    let screen = try TrialSession.loaded().session.screen
    #expect(CallsLaw(before: screen).statement(after: calls.map(event)) == statement)
  }

  @Test func `what the calls say is what the screen shows`() throws {
    let screen = try TrialSession.loaded().session.screen
    for (source, target) in [(path(0, 0), path(0, 3)), (path(0, 3), path(0, 1))] {
      let law = CallsLaw(before: screen)
      _ = screen.takeEvents()
      _ = try screen.moveRow(at: source, to: target, in: screen.tables[0])
      #expect(law.statement(after: screen.takeEvents()) == nil)
    }
  }

  @Test func `a row that is moved takes its selection along`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:1")
    let screen = trial.session.screen
    let law = CallsLaw(before: screen)
    trial.run("move 0:0 -> 0:2")
    screen.state.tables[0].selection = RowIDs()
    let calls = [event(.moveRowAt(path(0, 0), to: path(0, 2)))]
    #expect(law.statement(after: calls) == "expect selection main = @aa10")
  }

  @Test func `a screen in order breaks no invariant, and each break is found`() throws {
    var trial = try TrialSession.loaded()
    trial.run("select 0:1")
    let screen = trial.session.screen
    #expect(screen.checkInvariants() == nil)
    let before = screen.state
    let stranger = RowID(rawValue: 999)
    screen.state.tables[0].selection.insert(stranger)
    #expect(screen.checkInvariants()?.broken == .selectionIsShown)
    screen.state = before
    screen.state.tables[0].cells[stranger] = TableCell(text: "")
    #expect(screen.checkInvariants()?.broken == .cellsAreShown)
    screen.state = before
    screen.state.tables[0].contentOffset = -1
    #expect(screen.checkInvariants()?.broken == .offsetIsInside)
    screen.state = before
    let row = screen.state.tables[0].shown.row(at: path(0, 0))
    screen.state.tables[0].shown.insert(row, at: path(1, 0))
    #expect(screen.checkInvariants()?.broken == .rowsStandOnce)
    #expect(screen.checkInvariants()?.table.name == "main")
  }
}
