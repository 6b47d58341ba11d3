import SeededRandom
import TableModel
import Testing

@Suite struct DragWalkTests {
  private static let runs = ReorderPolicy.allCases.flatMap { policy in
    ReorderAPI.allCases.flatMap { api in
      ([1, 2, 3, 20_240_229] as [UInt64]).map { (policy, api, $0) }
    }
  }

  @Test(arguments: runs)
  func `a walk of lifts, hovers and drops goes as in plain arrays`(
    _ policy: ReorderPolicy, _ api: ReorderAPI, _ seed: UInt64
  ) throws {
    var walk = try DragWalk(policy, api, seed: seed)
    for step in 0..<2000 {
      let what = try walk.step()
      if let difference = walk.difference {
        Issue.record("\(policy), \(api), seed \(seed), step \(step): \(what): \(difference)")
        return
      }
    }
    print("\(policy), \(api), seed \(seed): \(walk.asked) asked, \(walk.told) told")
    #expect(walk.told > 60)
  }
}

/// A screen and plain arrays, to both of which the same happens.
private struct DragWalk {
  private let screen: Screen
  private var plain: PlainDrag
  private var generator: SeededGenerator
  private(set) var asked = 0
  private(set) var told = 0
  private var selected: String?

  init(_ policy: ReorderPolicy, _ api: ReorderAPI, seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    let sections = [
      ["a", "b", "c", "d", "e", "f"], [], ["g", "h", "i"], ["j"], ["k", "l", "m", "n"],
    ]
    let pins: Set = ["a", "b", "f", "i"]
    // Under free a section that lifts nothing would end up with all rows.
    let fixed = seed == 1 && policy != .free ? 3 : nil
    plain = PlainDrag(
      sections, pinned: pins, fixed: fixed, policy: policy.rawValue, isDrag: api == .drag)
    var shelf = Shelf(sections)
    (shelf.policy, shelf.pinned, shelf.fixedSections) = (
      policy, pins, Set([fixed].compactMap(\.self))
    )
    screen = try Screen(controller: shelf)
    screen.setReorderAPI(api, in: screen.main)
  }

  /// What tells the two apart, nil where nothing does.
  var difference: String? {
    let model = (screen.controller as? Shelf)?.sections ?? []
    let titles = plain.sections.map { $0.joined(separator: " ") }.joined(separator: " · ")
    if screen.shownTitles != titles { return "shows \(screen.shownTitles), not \(titles)" }
    if model != plain.sections { return "the model is \(model), not \(plain.sections)" }
    if (asked, told) != (plain.asked, plain.told) {
      return "\(asked) asked, \(told) told, not \(plain.asked) and \(plain.told)"
    }
    if screen.liftedRow?.target != plain.held.map({ at($0.slot.section, $0.slot.row) }) {
      return "\(String(describing: screen.liftedRow)), not \(String(describing: plain.held))"
    }
    if screen.selectedTitles != [selected].compactMap(\.self) {
      return "\(screen.selectedTitles) are selected, not \(selected ?? "none")"
    }
    return nil
  }

  /// Does something at random to both and says what.
  mutating func step() throws -> String {
    let what = try plain.held == nil ? begin() : goOn()
    for event in screen.takeEvents() {
      if case .targetIndexPathForMoveFromRowAt = event.call { asked += 1 }
      if case .moveRowAt = event.call { told += 1 }
    }
    return what
  }

  private mutating func begin() throws -> String {
    let name = plain.sections.joined().randomElement(using: &generator) ?? "a"
    guard let place = plain.place(of: name) else { return "nothing" }
    let path = at(place.section, place.row)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      try screen.tap(path, in: screen.main)
      selected = name
      return "tap \(name)"
    case 1...2: return try carry(from: place)
    default:
      if plain.canLift(name) {
        try screen.lift(path, in: screen.main)
        plain.lift(name)
      } else {
        #expect(throws: ScreenFault.notMovable(path, table: "main")) {
          try screen.lift(path, in: screen.main)
        }
      }
      return "lift \(name)"
    }
  }

  /// Moves one to three neighbours at once.
  private mutating func carry(from place: PlainDrag.Place) throws -> String {
    let rows = plain.sections[place.section]
    let most = plain.isDragAndDrop ? 1 : 3
    let count = min(rows.count - place.row, Int.random(in: 1...most, using: &generator))
    let names = Array(rows[place.row..<place.row + count])
    let sources = names.indices.map { at(place.section, place.row + $0) }
    let section = Int.random(in: plain.sections.indices, using: &generator)
    let last = plain.sections[section].count - (section == place.section ? count : 0)
    let target = PlainDrag.Place(section: section, row: Int.random(in: 0...last, using: &generator))
    let what = "move \(names) to \(target.section):\(target.row)"
    guard names.allSatisfy(plain.canLift) else {
      #expect(throws: ScreenFault.self) {
        try screen.moveRows(at: sources, to: at(target.section, target.row), in: screen.main)
      }
      return what
    }
    _ = try screen.moveRows(at: sources, to: at(target.section, target.row), in: screen.main)
    plain.carry(names, to: target)
    return what
  }

  private mutating func goOn() throws -> String {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...3:
      _ = try screen.drop()
      plain.drop()
      return "drop"
    case 4:
      screen.cancelLift()
      plain.cancel()
      return "cancel"
    case 5:
      _ = try screen.hoverOverNothing()
      _ = plain.hover(nil)
      return "hover none"
    default:
      let isOwn = Bool.random(using: &generator)
      let place = PlainDrag.Place(
        section: isOwn
          ? plain.held?.slot.section ?? 0 : Int.random(in: -1...5, using: &generator),
        row: Int.random(in: -1...7, using: &generator))
      let path = at(place.section, place.row)
      guard plain.places.contains(place) else {
        #expect(throws: ScreenFault.noRow(path, table: "main")) { try screen.hover(over: path) }
        return "hover \(path), which is nowhere"
      }
      let move = try screen.hover(over: path)
      #expect(
        plain.hover(place) == PlainDrag.Place(section: move.target.section, row: move.target.row))
      return "hover \(path)"
    }
  }
}
