import HPSession
import SeededRandom
import SessionSupport
import TableModel
import Testing

@Suite struct RowLooksTests {
  private static let commands = [
    "group house", "ungroup", "select 0:1", "select 0:3", "select 1:0", "move 0:1 -> 0:3",
    "move 0:0 -> 1:0", "pin 0:2", "pin where house = Slytherin", "pin none", "reorder 1",
    "reorder none", "reorder all", "edit on", "edit off", "model delete 0:0",
    "model insert 0:0 name=Nobody", "model move 0:0 -> 0:2", "reload", "scroll 0:last",
    "scroll 0:0", "delete 0:1", "insert 0:0 name=Somebody", "select card 0", "undo 3", "redo",
    "fault mover-echo on", "fault mover-echo off", "fault no-cell-reset on",
    "fault no-cell-reset off", "fault card-by-name on", "fault card-by-name off",
    "swipe 0:0", "deselect selected", "allow selection multiple", "allow selection single",
  ]

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `how a row looks is what its cell shows, whatever was done before`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var trial = try TrialSession.loaded(isGrouped: seed.isMultiple(of: 2))
    for step in 0..<40 {
      let command = Self.commands.randomElement(using: &random) ?? ""
      trial.run(command)
      let screen = trial.session.screen
      for table in screen.tables {
        let looks = screen.looks(of: table)
        for path in screen.shownRows(in: table).indexPaths {
          let look = looks.look(ofRowAt: path)
          let isWhite = screen.cell(ofRowAt: path, in: table).textColor == .white
          let hasControl = screen.showsReorderControl(ofRowAt: path, in: table)
          #expect(
            look.isWhite == isWhite && look.hasControl == hasControl,
            "seed \(seed), step \(step), after \(command): \(table.name) \(path)")
        }
      }
    }
  }
}
