import HPSession
import SeededRandom
package import TableModel

/// Commands that lead a session into many states, and further ones that depend on nothing but what a dump shows.
package struct RandomChanges {
  private var generator: SeededGenerator
  private var fresh = 0

  /// Makes the commands of a seed.
  package init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private mutating func one(of choices: [String]) -> String {
    choices.randomElement(using: &generator) ?? "ls"
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  /// Returns the index path of a row that the main table shows.
  private mutating func path(on screen: Screen) -> String {
    let shown = screen.shownRows(in: screen.tables[0])
    let position = Int.random(in: 0..<max(1, shown.count), using: &generator)
    return shown.indexPath(atPosition: position)?.description ?? "0:0"
  }

  /// Returns a command that brings in what the dumps of few sessions have: drift, titles,
  /// heights, answers, faults and a card that is held.
  ///
  /// The fault that leaves a row in the model twice is not among them: two rows of one id may hold
  /// different records, of which a dump shows those of the row that the table shows.
  package mutating func odd(on screen: Screen) -> String {
    let (first, second) = (path(on: screen), path(on: screen))
    fresh += 1
    let section = number(0...3)
    return one(of: [
      "model delete main \(first)", "model move main \(first) -> \(second)",
      "model insert main \(first) name=New\(fresh) house=Slytherin",
      "model update main \(first) name=Other\(fresh) house=Gryffindor",
      "model section insert main \(section) Extra", "model section delete main \(section)",
      "insert main \(first) name=Row\(fresh) id=z\(fresh)", "insert main \(first) name=Row\(fresh)",
      "delete main \(first)", "reload main", "reload main \(first)", "move card 0:1 -> 0:0",
      "model move card 0:0 -> 0:2", "section \(section) --header Head --footer Foot",
      "metrics row-height \(number(20...90)) of main \(first)",
      "metrics row-height \(number(20...90)) of card 0:1", "metrics row-height auto of main *",
      "fault mover-swap on", "fault mover-swap off", "fault mover-empty on",
      "fault mover-empty off",
      "fault card-by-name on", "fault card-by-name off", "reorder main all --api drag",
      "reorder main all --api control", "card drag \(number(-200...50))", "card release",
      "card detents high=\(number(100...300)) low=\(number(400...800))", "card detents none",
      "card source other", "card source main", "select other 0:0", "delete other 0:0",
      "use main; filter house contains r", "use main; filter not gender = male",
      "use main; unfilter", "use main; sort -name", "fault filter-blind on",
      "fault filter-blind off", "card bounds rubber", "card height content",
      "metrics card-max-height \(number(200...600))",
    ])
  }

  /// Returns one of the commands that must do the same in a session that was restored.
  package mutating func further(on screen: Screen) -> String {
    let (first, second) = (path(on: screen), path(on: screen))
    let section = number(0...3)
    return one(of: [
      "select main \(first)", "select main \(first) \(second)", "deselect main \(first)",
      "deselect main selected", "move main \(first) -> \(second)",
      "move main \(first) before \(second)", "move main \(first) to bottom",
      "reorder main \(section)", "reorder main all", "reorder main none",
      "reorder main all --policy \(one(of: ["edge", "origin", "free"]))",
      "delete main \(first)", "delete main \(first) \(second)",
      "update main \(first) name=Name\(number(1...9))",
      "update main \(first) house=\(one(of: ["Slytherin", "Ravenclaw"])) wand.core=\(number(1...9))",
      "update main \(first) id=u\(number(1...20))", "use main; group house",
      "use main; group gender", "use main; ungroup", "use main; sort name",
      "use main; sort -house wand.core", "use main; filter house = Slytherin",
      "use main; filter name contains \(one(of: ["a", "e", "Name"]))", "use main; unfilter",
      "insert main \(first) name=Late",
    ])
  }
}
