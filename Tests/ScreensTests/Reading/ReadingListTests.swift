import HPScript
import TableModel
import Testing

/// The reading list, held to its scripts and to what an app's own test would ask.
struct ReadingListTests {
  @Test(arguments: try Script.all(in: "../Behaviours/Reading"))
  func behaves(_ script: Script) throws {
    try script.run(on: ReadingListController.sample)
  }

  @Test func `what the user did is found in the controller`() throws {
    let screen = try Screen(controller: ReadingListController.sample)
    let list = screen.tables[0]

    try screen.tap(IndexPath(row: 2, section: 1), in: list)
    let move = try screen.moveRow(
      at: IndexPath(row: 2, section: 1), to: IndexPath(row: 0, section: 0), in: list)

    #expect(move.target == IndexPath(row: 0, section: 1))
    #expect(list.indexPathForSelectedRow == move.target)
    let controller = try #require(screen.controller as? ReadingListController)
    #expect(controller.chosen == "Candide")
    #expect(controller.shelves[1].books == ["Candide", "Dracula", "Walden"])
  }
}
