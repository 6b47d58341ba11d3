import HPScript
import TableModel
import Testing

/// The screen of characters, held to its scripts and to what an app's own test would ask.
struct CharactersTests {
  @Test(arguments: try Script.all(in: "../Behaviours/Characters"))
  func behaves(_ script: Script) throws {
    try script.run(on: CharactersViewController(characters: Character.sample))
  }

  @Test func `a tap tells the main table, reloads the card and nudges it`() throws {
    let screen = try Screen(controller: CharactersViewController(characters: Character.sample))
    let main = try #require(screen.table(named: "main"))
    let path = IndexPath(row: 4, section: 0)

    try screen.tap(path, in: main)

    #expect(
      screen.takeEvents() == [
        TraceEvent(table: "main", call: .shouldHighlightRowAt(path, answer: true)),
        TraceEvent(table: "main", call: .willSelectRowAt(path, answer: path)),
        TraceEvent(table: "main", call: .didSelectRowAt(path)),
        TraceEvent(table: "card", call: .reloadData),
        TraceEvent(table: "card", call: .nudge(points: 10)),
      ])
    #expect(main.cellForRow(at: path)?.textColor == .white)
    #expect(screen.controller.cardRowIdentity == "luna")
    #expect(screen.card.position == .closed)
  }
}
