import HPSession
import SeededRandom
package import TableModel

/// Commands as a careless user would type them: most are legal, some are wrong, some repeat or do nothing.
///
/// None of them is `undo`, `redo` or `load`.
package struct RandomCommands {
  private var generator: SeededGenerator
  private var last = "ls 0"
  /// Fields to group by, and titles that stand once.
  private let fields: [String]
  private let titles: [String]

  /// Makes the commands of a seed.
  package init(seed: UInt64, fields: [String], titles: [String]) {
    generator = SeededGenerator(seed: seed)
    self.fields = fields
    self.titles = titles
  }

  /// Returns a command for a screen as it is now.
  package mutating func next(on screen: Screen) -> String {
    let chance = Int.random(in: 0..<100, using: &generator)
    if chance < 8 { return last }
    // In editing mode much is refused, so nobody stays in it for long.
    if chance >= 90, screen.isEditing(screen.tables[0]) { return "edit off main" }
    last =
      switch chance {
      case ..<32: move(on: screen)
      case ..<50: select(on: screen)
      case ..<64: rule(on: screen)
      case ..<92: look(on: screen)
      default: wrong(on: screen)
      }
    return last
  }

  private mutating func one(of choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? "ls"
  }

  /// Returns the index path of a row of the main table.
  private mutating func path(on screen: Screen) -> String {
    let shown = screen.shownRows(in: screen.tables[0])
    let position = Int.random(in: 0..<max(1, shown.count), using: &generator)
    return shown.indexPath(atPosition: position)?.description ?? "0:0"
  }

  private mutating func move(on screen: Screen) -> String {
    let (source, target) = (path(on: screen), path(on: screen))
    let number = Int.random(in: 0..<4, using: &generator)
    return one(of: [
      "move main \(source) -> \(target)", "move main \(source) -> \(target)",
      "move \(source) before \(target)", "move \(source) after \(target)",
      "move \(source) to top", "move \(source) to bottom", "move \(source) -> \(source)",
      "move card \(number) to top",
      "move \(source) \(target) to top",
      "lift main \(source); hover main \(target); drop",
      "lift main \(source); hover main \(target); hover none; cancel",
    ])
  }

  private mutating func select(on screen: Screen) -> String {
    let (first, second) = (path(on: screen), path(on: screen))
    return one(of: [
      "select main \(first)", "select main \(first)", "select main \(first) \(second)",
      "select main --silent \(first)", "deselect main selected", "deselect main \(first)",
      "select main \"\(one(of: titles))\"",
      "allow selection main multiple", "edit on main", "edit off main", "edit off main",
      "swipe main \(first)", "commit delete main \(first)", "commit insert main \(second)",
      "select card 0:\(Int.random(in: 0..<4, using: &generator))",
      "deselect card *",
    ])
  }

  private mutating func rule(on screen: Screen) -> String {
    let section = Int.random(in: 0..<3, using: &generator)
    let points = Int.random(in: 20..<90, using: &generator)
    return one(of: [
      "reorder main all", "reorder main all", "reorder main none", "reorder main \(section)",
      "reorder main 0 --policy free", "reorder main all --policy free",
      "pin main \(path(on: screen))", "pin main none", "pin main where title contains a",
      "reorder main --policy edge", "reorder main all --policy origin", "reorder card all",
      card(on: screen), card(on: screen), "metrics row-height \(points)",
      "metrics row-height 50",
      "metrics top-inset \(points)", "group \(one(of: fields))", "group \(one(of: fields))",
      "ungroup", "sort \(one(of: fields)) -name", "sort -\(one(of: fields))", "unfilter",
      "filter title contains \(one(of: ["a", "e", "o"]))", "allow selection main single",
      "allow selection main single --editing",
      "allow selection main multiple --editing", "veto select main \(path(on: screen))",
      "veto select main none", "veto highlight main where title contains a",
      "veto highlight main none",
      "veto deselect main selected", "veto deselect main none", "redirect main none",
      "redirect select main \(path(on: screen)) -> \(path(on: screen))",
      "allow editing insert main \(path(on: screen))",
      "allow editing none main \(path(on: screen))",
    ])
  }

  private mutating func card(on screen: Screen) -> String {
    let points = Int.random(in: 20..<90, using: &generator)
    let moves =
      screen.card.isDragging
      ? ["card drag -\(points)", "card release", "card release --velocity -\(points)0"]
      : ["card open", "card close", "card drag -\(points) -30", "card drag 9"]
    return one(
      of: moves + [
        one(of: moves), "card bounds clamp", "card height content",
        "card detents half=\(points)0 tip=812", "card detents none",
        "card fields \"A b\"=\(one(of: fields)) C=id",
      ])
  }

  private mutating func look(on screen: Screen) -> String {
    let path = path(on: screen)
    return one(of: [
      "ls main \(path)", "row main \(path)", "selection", "card", "cells", "tables", "dump",
      "use card", "use main", "use main", "mark here", "trace on", "trace off", "echo a",
      "expect count main = \(screen.shownRows(in: screen.tables[0]).count)", "! select main 99:0",
      "set quiet on", "set quiet off", "help move", "history",
    ])
  }

  private mutating func wrong(on screen: Screen) -> String {
    let path = path(on: screen)
    return one(of: [
      "select main 99:0", "select main 0:9999", "select \"No Such Name\"", "move \(path) -> 77:0",
      "move \(path) -> 0:9999", "move \(path)", "group nothing", "use nothing", "reorder main 99",
      "expect count main = -1", "ls main \(path)..", "metrics row-height x", "bogus", "echo \"open",
      "! echo a", "! select main \(path)", "! card open", "move main * -> 0:0",
      "select main \(path) 99:0", "echo a > /nonexistent/a",
      "move \(path) -> 0:0 > /nonexistent/a", "select main \(path) > /nonexistent/a",
      "source nothing.hpsh", "row main 99", "set width 1",
    ])
  }
}
