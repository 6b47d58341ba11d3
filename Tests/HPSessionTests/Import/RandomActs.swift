import HPSession
import SeededRandom
import TableModel

/// What a user does at random, and what the controller answers while it is done.
struct RandomActs {
  private var generator: SeededGenerator
  /// What stands before the acts: rules, mistakes of the controller, and what a finger reaches.
  let setUp: [String]
  /// Whether rows were asked for again last, or a control tapped.
  private var (hasReloaded, hasDeleted) = (false, false)
  /// Whether the log has what moves the card: else it is known by the nudges that are missing.
  let logsCard: Bool

  /// Makes the acts of a seed.
  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (rules, logsCard) = Self.rules(&generator)
    setUp = ["set quiet on", "metrics row-height 150"] + rules
    self.logsCard = logsCard
    self.generator = generator
  }

  private static func rules(_ generator: inout SeededGenerator) -> ([String], Bool) {
    func chance(of number: Int) -> Bool { Int.random(in: 0..<number, using: &generator) == 0 }
    var rules = [
      "group house", "allow selection main multiple", "allow selection main single --editing",
      "allow selection main multiple --editing", "reorder main 0", "reorder main --policy free",
      "reorder main --policy origin", "reorder main --api drag", "veto select main 0:1",
      "veto highlight main 0:2", "veto deselect main 0:0", "redirect select main 0:3 -> 0:0",
      "redirect select main 0:2 -> 9:9", "metrics row-height 200", "reorder card all",
      "section main 0 --footer end", "allow selection card none",
      "allow editing insert main 0:0 0:4", "allow editing none main 0:1", "pin main 0:0",
    ].filter { _ in chance(of: 3) }
    if chance(of: 2) {
      rules += Fault.all.filter { _ in chance(of: 8) }.map { "fault \($0.name) on" }
    }
    let isStrict = chance(of: 4)
    if isStrict { rules.append("set touch strict") }
    return (rules, isStrict || chance(of: 2))
  }

  private mutating func path(_ screen: Screen, in table: Int = 0) -> String {
    let shown = screen.shownRows(in: screen.tables[table])
    let position = Int.random(in: 0..<max(1, shown.count), using: &generator)
    return shown.indexPath(atPosition: position)?.description ?? "0:0"
  }

  /// Returns an act for a screen as it is now.
  ///
  /// A log cannot tell several reloads of rows from one, nor whether the card was asked for again by a
  /// delete or behind it, so neither is done one right after the other.
  mutating func next(_ screen: Screen) -> String {
    let act = any(screen)
    let isReload = act.hasPrefix("reload main ") && act.contains(":")
    let isAlike =
      hasReloaded && act.hasPrefix("reload ") || hasDeleted && act.hasPrefix("reload card")
    hasReloaded = isReload
    hasDeleted = act.hasPrefix("commit ")
    return isAlike ? "scroll main 0:0 --at top" : act
  }

  private mutating func any(_ screen: Screen) -> String {
    let chance = Int.random(in: 0..<100, using: &generator)
    if screen.liftedRow != nil, chance < 70 { return carry(screen) }
    // In editing mode much is refused, so nobody stays in it for long.
    if screen.isEditing(screen.tables[0]), chance < 8 { return "edit off main" }
    let choices =
      switch chance {
      case ..<35: taps(screen)
      case ..<45: moves(screen)
      case ..<55: movesTogether(screen)
      case ..<68: edits(screen)
      case ..<84: scrolls(screen)
      case ..<96: cards(screen)
      default: ["pin main \(path(screen))", "pin main none"]
      }
    return choices.randomElement(using: &generator) ?? ""
  }

  private mutating func taps(_ screen: Screen) -> [String] {
    let path = path(screen)
    let selected = screen.selection(in: screen.tables[0]).randomElement(using: &generator)
    return [
      "select main \(path)", "select main \(path)", "select main \(path)",
      "select card \(self.path(screen, in: 1))",
      "deselect main \(path)", "deselect main \(selected?.description ?? path)",
      "select main \(path) \(self.path(screen))",
      "select main \(self.path(screen)) \(path) \(self.path(screen))",
      "select main --silent \(path)", "select card --silent \(self.path(screen, in: 1))",
    ]
  }

  private mutating func moves(_ screen: Screen) -> [String] {
    let path = path(screen)
    return [
      "move main \(path) -> \(self.path(screen))", "move main \(path) -> \(path)",
      "move card 0 -> 0:1", "lift main \(path)", "lift main \(path)", "lift card 0",
    ]
  }

  /// Rows of one section most of the time, in any order, to where they can go or cannot.
  private mutating func movesTogether(_ screen: Screen) -> [String] {
    let (path, other) = (path(screen), path(screen))
    let section = path.prefix { $0 != ":" }
    let rows =
      [
        "\(path) \(section):\(Int.random(in: 0..<4, using: &generator))", "\(path)..\(other)",
        "\(other) \(path)", "\(section):0..\(section):2", "\(section):1 \(section):3 \(section):0",
        path,
      ].randomElement(using: &generator) ?? path
    let place = self.path(screen)
    return [
      "move main \(rows) -> \(place)", "move main \(rows) -> \(place)",
      "move main \(rows) -> \(section):\(Int.random(in: 0..<9, using: &generator))",
      "move main \(rows) before \(place)", "move main \(rows) after \(place)",
      "move main \(rows) to top", "move main \(rows) to bottom", "move main \(rows) -> 0:99",
      "move main \(rows) -> 9:0", "move card 0..1 -> 0:2", "move card 3 1 to top",
    ]
  }

  private mutating func carry(_ screen: Screen) -> String {
    let section = Int.random(in: 0..<3, using: &generator)
    let count =
      section < screen.shownRows(in: screen.tables[0]).numberOfSections
      ? screen.shownRows(in: screen.tables[0]).numberOfRows(inSection: section) : 0
    return [
      "hover \(path(screen))", "hover \(path(screen))", "hover \(section):\(count)", "hover none",
      "drop", "drop", "cancel", "scroll main \(path(screen))", "hover 0:1",
    ].randomElement(using: &generator) ?? ""
  }

  private mutating func edits(_ screen: Screen) -> [String] {
    let path = path(screen)
    let swiped = screen.swipedRow(in: screen.tables[0])?.description ?? path
    return [
      "edit on main", "edit off main", "swipe main \(path)", "swipe main \(path)",
      "swipe main \(swiped)",
      "commit delete main \(swiped)", "commit delete main \(swiped)",
      "commit delete main \(path)", "commit insert main \(path)",
    ]
  }

  private mutating func scrolls(_ screen: Screen) -> [String] {
    let (path, other) = (path(screen), path(screen))
    let position = ["top", "middle", "bottom", "none"].randomElement(using: &generator) ?? "top"
    return [
      "scroll main \(path) --at \(position)", "scroll main \(path)",
      "scroll main section 0 --at \(position)", "scroll card 0 --at \(position)",
      "reload main", "reload main \(path)",
      "reload main \(path) \(other)", "reload main section 0", "reload card",
    ]
  }

  private mutating func cards(_ screen: Screen) -> [String] {
    let points = Int.random(in: 20..<260, using: &generator)
    return [
      "card drag -\(points)", "card drag -\(points) \(points / 2) -30", "card drag 9",
      "card release", "card release", "card open", "card close",
    ]
  }
}
