import CommandKit
import HPSession
import SeededRandom
import SessionSupport
import TableModel
import Testing

@Suite struct TextScreenTests {
  /// Returns the lines that `screen` draws, without the one of numbers.
  private static func drawing(_ trial: inout TrialSession, _ command: String = "screen") -> [String]
  {
    trial.run(command).split(separator: "\n").dropFirst().map(String.init)
  }

  @Test(arguments: ["screen", "screen --ascii"])
  func `every line is as wide as the others, whatever the titles are made of`(
    command: String
  ) throws {
    for titles in [HostileText.known, HostileText.known.reversed()] {
      var trial = try TrialSession()
      try trial.session.show(.rows(titled: titles, teams: titles))
      trial.run("select last; edit on; card open")
      for _ in 0..<8 {
        for line in Self.drawing(&trial, command) {
          #expect(line.displayWidth == 44, "\(line)")
          #expect(line == line.visible)
        }
        trial.run("delete 0:0..0:last; delete 1:0..1:last; delete 2:0..2:last; delete 3:*")
      }
    }
  }

  @Test(arguments: [1, 2, 3, 5, 8] as [UInt64])
  func `random titles keep to their lines`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let titles = (0..<200).map { _ in HostileText.random(using: &generator) }
    var trial = try TrialSession()
    try trial.session.show(.rows(titled: titles))
    for row in stride(from: 0, to: 200, by: 15) {
      trial.run("scroll \(row) --at top; select \(row)")
      let lines = Self.drawing(&trial)
      #expect(lines.allSatisfy { $0.displayWidth == 44 }, "seed \(seed), row \(row)")
      #expect(lines.count < 30, "seed \(seed), row \(row)")
    }
  }

  @Test(arguments: [
    "height 1", "height 1000000", "width 1", "width 1000000", "row-height 0.01",
    "row-height 1000000",
    "top-inset 1000000", "bottom-inset 1000000", "grab-bar 1000000", "grab-bar 0",
    "header-height 1000000", "footer-height 0", "corner 1000000", "grab-line-width 1000000",
    "grab-line-height 1000000", "height 100 top-inset 90 bottom-inset 90 grab-bar 90",
  ])
  func `odd measures are drawn as far as they can be`(measures: String) throws {
    var trial = try TrialSession.loaded()
    trial.run("section 0 --footer end; metrics \(measures); select 0:0; card open")
    for command in ["screen", "screen --ascii"] {
      let lines = Self.drawing(&trial, command)
      #expect(trial.session.firstErrorStatus == nil)
      #expect(lines.allSatisfy { $0.displayWidth == 44 } && lines.count < 2_000, "\(measures)")
    }
  }

  @Test func `--ascii is for text alone`() throws {
    var trial = try TrialSession()
    #expect(
      trial.run("screen --ascii --svg a.svg") == """
        trial:1:22: error: --ascii does not belong to a drawing in a file [usage]
          screen --ascii --svg a.svg
                               ^~~~~

        """)
  }

  @Test func `a controller without a card has a screen without one`() throws {
    var trial = try TrialSession(Bare())
    #expect(
      trial.run("metrics height 346 bottom-inset 50; screen") == """
        main: offset 0 of 0
        ┌──────────────────────────────────────────┐
        │                                          │
        │   row 0:0                                │
        │   row 0:1                                │
        │                                          │
        │                                          │
        │                                          │
        │                                          │
        └──────────────────────────────────────────┘

        """)
  }
}

/// A controller with one table and no more said than must be.
private struct Bare: TableController {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableCell {
    TableCell(text: "row \(indexPath)")
  }
}
