import HPSession
import SeededRandom
import SessionSupport
import TableModel
import Testing

@Suite struct WhyTests {
  /// A command with the rows it moved and selected, as one remembers them who typed it.
  private struct Typed {
    let line: String
    var moved: String?
    var selected: String?
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13] as [UInt64])
  func `it names the moves that were typed and not undone, and no others`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var trial = try TrialSession.loaded(isGrouped: false)
    var done: [Typed] = []
    var undone: [Typed] = []
    for _ in 0..<120 {
      let screen = trial.session.screen
      let shown = screen.shownRows(in: screen.tables[0])
      let (from, to) = (
        Int.random(in: 0..<shown.count, using: &generator),
        Int.random(in: 0..<shown.count, using: &generator)
      )
      let row = screen.identity(
        of: shown.row(at: IndexPath(row: from, section: 0)), in: screen.tables[0])
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where !done.isEmpty:
        trial.run("undo")
        undone.append(done.removeLast())
      case 1 where !undone.isEmpty:
        trial.run("redo")
        done.append(undone.removeLast())
      case 2 where screen.selection(in: screen.tables[0]) != [IndexPath(row: from, section: 0)]:
        trial.run("select 0:\(from)")
        done.append(Typed(line: "trial:1: select 0:\(from)", selected: row))
        undone = []
      case 3..<6 where from != to:
        trial.run("move 0:\(from) -> 0:\(to)")
        done.append(Typed(line: "trial:1: move 0:\(from) -> 0:\(to)", moved: row))
        undone = []
      default: continue
      }
      let asked = ["bb2", "cc3", "dd4", "ff6"].randomElement(using: &generator) ?? "bb2"
      let moves = done.filter { $0.moved == asked }.map(\.line)
      #expect(Self.commands(trial.run("why @\(asked)")) == moves, "seed \(seed)")
      if let last = done.last(where: { $0.selected != nil }) {
        #expect(Self.commands(trial.run("why selected")) == [last.line], "seed \(seed)")
      }
    }
    print("seed \(seed): \(done.count) steps in force")
  }

  /// The lines without what is in brackets; none is the answer for a row that nobody moved.
  private static func commands(_ answer: String) -> [String] {
    answer.split(separator: "\n").filter { $0 != "none" }.compactMap { line -> String? in
      line.firstRange(of: "  (").map { String(line[..<$0.lowerBound]) }
    }
  }

  @Test func `nothing is known of a controller that is a class`() throws {
    var trial = try TrialSession(Drawer())
    #expect(
      trial.run("why 0:0") == """
        trial:1:1: error: this controller is a class, and no steps are kept of it [denied]
          why 0:0
          ^~~~~~~
          hint: a controller that is a struct has undo and why

        """)
  }

  @Test func `a controller without identities is asked by index paths`() throws {
    var trial = try TrialSession(Jukebox())
    #expect(trial.run("why 0:1") == "none\n")
    trial.run("move 0:0 -> 0:1")
    #expect(trial.run("why 0:1") == "trial:1: move 0:0 -> 0:1  (0:0 -> 0:1)\n")
    #expect(trial.run("why 0:0") == "none\n")
  }
}

/// A controller that is a class.
private final class Drawer: TableController {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: "\(indexPath)")
  }
}
